import { expect, it } from 'vitest';
import { levelAt, levelsOf } from './sound-levels';

it('the levels of a sound follow it, and end with it', () => {
  const half = 8_000;
  const samples = new Float32Array(2 * half).map((_, at) => (at < half ? 0 : 0.3 * Math.sin(at / 3)));
  const levels = levelsOf(samples, 16_000);
  expect(levels.length).toBe(20);
  expect(levelAt(levels, 0.2)).toBe(0);
  expect(levelAt(levels, 0.7)).toBeGreaterThan(0.8);
  expect(levelAt(levels, 1.5)).toBe(0);
});
