import type { z } from 'zod';
import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { listHighlights } from '@/lib/services/findings/list-highlights';
import { listHighlightsDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { listCost } from '@/lib/wire/request-cost';
import { HighlightQuery, HighlightsShape, highlightV1 } from '@/lib/wire/v1/highlight';

/** GET …/v1/studies/{studyId}/highlights. What reviewers marked in all responses of the study, a page at a time. */
export const GET = v1Route({
  doc: listHighlightsDoc,
  params: { studyId: StudyIdOrLinkId },
  query: HighlightQuery,
  cost: ({ query }) => listCost(query.perPage),
  heavy: ({ perPage }) => perPage >= 1_000,
  replies: { 200: HighlightsShape },
  run: async ({ ctx, params, query: { page, perPage, mine, ...filter } }) => ({
    ...(await listHighlights(ctx, { study: params.studyId, filter, mine, page, perPage })),
    ...{ page, perPage },
  }),
  reply: ({ highlights, total }): z.input<typeof HighlightsShape> => ({
    highlights: highlights.map(highlightV1),
    total,
  }),
  headers: ({ total, page, perPage }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});
