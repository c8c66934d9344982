import type { Role } from '@/lib/domain/roles';
import { database } from '@/lib/store/database';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { findUser } from '@/lib/store/users';
import { findSignedIn } from './authenticate-person';
import { hasSessionCookie } from './session-cookie';

export interface SessionView {
  user: { id: string; name: string; email: string };
  /** The organisation of the session; null for a person who is in none. */
  organization: { id: string; name: string; role: Role } | null;
  organizations: { id: string; name: string; role: Role }[];
}

/**
 * The person that a page is rendered for, and the organisation of their session: the one they joined first until they
 * switch. Null without a valid session.
 */
export async function describeSession(cookie: string | null): Promise<SessionView | null> {
  const person = hasSessionCookie(cookie) ? await findSignedIn(cookie) : undefined;
  const user = person && (await findUser(database(), person.userId));
  if (!person || !user) return null;
  const rows = await listNamedOrganizationsOf(database(), user.id);
  const organizations = rows.map(({ organizationId: id, name, role }) => ({ id, name, role }));
  const active = organizations.find(({ id }) => id === person.activeOrganizationId);
  return { user, organization: active ?? organizations[0] ?? null, organizations };
}
