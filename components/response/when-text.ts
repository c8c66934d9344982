const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** A time in the reader's own time zone: 14 May, 21:40; with the year when it is another one. */
export function whenText(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const sameYear = time.getFullYear() === now.getFullYear();
  return time.toLocaleString('en-GB', { ...DAY, ...TIME, ...(sameYear ? {} : { year: 'numeric' }) });
}
