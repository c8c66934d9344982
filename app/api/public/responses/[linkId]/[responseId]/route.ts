import { legacyRoute } from '@/lib/http/legacy-route';
import { findResponse } from '@/lib/services/responses/find-response';
import { legacyGetResponseDoc } from '@/lib/wire/docs/legacy';
import { LegacySingleResponseShape, singleResponseLegacy } from '@/lib/wire/legacy/single-response';
import { LinkId, ResponseId } from '@/lib/wire/paths';

/** GET /api/public/responses/{link_id}/{response_id}. Deprecated: /api/public/v1/responses/{linkId}/{responseId}. */
export const GET = legacyRoute({
  doc: legacyGetResponseDoc,
  params: { linkId: LinkId, responseId: ResponseId },
  replies: { 200: LegacySingleResponseShape },
  run: ({ ctx, params }) => findResponse(ctx, { study: params.linkId, response: params.responseId }),
  reply: singleResponseLegacy,
  successor: ({ linkId, responseId }) => `/api/public/v1/responses/${linkId}/${responseId}`,
});
