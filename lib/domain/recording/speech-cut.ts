import { PEAK_MS } from './processed';

/** A part that is cut before the answer's end is at least so long: shorter ones are understood worse. */
const SHORTEST_MS = 4_000;
/** From here on a pause ends a part. */
const WANTED_MS = 6_000;
/** Without a pause a part ends here, at its quietest place. */
const PATIENCE_MS = 12_000;
/** No part is longer: what is missing at an answer's end is to be made out soon. */
const LONGEST_MS = 25_000;
/** So much of quiet is a pause between words. */
const PAUSE_MS = 300;
/** Somebody who has been quiet for so long may have said all: then what they said is a part, however short. */
const END_MS = 500;
const SHORTEST_AT_END_MS = 1_000;
const AFTER_END_MS = 200;
/** Below this share of the loud places nobody speaks. */
const SHARE = 0.2;
/** Of 255: an amplitude of half a thousandth, a microphone that is switched off. */
export const SILENCE = 6;

/**
 * Where the next part of a recording's speech ends, in milliseconds from the first peak; null: it is too early to tell.
 * Parts meet in pauses, so that no word is cut. `peaks`: loudness from 0 to 255 for each PEAK_MS; `isLast`: nothing
 * comes after them; `isWaited`: whoever spoke is quiet, and what they said so far is waited for.
 */
export function speechCut(
  peaks: Uint8Array,
  { isLast, isWaited = false }: { isLast: boolean; isWaited?: boolean },
): number | null {
  const totalMs = peaks.length * PEAK_MS;
  if (isLast && totalMs <= LONGEST_MS) return totalMs === 0 ? null : totalMs;
  if (isWaited && totalMs <= LONGEST_MS && endsQuietly(peaks)) return totalMs - AFTER_END_MS;
  if (totalMs < WANTED_MS) return null;
  const untilMs = Math.min(totalMs, LONGEST_MS);
  const { pauseMs, quietestMs } = quietPlaces(peaks, SHORTEST_MS, untilMs);
  if (pauseMs !== null) return pauseMs;
  return totalMs < PATIENCE_MS ? null : quietestMs;
}

/** Whether nothing can be heard in it. */
export function isSilent(peaks: Uint8Array): boolean {
  return peaks.every((peak) => peak <= SILENCE);
}

/** Something was said, and then nothing for a while. */
function endsQuietly(peaks: Uint8Array): boolean {
  const end = END_MS / PEAK_MS;
  const [said, after] = [peaks.subarray(0, -end), peaks.subarray(-end)];
  if (said.length * PEAK_MS < SHORTEST_AT_END_MS) return false;
  const threshold = thresholdOf(said);
  return Math.max(...said) > threshold && Math.max(...after) <= threshold;
}

/** Above it somebody speaks. */
function thresholdOf(heard: Uint8Array): number {
  const loud = [...heard].sort((a, b) => a - b)[Math.floor(heard.length * 0.95)] ?? 0;
  return Math.max(SILENCE, loud * SHARE);
}

/** The middles of the last pause, and of the quietest place. */
function quietPlaces(
  peaks: Uint8Array,
  fromMs: number,
  toMs: number,
): { pauseMs: number | null; quietestMs: number } {
  const heard = peaks.subarray(0, toMs / PEAK_MS);
  const threshold = thresholdOf(heard);
  const wide = PAUSE_MS / PEAK_MS;
  let pauseMs: number | null = null;
  let quietest = Number.POSITIVE_INFINITY;
  let quietestMs = toMs;
  for (let at = fromMs / PEAK_MS; at + wide <= heard.length; at += 1) {
    const window = heard.subarray(at, at + wide);
    const middleMs = (at + Math.ceil(wide / 2)) * PEAK_MS;
    const loudest = Math.max(...window);
    if (loudest <= threshold) pauseMs = middleMs;
    if (loudest <= quietest) {
      quietest = loudest;
      quietestMs = middleMs;
    }
  }
  return { pauseMs, quietestMs };
}
