import { v1Route } from '@/lib/http/v1-route';
import { holdStudy, liftStudyHold, readHolds } from '@/lib/services/retention/hold-study';
import { holdStudyDoc, liftStudyHoldDoc, readStudyHoldsDoc } from '@/lib/wire/docs/fieldwork';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { LegalHoldRequest, StudyHoldsShape, studyHoldsV1 } from '@/lib/wire/v1/legal-hold';

const params = { studyId: StudyIdOrLinkId };

/** GET …/v1/studies/{studyId}/hold. The legal holds in a study. */
export const GET = v1Route({
  doc: readStudyHoldsDoc,
  params,
  replies: { 200: StudyHoldsShape },
  run: ({ ctx, params }) => readHolds(ctx, params.studyId),
  reply: studyHoldsV1,
});

/** PUT …/v1/studies/{studyId}/hold. Nothing of it is deleted any more. */
export const PUT = v1Route({
  doc: holdStudyDoc,
  params,
  body: LegalHoldRequest,
  replies: { 200: StudyHoldsShape },
  run: ({ ctx, params, body }) => holdStudy(ctx, { study: params.studyId, reason: body.reason }),
  reply: studyHoldsV1,
});

/** DELETE …/v1/studies/{studyId}/hold. */
export const DELETE = v1Route({
  doc: liftStudyHoldDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => liftStudyHold(ctx, params.studyId),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
