import { type FailureCode, isFailure } from '@/lib/domain/failure';
import { env } from '@/lib/env';
import { passwordWasRight, secondsUntilGuess } from '@/lib/services/people/guard-password';
import { database } from '@/lib/store/database';
import { HttpRefusal } from './refusal';

/** Refusals of what is looked at once the password is known to be right. */
const AFTER_PASSWORD: ReadonlySet<FailureCode> = new Set(['bad_request', 'conflict']);

/**
 * Does what somebody who is signed in has to give their password for once more. Guesses are counted before they are
 * judged, with a wait that grows, apart from those at the sign-in: whoever holds a session must not lock its person out.
 */
export async function withPassword<T>(userId: string, act: () => Promise<T>): Promise<T> {
  const target = `again ${userId}`;
  const wait = env().rateLimits ? await secondsUntilGuess(database(), target) : 0;
  if (wait > 0) {
    throw new HttpRefusal(
      429,
      'Too many wrong passwords. Wait as long as Retry-After says, then try again.',
      {
        'retry-after': String(wait),
      },
    );
  }
  try {
    const done = await act();
    await passwordWasRight(database(), target);
    return done;
  } catch (error) {
    if (isFailure(error) && AFTER_PASSWORD.has(error.code)) await passwordWasRight(database(), target);
    throw error;
  }
}
