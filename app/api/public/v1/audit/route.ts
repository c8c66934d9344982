import { FileAnswer } from '@/lib/http/file-answer';
import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { exportAudit, readAudit } from '@/lib/services/audit/read-audit';
import { readAuditDoc } from '@/lib/wire/docs/audit';
import { AuditPageShape, AuditQuery, auditEntryV1 } from '@/lib/wire/v1/audit';
import { auditFile } from '@/lib/wire/v1/audit-file';

/** GET /api/public/v1/audit. A page of the audit log, or a file of all that passes the filter. */
export const GET = v1Route({
  doc: readAuditDoc,
  heavy: ({ format }) => format !== 'json',
  query: AuditQuery,
  replies: { 200: AuditPageShape },
  run: async ({ ctx, query: { page, perPage, format, ...filter } }) =>
    format === 'json'
      ? { ...(await readAudit(ctx, { filter, page, perPage })), page, perPage }
      : { ...(await exportAudit(ctx, filter)), format, day: ctx.now().toISOString().slice(0, 10) },
  reply: (result) =>
    'format' in result ? new FileAnswer(auditFile(result)) : { entries: result.entries.map(auditEntryV1) },
  headers: (result, request): Record<string, string> =>
    'format' in result
      ? { 'x-total-count': String(result.total) }
      : pageHeaders(request, { number: result.page, size: result.perPage, total: result.total }),
});
