import { Failure } from '@/lib/domain/failure';
import { readUnsubscribeToken } from '@/lib/ports/invitation-token';

/** The invitation that a link to get no more mails is of. Refuses `not_found` for a link that is not ours. */
export function checkUnsubscribeToken(token: string): string {
  const id = readUnsubscribeToken(token);
  if (id === undefined) throw new Failure('not_found', 'This link is not complete.');
  return id;
}
