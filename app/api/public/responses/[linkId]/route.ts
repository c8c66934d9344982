import { z } from 'zod';
import { JsonText } from '@/lib/http/json-text';
import { legacyRoute } from '@/lib/http/legacy-route';
import { pageHeaders } from '@/lib/http/page-headers';
import { textEtag } from '@/lib/http/text-etag';
import { listResponses } from '@/lib/services/responses/list-responses';
import { legacyListResponsesDoc } from '@/lib/wire/docs/legacy';
import { LegacyResponseListItemShape, responseListItemLegacy } from '@/lib/wire/legacy/response-list-item';
import { LegacyPageQuery } from '@/lib/wire/page-query';
import { LinkId } from '@/lib/wire/paths';
import { listCost } from '@/lib/wire/request-cost';

/** GET /api/public/responses/{link_id}. Deprecated: /api/public/v1/responses/{linkId}. */
export const GET = legacyRoute({
  doc: legacyListResponsesDoc,
  params: { linkId: LinkId },
  query: LegacyPageQuery,
  cost: ({ query }) => listCost(query.per_page),
  // A page of a thousand or more is a large part of a study.
  heavy: ({ per_page: perPage }) => perPage >= 1_000,
  replies: { 200: z.array(LegacyResponseListItemShape) },
  run: async ({ ctx, params, query }) => {
    const {
      page,
      per_page: perPage,
      updated_since: updatedSince,
      include_in_progress: includeInProgress,
    } = query;
    const input = { study: params.linkId, page, perPage, updatedSince, includeInProgress };
    const { responses, total } = await listResponses(ctx, input);
    return { text: JSON.stringify(responses.map(responseListItemLegacy)), page, perPage, total };
  },
  reply: ({ text }) => new JsonText(text),
  headers: ({ text, page, perPage, total }, request) => ({
    etag: textEtag(text),
    ...pageHeaders(request, { number: page, size: perPage, total }),
  }),
  successor: ({ linkId }) => `/api/public/v1/responses/${linkId}`,
});
