import { expect, it } from 'vitest';
import { rowWords } from '@/lib/domain/recording/timed-words';
import { cutAt, cutMoved, cutOf, secondRem, withSentence } from './cut';

const text = 'We waited. Nobody told us why. It was cold.';
const words = rowWords(text).map((word, at) => ({
  ...word,
  ...{ fromMs: at * 100, toMs: at * 100 + 80, isHeard: true },
}));

it('M2: a selection is cut at whole words', () => {
  expect(cutOf(words, { start: text.indexOf('body'), end: text.indexOf('old us') })).toEqual({
    ...{ first: 2, last: 3 },
  });
});

it.each([
  ['first', 190, { first: 2, last: 4 }],
  ['first', 9_999, { first: 4, last: 4 }],
  ['last', 255, { first: 1, last: 2 }],
  ['last', -5, { first: 1, last: 1 }],
] as const)('M2: the %s word is the one nearest to %i ms', (side, ms, after) => {
  expect(cutAt(words, { first: 1, last: 4 }, side, ms)).toEqual(after);
});

it('M2: an end moves by words, and stays within the row', () => {
  expect(cutMoved(words, { first: 1, last: 4 }, 'last', 1)).toEqual({ first: 1, last: 5 });
  expect(cutMoved(words, { first: 0, last: 4 }, 'first', -1)).toEqual({ first: 0, last: 4 });
  expect(cutMoved(words, { first: 1, last: words.length - 1 }, 'last', 1).last).toBe(words.length - 1);
});

it('M2: grows by a sentence', () => {
  const grown = withSentence(words, text, { first: 0, last: 1 });
  expect(text.slice(0, words[grown.last]!.end)).toBe('We waited. Nobody told us why.');
  expect(withSentence(words, text, { first: 0, last: words.length - 1 }).last).toBe(words.length - 1);
});

it('M2: a second is as wide as the words of somebody who speaks fast need', () => {
  const spoken = (msEach: number) =>
    words.map((word, at) => ({ ...word, fromMs: at * msEach, toMs: (at + 1) * msEach }));
  expect(secondRem(spoken(2_000))).toBe(6.5);
  const fast = secondRem(spoken(250));
  expect(fast).toBeGreaterThan(6.5);
  expect(fast).toBeLessThan(20);
  expect(secondRem(spoken(1))).toBe(20);
  expect(secondRem([])).toBe(6.5);
});
