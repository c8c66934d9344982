/** How much of a film was watched, without gaps from its start. Seconds. */
export interface Watching {
  seen: number;
  /** To its end. */
  done: boolean;
}

export const NOTHING_WATCHED: Watching = { seen: 0, done: false };

/**
 * A player reports its time about four times a second, less often on a busy device, and may play at twice the speed.
 */
const LARGEST_STEP_SECONDS = 2.5;
/** The end of a film is not always exactly at its length. */
const END_SECONDS = 1;

/** After the player reported its time while playing: the watched part grows only from its end. */
export function playedTo(watching: Watching, time: number): Watching {
  const follows = time > watching.seen && time - watching.seen <= LARGEST_STEP_SECONDS;
  return follows ? { ...watching, seen: time } : watching;
}

/** After the player reached the end. A film without a length cannot be measured and counts as watched. */
export function ended(watching: Watching, length: number): Watching {
  const whole =
    !Number.isFinite(length) || watching.seen >= length - Math.max(END_SECONDS, LARGEST_STEP_SECONDS);
  return whole ? { seen: Number.isFinite(length) ? length : watching.seen, done: true } : watching;
}

/** Where a jump to `time` is moved back to; null when it is permitted. */
export function leadBack(watching: Watching, time: number): number | null {
  return !watching.done && time > watching.seen + 0.5 ? watching.seen : null;
}
