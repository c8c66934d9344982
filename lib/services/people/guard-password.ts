import { CODE_WAITS_SECONDS, GUESS_WAITS_SECONDS } from '@/lib/domain/people/guess-waits';
import type { Db } from '@/lib/store/database';
import { countGuess, deleteGuesses } from '@/lib/store/password-guesses';

/**
 * Asks whether a password may be tried on `target` now, and counts the try as wrong until `passwordWasRight`. `target`
 * is a browser that has signed in to the account before, or the account for all other browsers, so that guesses from
 * elsewhere do not lock out its owner (docs/decisions/018). Returns the seconds to wait; 0: try now.
 */
export function secondsUntilGuess(db: Db, target: string): Promise<number> {
  return countGuess(db, target, GUESS_WAITS_SECONDS);
}

/** The same for a code of a second factor. */
export function secondsUntilCode(db: Db, target: string): Promise<number> {
  return countGuess(db, target, CODE_WAITS_SECONDS);
}

/** Ends the count: of passwords, or of codes. */
export function passwordWasRight(db: Db, target: string): Promise<void> {
  return deleteGuesses(db, target);
}
