import type { AuditChanges } from '@/lib/domain/audit/audit-entry';
import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import type { Membership } from '@/lib/store/members';

/**
 * Records in the log of an organisation what a member did about themselves by a link that was sent to them (O1): their
 * request is not one of the organisation's. To be called last in the transaction that does it.
 */
export async function recordOwn(
  tx: Db,
  { organizationId, userId }: Membership,
  what: { action: 'join' | 'acceptInvitation' | 'setNewPassword'; ip: string; changes?: AuditChanges },
): Promise<void> {
  const { action, ip, changes = {} } = what;
  await insertAuditEntry(tx, {
    ...{ organizationId, action, ip, changes, result: 'done', studyId: null },
    actor: { userId },
    target: { type: 'member', id: userId },
  });
}
