import { v1Route } from '@/lib/http/v1-route';
import { leaveToOthers, lookAfter } from '@/lib/services/reading/look-after';
import { leaveToOthersDoc, lookAfterDoc } from '@/lib/wire/docs/reading';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { LookedAfterShape, lookedAfterV1 } from '@/lib/wire/v1/looked-after';

const params = { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId };

/** PUT …/v1/responses/{linkId}/{responseId}/looked-after. */
export const PUT = v1Route({
  doc: lookAfterDoc,
  params,
  replies: { 200: LookedAfterShape },
  run: ({ ctx, params: { linkId, responseId } }) => lookAfter(ctx, { study: linkId, response: responseId }),
  reply: lookedAfterV1,
});

/** DELETE …/v1/responses/{linkId}/{responseId}/looked-after. */
export const DELETE = v1Route({
  doc: leaveToOthersDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { linkId, responseId } }) =>
    leaveToOthers(ctx, { study: linkId, response: responseId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
