import { Failure } from '@/lib/domain/failure';
import type { Role } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { setRole } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { userExists } from '@/lib/store/users';
import { refuseLastOwner } from './refuse-last-owner';

/** Makes a person a member of an organisation, or changes their role. Refuses `not_found` and `conflict` (last owner). */
export async function setMember(
  db: Db,
  input: { organizationId: string; userId: string; role: Role },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOrganization(tx, input.organizationId))) {
      throw new Failure('not_found', 'There is no such organisation.');
    }
    if (!(await userExists(tx, input.userId))) throw new Failure('not_found', 'There is no such user.');
    if (input.role !== 'owner') await refuseLastOwner(tx, input);
    await setRole(tx, { organizationId: input.organizationId, userId: input.userId }, input.role);
  });
}
