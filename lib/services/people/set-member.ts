import { Failure } from '@/lib/domain/failure';
import type { Role } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { cancelInvitationsOf } from '@/lib/store/invitations';
import { setRole } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { deleteOthersPasswordLinks } from '@/lib/store/password-links';
import { lockUser } from '@/lib/store/users';
import { refuseLastOwner } from './refuse-last-owner';

/**
 * Makes a person a member of an organisation, or changes their role; what others made for them (password links, another
 * invitation) becomes invalid. Refuses `not_found` and `conflict` (last owner).
 */
export async function setMember(
  db: Db,
  input: { organizationId: string; userId: string; role: Role },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOrganization(tx, input.organizationId))) {
      throw new Failure('not_found', 'There is no such organisation.');
    }
    if (!(await lockUser(tx, input.userId))) throw new Failure('not_found', 'There is no such user.');
    if (input.role !== 'owner') await refuseLastOwner(tx, input);
    await deleteOthersPasswordLinks(tx, input);
    await cancelInvitationsOf(tx, input);
    await setRole(tx, { organizationId: input.organizationId, userId: input.userId }, input.role);
  });
}
