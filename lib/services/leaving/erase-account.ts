import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import { deleteAccountRows, isAccountDue, listOwnedAlone, lockOrganizationsOf } from '@/lib/store/leaving';
import { listOrganizationsOf } from '@/lib/store/members';
import { lockUser } from '@/lib/store/users';

/**
 * Deletes an account whose week is over (O4): what the person wrote stays, without a name. False when it is not due or
 * gone, and while an organisation would be left without an owner, which may have become so since they asked.
 */
export async function eraseAccount(db: Db, userId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrganizationsOf(tx, userId);
    await lockUser(tx, userId);
    if (!(await isAccountDue(tx, userId, now))) return false;
    if ((await listOwnedAlone(tx, userId)).length > 0) return false;
    const organizations = await listOrganizationsOf(tx, userId);
    await deleteAccountRows(tx, userId);
    const logs = [...organizations.map(({ organizationId }) => organizationId).sort(), null];
    for (const organizationId of logs) {
      await insertAuditEntry(tx, {
        ...{ organizationId, studyId: null, ip: null, result: 'done', changes: {} },
        ...{ actor: { system: 'operator' }, action: 'user:delete' },
        target: { type: 'member', id: userId },
      });
    }
    return true;
  });
}
