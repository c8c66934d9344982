import { Failure } from '@/lib/domain/failure';
import type { Person } from '@/lib/domain/principal';
import { hasSessionCookie } from './session-cookie';

/** Who is signed in, whatever they belong to. Refuses `unauthorized`: no session, or one that is not valid. */
export async function authenticatePerson(cookie: string | null): Promise<Person> {
  const person = hasSessionCookie(cookie) ? await findSignedIn(cookie) : undefined;
  if (!person) throw new Failure('unauthorized', 'This needs somebody who is signed in. Sign in first.');
  return person;
}

/** The person of a session's cookie; undefined when it is not valid. */
export async function findSignedIn(cookie: string): Promise<Person | undefined> {
  const { auth } = await import('./auth');
  // Without a refresh: a read writes nothing, and the cookie that it would renew belongs to another answer.
  const found = await auth().api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  });
  if (!found) return undefined;
  return {
    kind: 'person',
    userId: found.user.id,
    email: found.user.email,
    sessionId: found.session.id,
    activeOrganizationId: found.session.activeOrganizationId ?? null,
  };
}
