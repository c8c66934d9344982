import { uploadRoute } from '@/lib/http/upload-route';

/** POST …/interviews/{responseId}/recordings. Creates an upload (tus 1.0.0). */
export const POST = uploadRoute;
