import { Failure } from '@/lib/domain/failure';
import type { Db } from '@/lib/store/database';
import { listOwners, listStayingOwners, type Membership } from '@/lib/store/members';

/**
 * Refuses to remove the last owner of an organisation; one whose account is to be deleted does not count as another. The
 * caller has locked the organisation.
 */
export async function refuseLastOwner(db: Db, { organizationId, userId }: Membership): Promise<void> {
  const owners = await listOwners(db, organizationId);
  if (!owners.includes(userId)) return;
  const staying = await listStayingOwners(db, organizationId);
  if (!staying.some((owner) => owner !== userId)) {
    throw new Failure('conflict', 'This is the last owner of the organisation: make another one first.');
  }
}
