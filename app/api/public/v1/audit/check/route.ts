import { v1Route } from '@/lib/http/v1-route';
import { checkOwnAudit } from '@/lib/services/audit/read-audit';
import { checkAuditDoc } from '@/lib/wire/docs/audit';
import { AuditCheckShape } from '@/lib/wire/v1/audit';

/** GET /api/public/v1/audit/check. Computes the organisation's chain again. */
export const GET = v1Route({
  doc: checkAuditDoc,
  heavy: true,
  replies: { 200: AuditCheckShape },
  run: ({ ctx }) => checkOwnAudit(ctx),
  reply: ({ entries, brokenAt, checkedAt }) => ({
    ...{ ok: brokenAt === null, entries, brokenAt },
    checkedAt: checkedAt.toISOString(),
  }),
});
