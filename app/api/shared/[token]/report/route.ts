import { z } from 'zod';
import { reportFile } from '@/lib/http/report-file';
import { exportWithProof, sharedRoute, UNSEEN } from '@/lib/http/shared-route';
import { exportSharedReportDoc } from '@/lib/wire/docs/findings';
import { ShareToken } from '@/lib/wire/paths';
import { ReportExportQuery } from '@/lib/wire/v1/report-export';

/** GET /api/shared/{token}/report. The report that a link shows, as a file. */
export const GET = sharedRoute({
  doc: exportSharedReportDoc,
  params: { token: ShareToken },
  query: ReportExportQuery,
  heavy: true,
  replies: { 200: z.string() },
  run: ({ ctx, params, query, request }) =>
    exportWithProof(ctx, request, { token: params.token, format: query.format }),
  reply: reportFile,
  headers: () => UNSEEN,
});
