import { statusRoute } from '@/lib/http/status-route';
import { resumeStudyDoc } from '@/lib/wire/docs/launching';

/** POST …/v1/studies/{studyId}/resume. A paused study takes interviews again. */
export const POST = statusRoute('resume', resumeStudyDoc);
