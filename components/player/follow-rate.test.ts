import { expect, it } from 'vitest';
import { followRate } from './follow-rate';

it('leaves a picture alone that is within 50 ms', () => {
  expect(followRate(0.05, 1, 1)).toBe(1);
  expect(followRate(-0.05, 2, 2)).toBe(2);
});

it('slows what is ahead and speeds what is behind, by a tenth at most', () => {
  expect(followRate(0.06, 1, 1)).toBeCloseTo(0.94);
  expect(followRate(0.29, 1, 1)).toBeCloseTo(0.9);
  expect(followRate(-0.2, 2, 2)).toBeCloseTo(2.2);
});

it('goes on putting right until it is right', () => {
  expect(followRate(0.03, 1, 0.95)).toBeCloseTo(0.97);
  expect(followRate(0.01, 1, 0.95)).toBe(1);
});

it('jumps over more than 300 ms', () => {
  expect(followRate(0.31, 1, 1)).toBe('jump');
  expect(followRate(-4, 1.5, 1.5)).toBe('jump');
});
