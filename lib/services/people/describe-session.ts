import type { Role } from '@/lib/domain/roles';
import { database } from '@/lib/store/database';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { findCredentials } from '@/lib/store/second-factors';
import { findUser } from '@/lib/store/users';
import { findSignedIn } from './authenticate-person';
import { hasSessionCookie } from './session-cookie';

export interface SessionView {
  user: { id: string; name: string; email: string };
  /** The organisation of the session; null for a person who is in none, and for one who is held back. */
  organization: { id: string; name: string; role: Role } | null;
  /** The organisation of the session where it requires a second factor that the person does not have. */
  heldBackBy: { id: string; name: string } | null;
  organizations: { id: string; name: string; role: Role }[];
  /** Whether signing in asks for a code, too. */
  hasSecondFactor: boolean;
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
  const acting = rows.find(({ organizationId }) => organizationId === person.activeOrganizationId) ?? rows[0];
  const organization = organizations.find(({ id }) => id === acting?.organizationId) ?? null;
  const hasSecondFactor = Boolean((await findCredentials(database(), user.id))?.factorSince);
  const view = { user, organizations, hasSecondFactor };
  if (!acting?.isHeldBack || !organization) return { ...view, organization, heldBackBy: null };
  const { id, name } = organization;
  return { ...view, organization: null, heldBackBy: { id, name } };
}
