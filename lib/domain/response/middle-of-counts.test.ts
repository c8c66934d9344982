import fc from 'fast-check';
import { expect, it } from 'vitest';
import { middleOfCounts } from './middle-of-counts';

it('is the middle of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 })), (values) => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      const sorted = [...values].sort((a, b) => a - b);
      const half = sorted.length / 2;
      const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
      expect(middleOfCounts(counts)).toEqual(values.length === 0 ? [] : middle);
    }),
  );
});
