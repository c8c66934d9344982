/** Where the true share lies 19 times in 20, each from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** From so many people on a share is shown without an interval: it would be narrower than what one reads. */
const ENOUGH_PEOPLE = 100;
/** Of the normal distribution, for 95 percent. */
const Z = 1.959964;

/** The interval of a share of fewer than a hundred people after Wilson; null of more, and of nobody. */
export function wilsonInterval(count: number, of: number): Interval | null {
  if (of <= 0 || of >= ENOUGH_PEOPLE) return null;
  const share = Math.min(1, count / of);
  const spread = (Z * Z) / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return { low: rounded(Math.max(0, middle - half)), high: rounded(Math.min(1, middle + half)) };
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
