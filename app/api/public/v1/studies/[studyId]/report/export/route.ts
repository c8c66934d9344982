import { z } from 'zod';
import { reportFile } from '@/lib/http/report-file';
import { v1Route } from '@/lib/http/v1-route';
import { exportReport } from '@/lib/services/findings/export-report';
import { exportReportDoc } from '@/lib/wire/docs/findings';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { ReportExportQuery } from '@/lib/wire/v1/report-export';

/** GET …/v1/studies/{studyId}/report/export. The report for a word processor, or as Markdown. */
export const GET = v1Route({
  doc: exportReportDoc,
  params: { studyId: StudyIdOrLinkId },
  query: ReportExportQuery,
  cost: () => REQUEST_COST.summary,
  heavy: true,
  replies: { 200: z.string() },
  run: ({ ctx, params, query }) => exportReport(ctx, { study: params.studyId, format: query.format }),
  reply: reportFile,
});
