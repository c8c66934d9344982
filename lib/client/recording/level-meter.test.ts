import { expect, it } from 'vitest';
import { levelOf } from './level-meter';

it('a level is nothing in silence, all when it is loud, and grows between', () => {
  const tone = (loud: number) => new Float32Array(512).map((_, at) => loud * Math.sin(at / 3));
  expect(levelOf(new Float32Array(512))).toBe(0);
  expect(levelOf(tone(1))).toBe(1);
  const levels = [0.002, 0.01, 0.05, 0.2].map((loud) => levelOf(tone(loud)));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(4);
});
