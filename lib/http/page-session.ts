import { describeSession, type SessionView } from '@/lib/services/people/describe-session';

/** The one question that a page asks of the server before it is shown: who is it for? Null: for nobody yet. */
export function pageSession(headers: Headers): Promise<SessionView | null> {
  return describeSession(headers.get('cookie'));
}
