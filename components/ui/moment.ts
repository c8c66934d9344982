const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const day = (time: Date, now: Date) =>
  time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(time.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });

/** 14 May, with the year when it is another one. */
export function dayText(iso: string, now = new Date()): string {
  return day(new Date(iso), now);
}

/** 14 May, 21:58. */
export function momentText(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${day(time, now)}, ${clock}`;
}

/** now, 4 min ago, 2 h ago, yesterday, 6 May. */
export function agoText(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const past = now.getTime() - time.getTime();
  if (past < 5 * MINUTE) return 'now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < 12 * HOUR || time.toDateString() === now.toDateString())
    return `${Math.floor(past / HOUR)} h ago`;
  if (time.toDateString() === new Date(now.getTime() - DAY).toDateString()) return 'yesterday';
  return day(time, now);
}

/** in 5 days, in 3 h, expired. */
export function untilText(iso: string, now = new Date()): string {
  const left = new Date(iso).getTime() - now.getTime();
  if (left <= 0) return 'expired';
  if (left < HOUR) return 'expires within the hour';
  if (left < DAY) return `expires in ${Math.floor(left / HOUR)} h`;
  const days = Math.floor(left / DAY);
  return days === 1 ? 'expires tomorrow' : `expires in ${days} days`;
}
