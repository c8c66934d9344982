import { uploadMediaRoute } from '@/lib/http/media-routes';
import { described } from '@/lib/http/openapi/described';
import { uploadMediaDoc } from '@/lib/wire/docs/media';

/** POST …/v1/media. Keeps a picture or film for a study to show. */
export const POST = described(uploadMediaRoute, uploadMediaDoc);
