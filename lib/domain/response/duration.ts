/** A longer pause is time away from the interview (decisions, D11). */
const LONGEST_GAP_MS = 30 * 60 * 1000;

/** The active time, in milliseconds, after another answer; what `durationSeconds` adds up, one gap at a time. */
export function addGap(activeMs: number, previous: Date, next: Date): number {
  const gap = next.getTime() - previous.getTime();
  return gap > 0 && gap <= LONGEST_GAP_MS ? activeMs + gap : activeMs;
}

/** Active milliseconds as the whole seconds that readers see, rounded down. */
export function wholeSeconds(activeMs: number): number {
  return Math.floor(activeMs / 1000);
}

/**
 * How long a response took in whole seconds (decisions, D11): from its first step over each acknowledged
 * answer to the last, gaps over 30 minutes left out. `times` are in order.
 */
export function durationSeconds(times: readonly Date[]): number {
  let activeMs = 0;
  for (const [at, time] of times.entries()) {
    const previous = times[at - 1];
    if (previous) activeMs = addGap(activeMs, previous, time);
  }
  return wholeSeconds(activeMs);
}
