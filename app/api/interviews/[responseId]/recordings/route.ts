import { described } from '@/lib/http/openapi/described';
import { newUploadRoute } from '@/lib/http/upload-route';
import { createUploadDoc } from '@/lib/wire/docs/recordings';

/** POST …/interviews/{responseId}/recordings. Creates an upload (tus 1.0.0). */
export const POST = described(newUploadRoute, createUploadDoc);
