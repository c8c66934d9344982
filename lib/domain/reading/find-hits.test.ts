import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findHits } from './find-hits';

const found = (text: string, words: string) =>
  findHits(text, words).map(({ start, end }) => text.slice(start, end));

it('finds words whatever their case, accents and spaces', () => {
  expect(found('Ein Café, zwei CAFÉS, drei cafe\u0301s.', 'cafe')).toEqual(['Café', 'CAFÉ', 'cafe\u0301']);
  expect(found('the\u00a0night   train', 'the night')).toEqual(['the\u00a0night']);
  expect(found('I didn’t know', "didn't")).toEqual(['didn’t']);
  expect(found('ﬁne', 'fine')).toEqual(['ﬁne']);
});

it('finds nothing without words', () => {
  expect(findHits('anything', '  ')).toEqual([]);
  expect(findHits('', 'a')).toEqual([]);
});

it('gives hits in order that do not overlap and split no character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'é', '🚂', ' ', '\u0301') });
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'ab', '🚂', 'aa', 'e'), (words, wanted) => {
      let last = 0;
      for (const { start, end } of findHits(words, wanted)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(words.slice(start, end).isWellFormed()).toBe(true);
        last = end;
      }
    }),
  );
});
