import type { z } from 'zod';
import { versionEtag } from '@/lib/http/if-match';
import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { listInsights } from '@/lib/services/findings/read-insights';
import { createInsight } from '@/lib/services/findings/save-insight';
import { createInsightDoc, listInsightsDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import {
  CreateInsightRequest,
  InsightShape,
  InsightsQuery,
  InsightsShape,
  insightV1,
} from '@/lib/wire/v1/insight';

/** GET …/v1/studies/{studyId}/insights. A page of what the study has taught, the latest change first. */
export const GET = v1Route({
  doc: listInsightsDoc,
  params: { studyId: StudyIdOrLinkId },
  query: InsightsQuery,
  replies: { 200: InsightsShape },
  run: async ({ ctx, params, query }) => ({
    ...(await listInsights(ctx, { study: params.studyId, ...query })),
    ...query,
  }),
  reply: ({ insights, total }): z.input<typeof InsightsShape> => ({
    insights: insights.map(insightV1),
    total,
  }),
  headers: ({ total, page, perPage }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});

/** POST …/v1/studies/{studyId}/insights. Writes a new one on passages of the study's responses. */
export const POST = v1Route({
  doc: createInsightDoc,
  makes: 'insight',
  params: { studyId: StudyIdOrLinkId },
  body: CreateInsightRequest,
  replies: { 201: InsightShape },
  run: ({ ctx, params, body }) => createInsight(ctx, { study: params.studyId, ...body }),
  reply: insightV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});
