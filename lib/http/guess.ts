import { env } from '@/lib/env';
import { passwordWasRight } from '@/lib/services/people/guard-password';
import { database } from '@/lib/store/database';
import { clientOf } from './authenticate';
import { countAgainst, uncount } from './limits';
import { HttpRefusal } from './refusal';

/** What became of an attempt: `wrong` stays counted; `other` is a failure that says nothing of the guess. */
export type Verdict = 'right' | 'wrong' | 'other';

interface Guess<T> {
  /** What wrong guesses are counted against; undefined: against the address alone. */
  target: string | undefined;
  /** Counts one more against the target, and says how long it has to be waited for. */
  secondsUntil: (db: ReturnType<typeof database>, target: string) => Promise<number>;
  attempt: () => Promise<T>;
  judge: (made: T) => Verdict;
}

/**
 * Checks a password or a code: limited by address, and by account with a growing delay (operations, RATE_LIMITS;
 * docs/decisions/018). Both are counted before it is looked at, so that concurrent guesses count too.
 */
export async function guess<T>(
  request: Request,
  { target, secondsUntil, attempt, judge }: Guess<T>,
): Promise<T> {
  const client = clientOf(request);
  await countAgainst('failedSignIn', client);
  const wait = target === undefined || !env().rateLimits ? 0 : await secondsUntil(database(), target);
  if (wait > 0) {
    await uncount('failedSignIn', client);
    throw new HttpRefusal(429, 'Too many wrong attempts. Wait as long as Retry-After says, then try again.', {
      'retry-after': String(wait),
    });
  }
  const made = await attempt();
  const verdict = judge(made);
  if (verdict !== 'wrong') await uncount('failedSignIn', client);
  if (verdict === 'right' && target !== undefined) await passwordWasRight(database(), target);
  return made;
}
