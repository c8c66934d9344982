import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval';

it.each([
  [13, 30, 0.2738, 0.608],
  [22, 30, 0.5555, 0.8582],
  [3, 8, 0.1368, 0.6943],
  [0, 10, 0, 0.2775],
])('L4: the interval of %i of %i after Wilson', (count, of, low, high) => {
  const interval = wilsonInterval(count, of);
  expect(interval?.low).toBeCloseTo(low, 3);
  expect(interval?.high).toBeCloseTo(high, 3);
});

it('L4: there is none of nobody, and none from a hundred people on', () => {
  expect([wilsonInterval(0, 0), wilsonInterval(40, 100), wilsonInterval(40, 100_000)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('L4: it holds the share and stays between nobody and everybody', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (of, some) => {
      const count = Math.min(of, some);
      const { low = 0, high = 0 } = wilsonInterval(count, of) ?? {};
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / of + 1e-4);
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-4);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});
