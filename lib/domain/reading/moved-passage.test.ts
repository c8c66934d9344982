import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedPassage } from './moved-passage';

const before = 'I press the date, that is fine. Now it says comfort cat agree.';
const of = (quote: string) => ({ start: before.indexOf(quote), end: before.indexOf(quote) + quote.length });
const moved = (after: string, quote: string) => {
  const passage = movedPassage(before, after, of(quote));
  return passage && after.slice(passage.start, passage.end);
};

describe('movedPassage', () => {
  const after = 'So I press the date, that is fine. Now it says comfort category.';

  it('keeps the words of a passage that was not mended, before and behind what was', () => {
    expect(moved(after, 'the date')).toBe('the date');
    expect(moved(before.replace('cat agree', 'category'), 'that is fine')).toBe('that is fine');
    expect(moved(`${before} And so on.`, 'Now it says')).toBe('Now it says');
  });

  it('finds its words where others around them were mended', () => {
    expect(moved(after, 'Now it says')).toBe('Now it says');
  });

  it('becomes what stands in its place where its own words were mended', () => {
    expect(moved(before.replace('cat agree', 'category'), 'comfort cat agree')).toContain('category');
  });

  it('is nothing where nothing is left', () => {
    expect(moved('', 'the date')).toBeNull();
  });

  it('always lies within the text', () => {
    const texts = fc.tuple(fc.string(), fc.string(), fc.nat(), fc.nat());
    fc.assert(
      fc.property(texts, ([was, is, a, b]) => {
        if (was.length === 0) return;
        const start = a % was.length;
        const end = start + 1 + (b % (was.length - start));
        const passage = movedPassage(was, is, { start, end });
        if (passage === null) return;
        expect(passage.start).toBeGreaterThanOrEqual(0);
        expect(passage.end).toBeGreaterThan(passage.start);
        expect(passage.end).toBeLessThanOrEqual(is.length);
      }),
    );
  });
});
