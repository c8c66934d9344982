import { expect, it } from 'vitest';
import { captionAt, splitAt } from './use-quote-sound';

const captions = [
  { text: 'It was cold.', startSeconds: 0.1, endSeconds: 1 },
  { text: 'It was', startSeconds: 1, endSeconds: 1.4 },
  { text: 'cold.', startSeconds: 2, endSeconds: 2.5 },
];
const sound = { url: 'https://x.test/a', durationSeconds: 3, times: 'heard' as const, captions };

it('finds the words that are said now, and none in a pause', () => {
  expect([0, 0.1, 1.2, 1.7, 2.2, 2.9].map((at) => captionAt(sound, at))).toEqual([null, 0, 1, null, 2, null]);
});

it('finds them in the quote, also where the same words stand twice', () => {
  const quote = 'It was cold.\nIt was  cold.';
  expect([0, 1, 2].map((at) => splitAt(quote, captions, at))).toEqual([
    ['', 'It was cold.', ' It was cold.'],
    ['It was cold. ', 'It was', ' cold.'],
    ['It was cold. It was ', 'cold.', ''],
  ]);
});
