import { z } from 'zod';
import { EXPORT_FILES } from '@/lib/domain/response/export-format';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { exportResponses } from '@/lib/services/responses/export-responses';
import { exportResponsesDoc } from '@/lib/wire/docs/response-search';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { exportCost } from '@/lib/wire/request-cost';
import { exportFormatParameter } from '@/lib/wire/v1/export-format';
import { filterParameter } from '@/lib/wire/v1/response-filter';
import { ResponseListItemShape } from '@/lib/wire/v1/response-list-item';

/** GET …/v1/studies/{studyId}/responses/export. The filtered responses as a file, written while it is read. */
export const GET = v1Route({
  doc: exportResponsesDoc,
  heavy: true,
  params: { studyId: StudyIdOrLinkId },
  query: z.object({ format: exportFormatParameter, filter: filterParameter }),
  cost: ({ query }) => exportCost(query.format),
  replies: { 200: z.array(ResponseListItemShape) },
  run: async ({ ctx, params, query: { format, filter = {} } }) => ({
    ...(await exportResponses(ctx, { study: params.studyId, filter, format })),
    format,
  }),
  reply: ({ name, format, chunks }) => {
    const { type, ending } = EXPORT_FILES[format];
    return new FileAnswer({ type, name: `${name}.${ending}`, chunks });
  },
  headers: ({ total }) => ({ 'x-total-count': String(total) }),
});
