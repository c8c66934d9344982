/** Smaller differences, in seconds, are not noticeable. */
export const SEEN = 0.05;
/** Larger differences are corrected by a jump, not by speed. */
const FAR = 0.3;
/** The largest change of speed that is not noticeable. */
const MOST = 0.1;

/** A correction continues until the difference is this small. */
const RIGHT = 0.015;

/**
 * How the second video keeps in step with the leading one: its playback speed, or that it has to jump. `drift`: how far
 * it is ahead, in seconds (behind: negative). `now`: its present speed.
 */
export function followRate(drift: number, rate: number, now: number): number | 'jump' {
  const size = Math.abs(drift);
  if (size > FAR) return 'jump';
  if (size <= (now === rate ? SEEN : RIGHT)) return rate;
  return rate * (1 - Math.sign(drift) * Math.min(MOST, size));
}
