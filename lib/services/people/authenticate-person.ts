import { Failure } from '@/lib/domain/failure';
import type { Person } from '@/lib/domain/principal';
import { database } from '@/lib/store/database';
import { findAccountDeletion } from '@/lib/store/leaving';
import { noteSeen } from './note-seen';
import { hasSessionCookie } from './session-cookie';

/** The signed-in person, in whichever organisation. Refuses `unauthorized` for no session or an invalid one. */
export async function authenticatePerson(cookie: string | null): Promise<Person> {
  const person = hasSessionCookie(cookie) ? await findSignedIn(cookie) : undefined;
  if (!person) throw new Failure('unauthorized', 'This needs somebody who is signed in. Sign in first.');
  const deletesAt = await findAccountDeletion(database(), person.userId);
  return deletesAt === null ? person : { ...person, isLeaving: true };
}

/** The person of a session's cookie; undefined when the session is invalid. */
export async function findSignedIn(cookie: string): Promise<Person | undefined> {
  const { auth } = await import('./auth');
  // Does not refresh the session: the renewed cookie would need to be in another answer.
  const found = await auth().api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  });
  if (!found) return undefined;
  noteSeen(database(), found.session.id);
  return {
    kind: 'person',
    userId: found.user.id,
    email: found.user.email,
    sessionId: found.session.id,
    activeOrganizationId: found.session.activeOrganizationId ?? null,
  };
}
