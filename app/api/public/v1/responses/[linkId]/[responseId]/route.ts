import { v1Route } from '@/lib/http/v1-route';
import { deleteResponse } from '@/lib/services/responses/delete-response';
import { findResponse } from '@/lib/services/responses/find-response';
import { deleteResponseDoc, getResponseDoc } from '@/lib/wire/docs/responses';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { SingleResponseShape, singleResponseV1 } from '@/lib/wire/v1/single-response';

/** GET …/v1/responses/{linkId}/{responseId}. One response with its transcript; by UUID or readable id. */
export const GET = v1Route({
  doc: getResponseDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  replies: { 200: SingleResponseShape },
  run: ({ ctx, params }) => findResponse(ctx, { study: params.linkId, response: params.responseId }),
  reply: singleResponseV1,
});

/** DELETE …/v1/responses/{linkId}/{responseId}. With its recordings; what it was charged stays in the ledger. */
export const DELETE = v1Route({
  doc: deleteResponseDoc,
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => deleteResponse(ctx, { study: params.linkId, response: params.responseId }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
