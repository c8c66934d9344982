/**
 * A date of ISO 8601, extended or basic: calendar (also to the month or the year alone), week or ordinal.
 * Expanded years (±YYYYYY) need an agreement beforehand and are not read.
 */
const DATES = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})$/,
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})-W(?<week>\d{2})(?:-(?<weekday>\d))?$/i,
  /^(?<year>\d{4})W(?<week>\d{2})(?<weekday>\d)?$/i,
  /^(?<year>\d{4})-?(?<ordinal>\d{3})$/,
];

/** A time of day, extended or basic, to the hour, minute or second, with a fraction of the last of them. */
const TIME = /^(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2}))?)?(?:[.,](?<fraction>\d+))?$/;

const ZONE = /(?:z|(?<sign>[+-])(?<hours>\d{2})(?::?(?<minutes>\d{2}))?)$/i;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/**
 * The point in time, in milliseconds since 1970, that ISO 8601 text names; undefined when it is none, as is a date
 * that does not exist (decisions, E3). Without a zone it is UTC; a date is its first moment. What is finer than a
 * millisecond is a half.
 */
export function readIso8601(text: string): number | undefined {
  const [date = '', clock, ...rest] = text.split(/t/i);
  const day = dayOf(date);
  if (day === undefined || rest.length > 0) return undefined;
  if (clock === undefined) return day;
  const zone = ZONE.exec(clock);
  const time = timeOf(zone ? clock.slice(0, zone.index) : clock);
  const offset = zone ? offsetOf(zone.groups!) : 0;
  return time === undefined || offset === undefined ? undefined : day + time - offset;
}

/** Midnight of the date in UTC. */
function dayOf(text: string): number | undefined {
  const found = DATES.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { month, day, week, weekday, ordinal } = found;
  const year = Number(found.year);
  const firstDay = utc(year, 0, 1);
  if (ordinal !== undefined) {
    return within(ordinal, 1, (utc(year + 1, 0, 1) - firstDay) / DAY_MS)
      ? firstDay + (Number(ordinal) - 1) * DAY_MS
      : undefined;
  }
  if (week !== undefined) return weekDay(year, week, weekday ?? '1');
  if (!within(month ?? '01', 1, 12)) return undefined;
  const monthIndex = Number(month ?? '01') - 1;
  const daysInMonth = new Date(utc(year, monthIndex + 1, 0)).getUTCDate();
  return within(day ?? '01', 1, daysInMonth) ? utc(year, monthIndex, Number(day ?? '01')) : undefined;
}

/** Week 1 is the one with 4 January in it; weeks begin on Monday. */
function weekDay(year: number, week: string, weekday: string): number | undefined {
  const first = mondayOfWeekOne(year);
  const weeks = (mondayOfWeekOne(year + 1) - first) / (7 * DAY_MS);
  if (!within(week, 1, weeks) || !within(weekday, 1, 7)) return undefined;
  return first + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY_MS;
}

function mondayOfWeekOne(year: number): number {
  const fourth = utc(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Since midnight. 24:00 is the end of the day. */
function timeOf(text: string): number | undefined {
  const found = TIME.exec(text)?.groups;
  if (!found) return undefined;
  const { hour = '', minute, second, fraction = '0' } = found;
  if (!within(hour, 0, 24) || !within(minute ?? '0', 0, 59) || !within(second ?? '0', 0, 59))
    return undefined;
  const unit = second !== undefined ? SECOND_MS : minute !== undefined ? MINUTE_MS : HOUR_MS;
  const time =
    Number(hour) * HOUR_MS +
    Number(minute ?? 0) * MINUTE_MS +
    Number(second ?? 0) * SECOND_MS +
    partOf(unit, fraction);
  return time <= DAY_MS ? time : undefined;
}

/** Milliseconds of a fraction's digits; those that are no whole millisecond end in a half, whatever they were. */
function partOf(unit: number, fraction: string): number {
  const milliseconds = (unit * Number(fraction.slice(0, 9).padEnd(9, '0'))) / 1e9;
  const exact = Number.isInteger(milliseconds) && !/[1-9]/.test(fraction.slice(9));
  return exact ? milliseconds : Math.floor(milliseconds) + 0.5;
}

function offsetOf({ sign, hours, minutes }: Record<string, string | undefined>): number | undefined {
  if (sign === undefined) return 0;
  if (!within(hours ?? '', 0, 23) || !within(minutes ?? '0', 0, 59)) return undefined;
  const offset = Number(hours) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
  return sign === '-' ? -offset : offset;
}

/** `Date.UTC` takes years below 100 for those of the last century. */
function utc(year: number, monthIndex: number, day: number): number {
  return new Date(0).setUTCFullYear(year, monthIndex, day);
}

function within(digits: string, least: number, most: number): boolean {
  return Number(digits) >= least && Number(digits) <= most;
}
