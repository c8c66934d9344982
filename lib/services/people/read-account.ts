import { Failure } from '@/lib/domain/failure';
import type { Role } from '@/lib/domain/roles';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { findUser } from '@/lib/store/users';
import type { PersonContext } from '../context';

export interface Account {
  user: { id: string; name: string; email: string };
  organizations: { id: string; name: string; role: Role }[];
  /** The session's organisation for requests that name none; null when none was chosen, or the person left it. */
  activeOrganizationId: string | null;
}

/** The signed-in person with all their memberships. */
export async function readAccount(ctx: PersonContext): Promise<Account> {
  const { userId, activeOrganizationId } = ctx.principal;
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Failure('unauthorized', 'This session is not valid any more. Sign in again.');
  const rows = await listNamedOrganizationsOf(ctx.db, userId);
  const organizations = rows.map(({ organizationId: id, name, role }) => ({ id, name, role }));
  const active = organizations.some(({ id }) => id === activeOrganizationId) ? activeOrganizationId : null;
  return { user, organizations, activeOrganizationId: active };
}
