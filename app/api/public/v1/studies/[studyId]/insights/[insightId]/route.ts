import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { readInsight } from '@/lib/services/findings/read-insights';
import { changeInsight, deleteInsight } from '@/lib/services/findings/save-insight';
import { changeInsightDoc, deleteInsightDoc, readInsightDoc } from '@/lib/wire/docs/findings';
import { InsightId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { ChangeInsightRequest, InsightShape, insightV1 } from '@/lib/wire/v1/insight';

const params = { studyId: StudyIdOrLinkId, insightId: InsightId };

/** GET …/v1/studies/{studyId}/insights/{insightId}. */
export const GET = v1Route({
  doc: readInsightDoc,
  params,
  replies: { 200: InsightShape },
  run: ({ ctx, params: { studyId, insightId } }) => readInsight(ctx, { study: studyId, insightId }),
  reply: insightV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** PATCH …/v1/studies/{studyId}/insights/{insightId}. Needs If-Match. */
export const PATCH = v1Route({
  doc: changeInsightDoc,
  params,
  body: ChangeInsightRequest,
  replies: { 200: InsightShape },
  run: ({ ctx, params: { studyId, insightId }, body, request }) =>
    changeInsight(ctx, { study: studyId, insightId, seen: seenVersion(request, 'insight') }, body),
  reply: insightV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** DELETE …/v1/studies/{studyId}/insights/{insightId}. Needs If-Match; its links say that it was deleted. */
export const DELETE = v1Route({
  doc: deleteInsightDoc,
  params,
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { studyId, insightId }, request }) =>
    deleteInsight(ctx, { study: studyId, insightId, seen: seenVersion(request, 'insight') }),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
