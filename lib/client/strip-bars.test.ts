import { expect, it } from 'vitest';
import type { Timeline } from '@/lib/domain/recording/timeline';
import { peaksOf, stripBars } from './strip-bars';

function timelineOf(...recordings: number[][]): Timeline<Uint8Array> {
  let at = 0;
  const segments = recordings.map((values, row) => {
    const clip = { recording: new Uint8Array(values), startMs: at, endMs: at + values.length * 100 };
    at = clip.endMs;
    return { row, startMs: clip.startMs, endMs: clip.endMs, voice: [clip], screen: [] };
  });
  return { durationMs: at, segments, rowStarts: new Map() };
}

it('shows the loudest of each part, turn after turn', () => {
  expect(stripBars(timelineOf([0, 255, 51, 0], [102, 0]), (one) => one, 3)).toEqual([1, 0.2, 0.4]);
});

it('leaves no holes where a part is shorter than a peak', () => {
  expect(stripBars(timelineOf([255, 51]), (one) => one, 4)).toEqual([1, 1, 0.2, 0.2]);
});

it('draws nothing where nothing is known', () => {
  expect(stripBars(timelineOf([255, 51]), () => null, 2)).toEqual([0, 0]);
});

it('reads peaks as they come', () => {
  expect(peaksOf({ peaks: Buffer.from([0, 7, 255]).toString('base64') })).toEqual(
    new Uint8Array([0, 7, 255]),
  );
  expect(peaksOf({ peaks: null })).toBeNull();
});
