import { described } from '@/lib/http/openapi/described';
import { recordingRoute } from '@/lib/http/recording-route';
import { readRecordingDoc } from '@/lib/wire/docs/recordings';

/** GET /api/recordings/{key}/{name}. A file of a recording by its signed address. */
export const GET = described(recordingRoute, readRecordingDoc);
