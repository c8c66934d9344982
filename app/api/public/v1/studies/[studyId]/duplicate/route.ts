import { v1Route } from '@/lib/http/v1-route';
import { duplicateStudy } from '@/lib/services/studies/duplicate-study';
import { duplicateStudyDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { DuplicateRequest } from '@/lib/wire/v1/change-study-request';
import { StudyShape } from '@/lib/wire/v1/study';

/** POST …/v1/studies/{studyId}/duplicate. A new draft with the same content. */
export const POST = v1Route({
  doc: duplicateStudyDoc,
  makes: 'study',
  params: { studyId: StudyIdOrLinkId },
  body: DuplicateRequest.optional(),
  idempotent: true,
  replies: { 201: StudyShape },
  run: ({ ctx, params, body }) => duplicateStudy(ctx, { study: params.studyId, title: body?.title }),
  reply: (study) => study,
});
