import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { renewFigures } from '@/lib/services/findings/save-report';
import { renewFiguresDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { RenewFiguresRequest, ReportShape, reportV1 } from '@/lib/wire/v1/report';

/** POST …/v1/studies/{studyId}/report/figures. Counts the charts of the report again. Needs If-Match. */
export const POST = v1Route({
  doc: renewFiguresDoc,
  changesNothing: true,
  params: { studyId: StudyIdOrLinkId },
  body: RenewFiguresRequest.optional(),
  cost: () => REQUEST_COST.results,
  heavy: true,
  replies: { 200: ReportShape },
  run: ({ ctx, params, body, request }) =>
    renewFigures(ctx, { study: params.studyId, seen: seenVersion(request, 'report') }, body?.blockIds),
  reply: reportV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});
