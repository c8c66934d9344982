import { PEAK_MS } from './processed';
import type { Clip, Timeline } from './timeline';

/** Shorter silences are part of speech. */
const SHORTEST_MS = 1_500;
/** This much of a silence is kept at both ends, so that words do not run into each other. */
const EDGE_MS = 300;
/** Below this share of a recording's loud parts nobody speaks. */
const SHARE = 0.1;
const LOWEST = 6;

export interface Stretch {
  startMs: number;
  endMs: number;
}

/** Long silences, on the interview's clock. `peaksOf`: one peak per PEAK_MS; null when there are none. */
export function silences<R>(timeline: Timeline<R>, peaksOf: (recording: R) => Uint8Array | null): Stretch[] {
  return timeline.segments.flatMap(({ voice, screen }) =>
    (voice.length > 0 ? voice : screen).flatMap((clip) => {
      const peaks = peaksOf(clip.recording);
      return peaks === null ? [] : silencesOf(clip, peaks);
    }),
  );
}

function silencesOf({ startMs, endMs }: Clip<unknown>, peaks: Uint8Array): Stretch[] {
  const loud = [...peaks].sort((a, b) => a - b)[Math.floor(peaks.length * 0.95)] ?? 0;
  const threshold = Math.max(LOWEST, loud * SHARE);
  const found: Stretch[] = [];
  let since = 0;
  for (let at = 0; at <= peaks.length; at++) {
    if (at < peaks.length && peaks[at]! < threshold) continue;
    const stretch = { startMs: startMs + since * PEAK_MS, endMs: Math.min(endMs, startMs + at * PEAK_MS) };
    if (stretch.endMs - stretch.startMs >= SHORTEST_MS)
      found.push({ startMs: stretch.startMs + EDGE_MS, endMs: stretch.endMs - EDGE_MS });
    since = at + 1;
  }
  return found;
}

/** The end of the silence at this time; null when there is none. */
export function silenceEnd(stretches: readonly Stretch[], ms: number): number | null {
  return stretches.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)?.endMs ?? null;
}
