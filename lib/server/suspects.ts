/** A worker that is found without its lock for so long has ended: a living one has it back, or has ended itself. */
export const GRACE_MS = 10_000;

/** Looks further apart than that say nothing of the time between them. */
const LONGEST_GAP_MS = 20_000;
/**
 * A worker whose lock is lost again so soon ends at once: at two looks in a row it could be without one by chance, having
 * had it in between.
 */
export const STEADY_MS = 2 * LONGEST_GAP_MS;

/**
 * Tells workers that have ended from those whose connection just broke. Each look names who is without a lock; who was
 * so at every look for the whole of the grace is judged. Times are of one process alone.
 */
export class Suspects {
  #since = new Map<string, number>();
  #lastLook = Number.NEGATIVE_INFINITY;

  /** The names that have ended, out of those that this look found; `now` in milliseconds. */
  judge(found: readonly string[], now: number): string[] {
    if (now - this.#lastLook > LONGEST_GAP_MS) this.#since.clear();
    this.#lastLook = now;
    this.#since = new Map(found.map((name) => [name, this.#since.get(name) ?? now]));
    const ended = found.filter((name) => now - (this.#since.get(name) ?? now) >= GRACE_MS);
    for (const name of ended) this.#since.delete(name);
    return ended;
  }
}
