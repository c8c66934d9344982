import { v1Route } from '@/lib/http/v1-route';
import { readExport } from '@/lib/services/exports/read-export';
import { readExportDoc } from '@/lib/wire/docs/response-search';
import { ExportId, StudyIdOrLinkId } from '@/lib/wire/paths';
import { StudyExportShape, studyExportV1 } from '@/lib/wire/v1/study-export';

/** GET …/v1/studies/{studyId}/exports/{exportId}. How far a job is with an export, and a link to its file. */
export const GET = v1Route({
  doc: readExportDoc,
  params: { studyId: StudyIdOrLinkId, exportId: ExportId },
  replies: { 200: StudyExportShape },
  run: ({ ctx, params }) => readExport(ctx, { study: params.studyId, exportId: params.exportId }),
  reply: studyExportV1,
});
