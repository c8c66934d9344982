import { cache } from 'react';
import { describeSession, type SessionView } from '@/lib/services/people/describe-session';

/** A page, its layouts and what they read ask for the same person: looked up once. */
const sessionOf = cache((cookie: string | null) => describeSession(cookie));

/** The person a page is rendered for; null when nobody is signed in. */
export function pageSession(headers: Headers): Promise<SessionView | null> {
  return sessionOf(headers.get('cookie'));
}
