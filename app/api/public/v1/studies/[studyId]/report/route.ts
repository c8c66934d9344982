import { seenVersion, versionEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { readReport, saveReport } from '@/lib/services/findings/save-report';
import { readReportDoc, writeReportDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { ReportShape, reportV1, WriteReportRequest } from '@/lib/wire/v1/report';

/** GET …/v1/studies/{studyId}/report. */
export const GET = v1Route({
  doc: readReportDoc,
  params: { studyId: StudyIdOrLinkId },
  cost: () => REQUEST_COST.summary,
  heavy: true,
  replies: { 200: ReportShape },
  run: ({ ctx, params }) => readReport(ctx, { study: params.studyId }),
  reply: reportV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});

/** PUT …/v1/studies/{studyId}/report. Saves all of it, and takes the figures of new charts. Needs If-Match. */
export const PUT = v1Route({
  doc: writeReportDoc,
  params: { studyId: StudyIdOrLinkId },
  body: WriteReportRequest,
  cost: () => REQUEST_COST.summary,
  heavy: true,
  replies: { 200: ReportShape },
  run: ({ ctx, params, body, request }) =>
    saveReport(ctx, { study: params.studyId, seen: seenVersion(request, 'report') }, body),
  reply: reportV1,
  headers: ({ version }) => ({ etag: versionEtag(version) }),
});
