import { Failure } from '@/lib/domain/failure';
import { withinScopes } from '@/lib/domain/people/key-limits';
import { type Capability, capabilitiesOf, type Role } from '@/lib/domain/roles';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { findOrganization } from '@/lib/store/organizations';
import { findUser } from '@/lib/store/users';
import type { MemberContext } from '../context';

export interface Me {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string };
  role: Role;
  capabilities: readonly Capability[];
  /** All memberships of the person. */
  organizations: { id: string; name: string; role: Role }[];
}

/** The caller, their organisation, and what they may do there. */
export async function readMe({ db, principal }: MemberContext): Promise<Me> {
  const { userId, organizationId, role, scopes } = principal;
  const user = await findUser(db, userId);
  const found = await findOrganization(db, organizationId);
  if (!user || !found) throw new Failure('forbidden', 'You are not a member of this organisation.');
  const rows = await listNamedOrganizationsOf(db, userId);
  const organizations = rows.map(({ organizationId: id, name, role: theirs }) => ({
    id,
    name,
    role: theirs,
  }));
  const organization = { id: found.id, name: found.name };
  const capabilities = withinScopes(capabilitiesOf(role), scopes);
  return { user, organization, role, capabilities, organizations };
}
