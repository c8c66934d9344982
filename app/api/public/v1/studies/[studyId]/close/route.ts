import { statusRoute } from '@/lib/http/status-route';
import { closeStudyDoc } from '@/lib/wire/docs/launching';

/** POST …/v1/studies/{studyId}/close. For good: what its launch still holds goes back to the wallet. */
export const POST = statusRoute('close', closeStudyDoc);
