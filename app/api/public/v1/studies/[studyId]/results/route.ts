import { z } from 'zod';
import { v1Route } from '@/lib/http/v1-route';
import { findResults } from '@/lib/services/responses/find-results';
import { findResultsDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { filterParameter } from '@/lib/wire/v1/response-filter';
import { StudyResultsShape, segmentParameter, studyResultsV1 } from '@/lib/wire/v1/study-results';

/** GET …/v1/studies/{studyId}/results. What was answered to each question, by the filtered responses and by all. */
export const GET = v1Route({
  doc: findResultsDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  query: z.object({ filter: filterParameter, segment: segmentParameter }),
  cost: () => REQUEST_COST.results,
  replies: { 200: StudyResultsShape },
  run: ({ ctx, params, query: { filter = {}, segment } }) =>
    findResults(ctx, { study: params.studyId, filter, segment }),
  reply: studyResultsV1,
});
