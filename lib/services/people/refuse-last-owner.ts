import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { listOwners, type Membership } from '@/lib/store/members';

/** Refuses to remove the last owner of an organisation. The caller has locked the organisation. */
export async function refuseLastOwner(db: Db, { organizationId, userId }: Membership): Promise<void> {
  const owners = await listOwners(db, organizationId);
  if (owners.length === 1 && owners[0] === userId) {
    throw new Failure('conflict', 'This is the last owner of the organisation: make another one first.');
  }
}
