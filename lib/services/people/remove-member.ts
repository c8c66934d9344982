import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { deleteMember } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { refuseLastOwner } from './refuse-last-owner';

/** Ends a membership; the person's keys there are `forbidden` at once. Refuses `not_found` and `conflict` (last owner). */
export async function removeMember(db: Db, input: { organizationId: string; userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrganization(tx, input.organizationId);
    await refuseLastOwner(tx, input);
    if (!(await deleteMember(tx, input))) {
      throw new Failure('not_found', 'This user is not a member of this organisation.');
    }
  });
}
