import { Failure } from '@/lib/domain/failure';
import { type Erasable, readEraseToken } from '@/lib/ports/erase-token';

/** The response that a link to delete one's answers is of. Refuses `not_found` for a link that is not ours. */
export function checkEraseToken(token: string): Erasable {
  const of = readEraseToken(token);
  if (!of) throw new Failure('not_found', 'This link is not right.');
  return of;
}
