import { uploadRoute } from '@/lib/http/upload-route';

/** HEAD …/recordings/{recordingId}. How far the upload is (tus 1.0.0). */
export const HEAD = uploadRoute;
/** PATCH …/recordings/{recordingId}. The next bytes (tus 1.0.0). */
export const PATCH = uploadRoute;
