import { z } from 'zod';

const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * A point in time from RFC 3339 text with a zone, or undefined. A date that does not exist is none (E3): JavaScript
 * itself would make 2 March of 30 February. Stored times have no digits past the milliseconds: to compare with them
 * `down` drops those of the text (what is after the one is after the other), `up` goes on to the next millisecond
 * (what is at or after the one is at or after the other).
 */
export function readTimestamp(text: string, rounding: 'down' | 'up'): Date | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', zone = ''] = RFC3339.exec(text) ?? [];
  if (year === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > daysInMonth)
    return undefined;
  if (zone.length === 6 && (Number(zone.slice(1, 3)) > 23 || Number(zone.slice(4)) > 59)) return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const time = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`,
  );
  if (Number.isNaN(time.getTime())) return undefined;
  const between = rounding === 'up' && /[1-9]/.test(fraction.slice(3));
  return between ? new Date(time.getTime() + 1) : time;
}

/** A query parameter that reads as a Date, for `at or after` (rounded up) or `after` (down). */
export function timestampParameter(rounding: 'down' | 'up') {
  return z.string().transform((text, context) => {
    const time = readTimestamp(text, rounding);
    if (time) return time;
    context.addIssue({ code: 'custom', message: 'expected an existing RFC 3339 time with its zone' });
    return z.NEVER;
  });
}
