import { expect, it } from 'vitest';
import { silenceEnd, silences } from './silences';
import type { Timeline } from './timeline';

/** Peaks as runs: [loudness, tenths of a second]. */
const peaks = (...runs: [number, number][]) =>
  new Uint8Array(runs.flatMap(([value, count]) => Array<number>(count).fill(value)));

function timelineOf(recording: Uint8Array | null): Timeline<Uint8Array | null> {
  const endMs = 5_000 + (recording?.length ?? 0) * 100;
  const clip = { recording, startMs: 5_000, endMs };
  const segment = { row: 0, startMs: 5_000, endMs, voice: [clip], screen: [] };
  return { durationMs: endMs, segments: [segment], rowStarts: new Map() };
}
const found = (...runs: [number, number][]) => silences(timelineOf(peaks(...runs)), (one) => one);

it('finds silences from a second and a half on, and leaves their edges', () => {
  expect(found([200, 10], [3, 14], [200, 10], [3, 15], [200, 10], [0, 30])).toEqual([
    { startMs: 8_700, endMs: 9_600 },
    { startMs: 11_200, endMs: 13_600 },
  ]);
});

it('takes a low voice for a voice, and a loud room for silence', () => {
  expect(found([20, 40], [9, 40])).toEqual([]);
  expect(found([250, 40], [20, 40])).toHaveLength(1);
  expect(silences(timelineOf(null), (one) => one)).toEqual([]);
});

it('leads to the end of a silence alone', () => {
  const [one] = found([200, 10], [0, 30]);
  expect(silenceEnd(one ? [one] : [], 6_500)).toBe(one?.endMs);
  expect(silenceEnd(one ? [one] : [], 5_500)).toBeNull();
  expect(silenceEnd(one ? [one] : [], one!.endMs)).toBeNull();
});
