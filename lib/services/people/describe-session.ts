import type { Role } from '@/lib/domain/roles';
import { database } from '@/lib/store/database';
import { findAccountDeletion } from '@/lib/store/leaving';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { findCredentials } from '@/lib/store/second-factors';
import { findUser } from '@/lib/store/users';
import { findSignedIn } from './authenticate-person';
import { hasSessionCookie } from './session-cookie';

export interface SessionView {
  user: { id: string; name: string; email: string };
  /** The organisation of the session; null for a person who is in none, is held back, or whose account is to be deleted. */
  organization: {
    id: string;
    name: string;
    role: Role;
    /** When it is deleted; null: nobody asked (O4). */
    deletesAt: string | null;
  } | null;
  /** The organisation of the session where it requires a second factor that the person does not have. */
  heldBackBy: { id: string; name: string } | null;
  organizations: { id: string; name: string; role: Role }[];
  /** Whether signing in asks for a code, too. */
  hasSecondFactor: boolean;
  /** When the person's account is deleted; null: nobody asked (O4). */
  accountDeletesAt: string | null;
}

/**
 * The person that a page is rendered for, and the organisation of their session: the one they joined first until they
 * switch. Null without a valid session.
 */
export async function describeSession(cookie: string | null): Promise<SessionView | null> {
  const person = hasSessionCookie(cookie) ? await findSignedIn(cookie) : undefined;
  const user = person && (await findUser(database(), person.userId));
  if (!person || !user) return null;
  const leaving = await findAccountDeletion(database(), user.id);
  if (leaving) {
    const nothing = { organization: null, heldBackBy: null, organizations: [], hasSecondFactor: false };
    return { user, ...nothing, accountDeletesAt: leaving.toISOString() };
  }
  const rows = await listNamedOrganizationsOf(database(), user.id);
  const organizations = rows.map(({ organizationId: id, name, role }) => ({ id, name, role }));
  const hasSecondFactor = Boolean((await findCredentials(database(), user.id))?.factorSince);
  const view = { user, organizations, hasSecondFactor, accountDeletesAt: null };
  const acting = rows.find(({ organizationId }) => organizationId === person.activeOrganizationId) ?? rows[0];
  if (!acting) return { ...view, organization: null, heldBackBy: null };
  const { organizationId: id, name, role } = acting;
  if (acting.isHeldBack) return { ...view, organization: null, heldBackBy: { id, name } };
  const deletesAt = acting.deletesAt?.toISOString() ?? null;
  return { ...view, organization: { id, name, role, deletesAt }, heldBackBy: null };
}
