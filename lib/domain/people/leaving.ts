import { Failure } from '../failure';

/**
 * Deleting an organisation or an account (decisions, O4): what is asked for happens after a week, in which it can be
 * taken back. Nothing else is changed meanwhile, so that taking it back brings back exactly what was.
 */
const DAYS = 7;
const DAY_MS = 86_400_000;
/** The second mail comes so long before. */
const WARNED_BEFORE_MS = DAY_MS;

/** When something is deleted for which that is asked now. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + DAYS * DAY_MS);
}

/** Up to which deletion dates people are told at `now` that it is near. */
export function warnedUpTo(now: Date): Date {
  return new Date(now.getTime() + WARNED_BEFORE_MS);
}

/** An API key of an organisation or a person that is to be deleted: it works again if that is taken back. */
export function keyWithheld(): Failure {
  return new Failure(
    'forbidden',
    'The organisation or the person of this API key is to be deleted. It works again if they are kept.',
  );
}

/** A change in an organisation that is to be deleted. */
export function changeWithheld(): Failure {
  return new Failure(
    'forbidden',
    'This organisation is to be deleted: it can be read, and nothing in it is changed. An owner can keep it.',
  );
}

/** Whatever a person does whose account is to be deleted, but keeping it. */
export function accountWithheld(): Failure {
  return new Failure('forbidden', 'Your account is to be deleted. Keep it first.');
}
