import { statusRoute } from '@/lib/http/status-route';

/** POST …/v1/studies/{studyId}/pause. No new interviews; those under way may finish. */
export const POST = statusRoute('pause');
