import { described } from '@/lib/http/openapi/described';
import { uploadRoute } from '@/lib/http/upload-route';
import { uploadBytesDoc, uploadOffsetDoc } from '@/lib/wire/docs/recordings';

/** HEAD …/recordings/{recordingId}. How far the upload is (tus 1.0.0). */
export const HEAD = described(uploadRoute, uploadOffsetDoc);
/** PATCH …/recordings/{recordingId}. The next bytes (tus 1.0.0). */
export const PATCH = described(uploadRoute, uploadBytesDoc);
