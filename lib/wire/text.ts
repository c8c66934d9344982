import { z } from 'zod';
import { isBlank } from '@/lib/domain/guide/is-blank';
import { isWebAddress } from '@/lib/domain/guide/web-address';

/** Characters a text may have, as JavaScript counts (decisions, A3). */
export const TEXT_LENGTH = 5_000;
/** The same for titles of studies, blocks and concepts. */
export const TITLE_LENGTH = 300;

/**
 * A text that can be stored and sent unchanged: no NUL, no half of a surrogate pair (decisions, A7). The length is
 * checked by hand, because the validator's own maximum counts code points; the API document still states it.
 */
export function text(maxLength = TEXT_LENGTH): z.ZodString {
  return z
    .string()
    .meta({ maxLength })
    .refine((value) => value.length <= maxLength, `Expected at most ${maxLength} characters`)
    .refine(isStorable, 'Contains a character that cannot be stored (NUL or half a surrogate pair)');
}

/** A text that is not empty. */
export function words(maxLength = TEXT_LENGTH): z.ZodString {
  return text(maxLength).min(1);
}

/** A text that people are shown: neither empty nor of blanks alone, which is one problem. */
export function shownWords(maxLength = TEXT_LENGTH): z.ZodString {
  return text(maxLength)
    .meta({ minLength: 1 })
    .refine((value) => !isBlank(value), 'Must not be empty');
}

/** An absolute http or https address, stored as written. */
export function webAddress(): z.ZodString {
  return text().refine(isWebAddress, 'Not an http or https URL');
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}
