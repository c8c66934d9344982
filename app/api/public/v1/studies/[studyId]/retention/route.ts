import { v1Route } from '@/lib/http/v1-route';
import { forecastRetention } from '@/lib/services/retention/forecast-retention';
import { forecastRetentionDoc } from '@/lib/wire/docs/fieldwork';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { askedTimes, RetentionQuery, RetentionShape, retentionV1 } from '@/lib/wire/v1/retention';

/** GET …/v1/studies/{studyId}/retention. What is deleted next. */
export const GET = v1Route({
  doc: forecastRetentionDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  query: RetentionQuery,
  cost: () => REQUEST_COST.summary,
  replies: { 200: RetentionShape },
  run: ({ ctx, params, query }) =>
    forecastRetention(ctx, { study: params.studyId, days: query.days, retention: askedTimes(query) }),
  reply: retentionV1,
});
