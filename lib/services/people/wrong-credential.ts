import { Failure } from '@/lib/domain/failure';

/** A password or a code that is not right: counted as a guess (docs/decisions/018). */
export class WrongCredential extends Failure {
  /** As a Failure, it is known by a brand. */
  readonly isWrongCredential = true;

  constructor(message: string) {
    super('bad_request', message);
  }
}

export function isWrongCredential(error: unknown): error is WrongCredential {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as { isWrongCredential?: unknown }).isWrongCredential === true
  );
}

/** One message for a code that is wrong and one that was used: whoever guesses learns nothing of the difference. */
export function wrongCode(): WrongCredential {
  return new WrongCredential('This code is not right, or it was used already. Wait for the next one.');
}
