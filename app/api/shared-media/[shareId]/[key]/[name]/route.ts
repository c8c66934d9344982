import { described } from '@/lib/http/openapi/described';
import { sharedMediaRoute } from '@/lib/http/recording-route';
import { readSharedMediaDoc } from '@/lib/wire/docs/recordings';

/** GET /api/shared-media/{shareId}/{key}/{name}. A file of a recording that a link shows, by its signed address. */
export const GET = described(sharedMediaRoute, readSharedMediaDoc);
