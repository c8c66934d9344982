import { statusRoute } from '@/lib/http/status-route';
import { pauseStudyDoc } from '@/lib/wire/docs/launching';

/** POST …/v1/studies/{studyId}/pause. No new interviews; those under way may finish. */
export const POST = statusRoute('pause', pauseStudyDoc);
