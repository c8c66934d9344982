import { expect, it } from 'vitest';
import { lengthOf, movedPart, partsOf, sentParts } from './reel-draft';

const clip = (id: string) => ({ id, title: id, responseId: 'r', readableId: 1, durationSeconds: 2 });
const reel = {
  clips: [clip('a'), clip('b')],
  titleCards: [
    { before: 0, text: 'Cold', seconds: 3 },
    { before: 2, text: 'The end', seconds: 1.5 },
  ],
};

it('M2: a reel is taken apart and put together again as it was', () => {
  const parts = partsOf(reel);
  expect(parts.map((part) => (part.kind === 'clip' ? part.clipId : part.text))).toEqual([
    ...['Cold', 'a', 'b', 'The end'],
  ]);
  expect(sentParts(parts)).toEqual({ clips: ['a', 'b'], titleCards: reel.titleCards });
  expect(lengthOf(parts)).toBe(8.5);
});

it('M2: cards move with their place, and empty ones are left out', () => {
  const parts = partsOf({ ...reel, titleCards: [{ before: 0, text: ' ', seconds: 3 }] });
  expect(sentParts(parts).titleCards).toEqual([]);
  const whole = partsOf(reel);
  expect(sentParts(movedPart(whole, whole[0]!.key, 2)).titleCards[0]).toMatchObject({ before: 1 });
});

it.each([
  [0, 3, ['a', 'b', 'Cold', 'The end']],
  [3, 0, ['The end', 'Cold', 'a', 'b']],
  [1, 2, ['Cold', 'a', 'b', 'The end']],
])('M2: part %i before place %i', (from, to, after) => {
  const parts = partsOf(reel);
  const moved = movedPart(parts, parts[from]!.key, to);
  expect(moved.map((part) => (part.kind === 'clip' ? part.clipId : part.text))).toEqual(after);
});
