import { z } from 'zod';
import { readIso8601 } from './iso-8601';

/** The profile of ISO 8601 for the internet: a whole date and time, with its zone. */
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
const END_OF_DAY = /[Tt]24/;

type Format = 'RFC 3339' | 'ISO 8601';
type Rounding = 'down' | 'up';

/**
 * A point in time from text, or undefined. RFC 3339 has to name its zone; ISO 8601 may be a date alone, and is UTC
 * where it names no zone. A date that does not exist is none (E3): JavaScript itself would make 2 March of
 * 30 February. Stored times have no digits past the milliseconds: to compare with them `down` drops those of the text
 * (what is after the one is after the other), `up` goes on to the next millisecond (what is at or after the one is at
 * or after the other).
 */
export function readTimestamp(text: string, format: Format, rounding: Rounding): Date | undefined {
  if (format === 'RFC 3339' && (!RFC3339.test(text) || END_OF_DAY.test(text))) return undefined;
  const time = readIso8601(text);
  if (time === undefined) return undefined;
  return new Date(rounding === 'up' ? Math.ceil(time) : Math.floor(time));
}

const EXPECTED: Record<Format, string> = {
  'RFC 3339': 'expected an existing RFC 3339 time with its zone',
  'ISO 8601': 'expected an existing ISO 8601 date or time',
};

/** A query parameter that reads as a Date, for `at or after` (rounded up) or `after` (down). */
export function timestampParameter(rounding: Rounding, format: Format = 'RFC 3339') {
  return z.string().transform((text, context) => {
    const time = readTimestamp(text, format, rounding);
    if (time) return time;
    context.addIssue({ code: 'custom', message: EXPECTED[format] });
    return z.NEVER;
  });
}
