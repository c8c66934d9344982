import { describeSession, type SessionView } from '@/lib/services/people/describe-session';

/** The person a page is rendered for; null when nobody is signed in. */
export function pageSession(headers: Headers): Promise<SessionView | null> {
  return describeSession(headers.get('cookie'));
}
