import type { Random } from '@/lib/domain/interview/seeded-random';

const HOUR = 3_600_000;
/** The probability of a start in each hour of the day. */
const BY_HOUR = [1, 0, 0, 0, 0, 1, 3, 6, 7, 6, 6, 6, 8, 7, 5, 5, 6, 8, 9, 11, 13, 12, 8, 4];

/**
 * The start times of this many interviews, in order: many soon after the invitation and fewer later, by day rather than
 * by night, none after `until`.
 */
export function startTimes(count: number, span: { from: Date; until: Date }, random: Random): Date[] {
  const from = span.from.getTime();
  const length = span.until.getTime() - from;
  const times = Array.from({ length: count }, () => {
    for (let tried = 0; ; tried += 1) {
      const at = from + length * random() ** 1.5;
      const likely = BY_HOUR[Math.floor(at / HOUR) % 24] ?? 0;
      if (random() * 13 < likely || tried === 20) return Math.floor(at);
    }
  });
  return times.sort((a, b) => a - b).map((time) => new Date(time));
}
