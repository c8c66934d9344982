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

/**
 * What is stored in these years comes back as it was (E3): drizzle reads a stored year below 100 as one of the last
 * century, and RFC 3339 has none after 9999.
 */
const STORABLE = { from: Date.parse('0100-01-01T00:00:00Z'), before: Date.parse('9999-12-31T24:00:00Z') };

/** A query parameter that reads as a Date, for `at or after` (rounded up) or `after` (down). */
export function timestampParameter(rounding: Rounding, format: Format = 'RFC 3339') {
  return reading((text) => readTimestamp(text, format, rounding), EXPECTED[format]);
}

/** A field of a body that is stored, as a Date. */
export function storedTimestamp(rounding: Rounding) {
  return reading((text) => {
    const time = readTimestamp(text, 'RFC 3339', rounding);
    return time && Number(time) >= STORABLE.from && Number(time) < STORABLE.before ? time : undefined;
  }, `${EXPECTED['RFC 3339']}, from year 100 to 9999 in UTC`);
}

function reading(read: (text: string) => Date | undefined, expected: string) {
  return z.string().transform((text, context) => {
    const time = read(text);
    if (time) return time;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}
