import { z } from 'zod';
import { checkAudit, WHOLE_INSTANCE } from '@/lib/store/audit';
import { type AdminCommand, adminCommand } from './admin-command';

/** The audit log (operations, Administration). */
export const auditCommands: Record<string, AdminCommand> = {
  'audit:verify': adminCommand(
    '',
    z.object({}),
    async (db) => {
      const { entries, broken } = await checkAudit(db);
      if (broken.length === 0) return { print: { ok: true, entries } };
      const chains = broken.map(({ organizationId, number }) => ({
        organizationId: organizationId === WHOLE_INSTANCE ? null : organizationId,
        brokenAt: number,
      }));
      return { print: { ok: false, entries, broken: chains }, failed: true };
    },
    { existing: true },
  ),
};
