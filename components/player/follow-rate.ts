/** Smaller is not seen, in seconds. */
export const SEEN = 0.05;
/** Larger is not walked, but jumped. */
const FAR = 0.3;
/** The most that speed is changed by: more is heard and seen. */
const MOST = 0.1;

/** Once it is being put right, it goes on until it is this close. */
const RIGHT = 0.015;

/**
 * How a picture keeps up with the one that leads: at which speed it is to play, or that it has to jump.
 * `drift`: how far it is ahead, in seconds (behind: negative).
 * `now`: its speed so far.
 */
export function followRate(drift: number, rate: number, now: number): number | 'jump' {
  const size = Math.abs(drift);
  if (size > FAR) return 'jump';
  if (size <= (now === rate ? SEEN : RIGHT)) return rate;
  return rate * (1 - Math.sign(drift) * Math.min(MOST, size));
}
