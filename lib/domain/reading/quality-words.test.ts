import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qualityWords } from './quality-words';

const part = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const sure = fc.double({ min: 0, max: 1, noNaN: true });

it('has words for every part that could be shown, whatever its value', () => {
  fc.assert(
    fc.property(
      fc.record({
        depth: part,
        relevance: part,
        specificity: part,
        consistency: sure,
        effort: sure,
        signs: fc.constant<string[]>([]),
      }),
      (parts) => {
        const words = qualityWords(parts);
        const shown =
          [parts.depth, parts.relevance, parts.specificity].filter((value) => value !== null).length + 2;
        expect(words.parts).toHaveLength(shown);
        for (const { words: text } of words.parts) expect(text).not.toBe('');
      },
    ),
  );
});

it('tells what lowered the score in words, also signs that it does not know', () => {
  const parts = { depth: null, relevance: null, specificity: null, consistency: 0.2, effort: 1 };
  expect(qualityWords({ ...parts, signs: ['speeding', 'off_camera'] }).lowered).toEqual([
    'faster than the questions can be read',
    'off camera',
  ]);
});
