import { z } from 'zod';
import { v1Route } from '@/lib/http/v1-route';
import { summariseResponses } from '@/lib/services/responses/summarise-responses';
import { summariseResponsesDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { filterParameter } from '@/lib/wire/v1/response-filter';
import { ResponsesSummaryShape, utcOffsetParameter } from '@/lib/wire/v1/responses-summary';

/** GET …/v1/studies/{studyId}/responses/summary. Figures of the filtered responses beside the whole study. */
export const GET = v1Route({
  doc: summariseResponsesDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  query: z.object({ filter: filterParameter, utcOffsetMinutes: utcOffsetParameter }),
  cost: () => REQUEST_COST.summary,
  replies: { 200: ResponsesSummaryShape },
  run: ({ ctx, params, query: { filter = {}, utcOffsetMinutes } }) =>
    summariseResponses(ctx, { study: params.studyId, filter, utcOffsetMinutes }),
  reply: (summary) => summary,
});
