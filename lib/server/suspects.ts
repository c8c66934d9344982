/** A worker without its lock for this long has ended: a living one has taken it again or ended itself. */
export const GRACE_MS = 10_000;

/** Checks that are further apart say nothing about the time between them. */
const LONGEST_GAP_MS = 20_000;
/**
 * A worker that loses its lock again this soon ends at once: two checks in a row could find it without the lock by
 * chance although it had it in between.
 */
export const STEADY_MS = 2 * LONGEST_GAP_MS;

/**
 * Distinguishes workers that have ended from those whose connection was interrupted. Each check names the workers
 * without a lock; one that was among them at every check for the whole grace period has ended. Times are those of one
 * process alone.
 */
export class Suspects {
  #since = new Map<string, number>();
  #lastLook = Number.NEGATIVE_INFINITY;

  /** The workers that have ended, among those that this check found; `now` in milliseconds. */
  judge(found: readonly string[], now: number): string[] {
    if (now - this.#lastLook > LONGEST_GAP_MS) this.#since.clear();
    this.#lastLook = now;
    this.#since = new Map(found.map((name) => [name, this.#since.get(name) ?? now]));
    const ended = found.filter((name) => now - (this.#since.get(name) ?? now) >= GRACE_MS);
    for (const name of ended) this.#since.delete(name);
    return ended;
  }
}
