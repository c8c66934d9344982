import { v1Route } from '@/lib/http/v1-route';
import { holdResponse, liftResponseHold } from '@/lib/services/retention/hold-response';
import { holdResponseDoc, liftResponseHoldDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { LegalHoldRequest, ResponseHoldShape, responseHoldV1 } from '@/lib/wire/v1/legal-hold';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId };

/** PUT …/v1/responses/{linkId}/{responseId}/hold. Nothing of it is deleted any more. */
export const PUT = v1Route({
  doc: holdResponseDoc,
  params,
  body: LegalHoldRequest,
  replies: { 200: ResponseHoldShape },
  run: ({ ctx, params: { linkId, responseId }, body }) =>
    holdResponse(ctx, { study: linkId, response: responseId, reason: body.reason }),
  reply: responseHoldV1,
});

/** DELETE …/v1/responses/{linkId}/{responseId}/hold. */
export const DELETE = v1Route({
  doc: liftResponseHoldDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { linkId, responseId } }) =>
    liftResponseHold(ctx, { study: linkId, response: responseId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
