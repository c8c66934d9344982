import { mediaRoute } from '@/lib/http/media-routes';
import { described } from '@/lib/http/openapi/described';
import { readMediaDoc } from '@/lib/wire/docs/media';

/** GET /api/media/{file}. A picture or film by its unguessable name. */
export const GET = described(mediaRoute, readMediaDoc);
