import { Failure } from '@/lib/domain/failure';
import { findOrganization, type OrganizationRow } from '@/lib/store/organizations';
import type { MemberContext } from '../context';

/** Where the caller acts. Refuses `forbidden` when it was deleted meanwhile. */
export async function readOrganization({ db, principal }: MemberContext): Promise<OrganizationRow> {
  const organization = await findOrganization(db, principal.organizationId);
  if (!organization) throw new Failure('forbidden', 'You are not a member of this organisation.');
  return organization;
}
