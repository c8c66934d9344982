import { GUESS_WAITS_SECONDS } from '@/lib/domain/people/guess-waits';
import type { Db } from '@/lib/store/database';
import { countGuess, deleteGuesses } from '@/lib/store/password-guesses';

/**
 * Asks whether a password may be tried on `target` now, and counts it as wrong until `passwordWasRight`. `target` is an
 * account for strangers, or a browser that has signed in to it before, so that guessing strangers do not keep its owner
 * out (docs/decisions/018). Answers how many seconds to wait; 0: try it.
 */
export function secondsUntilGuess(db: Db, target: string): Promise<number> {
  return countGuess(db, target, GUESS_WAITS_SECONDS);
}

export function passwordWasRight(db: Db, target: string): Promise<void> {
  return deleteGuesses(db, target);
}
