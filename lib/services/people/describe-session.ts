import type { Role } from '@/lib/domain/roles';
import { database } from '@/lib/store/database';
import { listNamedOrganizationsOf } from '@/lib/store/members';
import { hasSessionCookie } from './session-cookie';

export interface SessionView {
  user: { id: string; name: string; email: string };
  /** Where the session acts; null for somebody who is (no longer) in any organisation. */
  organization: { id: string; name: string; role: Role } | null;
  organizations: { id: string; name: string; role: Role }[];
}

/**
 * Who a page is for: the person behind the cookie and the organisation that the session is in, which is the one
 * they joined first until they switched. Null without a valid session.
 */
export async function describeSession(cookie: string | null): Promise<SessionView | null> {
  if (!hasSessionCookie(cookie)) return null;
  const { auth } = await import('./auth');
  const found = await auth().api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  });
  if (!found) return null;
  const { id, name, email } = found.user;
  const rows = await listNamedOrganizationsOf(database(), id);
  const organizations = rows.map(({ organizationId, name: called, role }) => ({
    id: organizationId,
    name: called,
    role,
  }));
  const active = found.session.activeOrganizationId;
  const organization = organizations.find((one) => one.id === active) ?? organizations[0] ?? null;
  return { user: { id, name, email }, organization, organizations };
}
