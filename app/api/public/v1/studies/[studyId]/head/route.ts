import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { readStudyHead } from '@/lib/services/studies/read-study-head';
import { readStudyHeadDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { StudyHeadShape, studyHeadV1 } from '@/lib/wire/v1/study-head';

/** GET …/v1/studies/{studyId}/head. What stands over every page of it. */
export const GET = v1Route({
  doc: readStudyHeadDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: StudyHeadShape },
  run: ({ ctx, params }) => readStudyHead(ctx, params.studyId),
  reply: (study) => studyHeadV1(study, env().baseUrl),
});
