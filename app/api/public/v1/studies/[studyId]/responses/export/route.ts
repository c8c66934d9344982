import { z } from 'zod';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { exportState } from '@/lib/services/exports/read-export';
import { exportResponses } from '@/lib/services/responses/export-responses';
import { exportResponsesDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { exportCost } from '@/lib/wire/request-cost';
import { ExportQuery, exportFilter } from '@/lib/wire/v1/export-query';
import { ResponseListItemShape } from '@/lib/wire/v1/response-list-item';
import { StudyExportShape, studyExportV1 } from '@/lib/wire/v1/study-export';

/** GET …/v1/studies/{studyId}/responses/export. A file, written while it is read; a job writes a large one. */
export const GET = v1Route({
  doc: exportResponsesDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  query: ExportQuery,
  cost: ({ query }) => exportCost(query.format),
  replies: { 200: z.array(ResponseListItemShape), 202: StudyExportShape },
  run: ({ ctx, params, query }) =>
    exportResponses(ctx, { study: params.studyId, filter: exportFilter(query), format: query.format }),
  status: (result) => ('started' in result ? 202 : 200),
  reply(result) {
    if ('started' in result) return studyExportV1(exportState(result.started));
    const { kind, name, chunks } = result;
    return new FileAnswer({ type: kind.type, name: `${name}.${kind.ending}`, chunks });
  },
  headers: (result) => ({
    'x-total-count': String(result.total),
    ...('started' in result && {
      location: `/api/public/v1/studies/${result.started.studyId}/exports/${result.started.id}`,
    }),
  }),
});
