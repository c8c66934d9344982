import type { Person } from '@/lib/domain/principal';
import { secondsUntilCode } from '@/lib/services/people/guard-password';
import { isWrongCredential } from '@/lib/services/people/wrong-credential';
import { guess } from './guess';

/** Carries out what asks somebody who is signed in for their password or a code: wrong ones have to be waited for. */
export async function guessBySession<T>(
  request: Request,
  { sessionId }: Person,
  work: () => Promise<T>,
): Promise<T> {
  const made = await guess<{ done: T } | { failed: unknown }>(request, {
    target: `factors of session ${sessionId}`,
    secondsUntil: secondsUntilCode,
    attempt: async () => {
      try {
        return { done: await work() };
      } catch (failed) {
        return { failed };
      }
    },
    judge: (result) => {
      if ('done' in result) return 'right';
      return isWrongCredential(result.failed) ? 'wrong' : 'other';
    },
  });
  if ('failed' in made) throw made.failed;
  return made.done;
}
