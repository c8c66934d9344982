import { type Clip, momentAt, type Timeline } from '../recording/timeline';

/** A part of a clip in which the same recordings run from its beginning to its end, on the interview's clock. */
export interface FilmPart<R> {
  fromMs: number;
  toMs: number;
  voice: Clip<R> | null;
  screen: Clip<R> | null;
}

/** Parts shorter than this would be a flicker: the one before lasts longer instead. */
const SHORTEST_MS = 50;

/** The parts of a clip, in order and without a gap. */
export function filmParts<R>(timeline: Timeline<R>, fromMs: number, toMs: number): FilmPart<R>[] {
  const clips = timeline.segments.flatMap(({ voice, screen }) => [...voice, ...screen]);
  const borders = clips.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  const inside = [...new Set(borders)].filter((ms) => ms > fromMs && ms < toMs).sort((a, b) => a - b);
  const starts = [fromMs];
  for (const ms of inside)
    if (ms - starts.at(-1)! >= SHORTEST_MS && toMs - ms >= SHORTEST_MS) starts.push(ms);
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? toMs;
    const moment = momentAt(timeline, (start + end) / 2);
    return { fromMs: start, toMs: end, voice: moment?.voice ?? null, screen: moment?.screen ?? null };
  });
}
