import { Failure } from '@/lib/domain/failure';
import type { GivenConsent, StudyConsent } from '@/lib/domain/fieldwork/consent';

/**
 * What a participant agreed to as it is kept (N5): the study's own text or its translation, as it was read, with its
 * version; or what the client showed where the study has none. Refuses `bad_request` without a consent that the study requires, and `conflict` for another
 * text than the study's, which was changed since the client read it.
 */
export function agreedConsent(
  own: StudyConsent | null,
  given: { text: string; version?: string | undefined } | undefined,
  translated: string | undefined,
): Omit<GivenConsent, 'at'> | undefined {
  if (!own) return given && { text: given.text };
  if (!given) {
    if (!own.required) return undefined;
    throw new Failure('bad_request', 'This study asks for consent: send its text as `consent`.');
  }
  const isOurs = given.text === own.text || given.text === translated;
  if (!isOurs || (given.version !== undefined && given.version !== own.version)) {
    throw new Failure('conflict', 'What participants agree to has changed. Please open the link again.');
  }
  return { text: given.text, version: own.version };
}
