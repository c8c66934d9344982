import { Failure } from '@/lib/domain/failure';
import { setKeysLeft } from '@/lib/store/api-keys';
import type { Db } from '@/lib/store/database';
import { cancelInvitationsOf } from '@/lib/store/invitations';
import { deleteMember } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { deleteOthersPasswordLinks } from '@/lib/store/password-links';
import { clearActiveOrganization } from '@/lib/store/sessions';
import { lockUser } from '@/lib/store/users';
import { refuseLastOwner } from './refuse-last-owner';

/**
 * Ends a membership, and with it the access of its keys, sessions, invitations and password links; none of these
 * returns with a new membership. Refuses `not_found` and `conflict` (last owner).
 */
export async function removeMember(db: Db, input: { organizationId: string; userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrganization(tx, input.organizationId);
    await lockUser(tx, input.userId);
    await refuseLastOwner(tx, input);
    await deleteOthersPasswordLinks(tx, input);
    if (!(await deleteMember(tx, input))) {
      throw new Failure('not_found', 'This user is not a member of this organisation.');
    }
    await setKeysLeft(tx, input);
    await clearActiveOrganization(tx, input);
    await cancelInvitationsOf(tx, input);
  });
}
