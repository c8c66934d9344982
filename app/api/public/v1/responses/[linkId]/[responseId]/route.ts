import { v1Route } from '@/lib/http/v1-route';
import { findResponse } from '@/lib/services/responses/find-response';
import { ResponseIdOrReadableId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { SingleResponseShape, singleResponseV1 } from '@/lib/wire/v1/single-response';

/** GET …/v1/responses/{linkId}/{responseId}. One response with its transcript; by UUID or readable id. */
export const GET = v1Route({
  params: { linkId: StudyIdOrLinkId, responseId: ResponseIdOrReadableId },
  replies: { 200: SingleResponseShape },
  run: ({ ctx, params }) => findResponse(ctx, { study: params.linkId, response: params.responseId }),
  reply: singleResponseV1,
});
