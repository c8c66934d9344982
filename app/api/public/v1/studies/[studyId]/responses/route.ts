import type { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import { v1Route } from '@/lib/http/v1-route';
import { searchResponses } from '@/lib/services/responses/search-responses';
import { searchResponsesDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { filterParameter } from '@/lib/wire/v1/response-filter';
import {
  cursorOf,
  ResponseFindingsShape,
  readCursor,
  responseFindingV1,
  SearchQuery,
} from '@/lib/wire/v1/response-search';

/** GET …/v1/studies/{studyId}/responses. What reviewers list: filtered, searched, sorted, a page at a time. */
export const GET = v1Route({
  doc: searchResponsesDoc,
  params: { studyId: StudyIdOrLinkId },
  query: SearchQuery.extend({ filter: filterParameter }),
  cost: () => REQUEST_COST.search,
  replies: { 200: ResponseFindingsShape },
  run: async ({ ctx, params, query: { filter = {}, sort, order, after, limit } }) => {
    const end = after === undefined ? undefined : readCursor(sort, after);
    if (after !== undefined && !end) {
      throw new Failure('bad_request', 'The query parameter after is no `next` of a list in this order.');
    }
    const by = { by: sort, descending: order === 'desc' };
    const found = await searchResponses(ctx, { study: params.studyId, filter, order: by, after: end, limit });
    return { ...found, next: cursorOf(sort, found.end) };
  },
  reply: ({ responses, total, next, near }): z.input<typeof ResponseFindingsShape> => ({
    responses: responses.map(responseFindingV1),
    ...{ total, next, near },
  }),
});
