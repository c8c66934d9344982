import { expect, it } from 'vitest';
import { addGap, durationSeconds, wholeSeconds } from './duration';

const at = (...seconds: number[]) => seconds.map((second) => new Date(Date.UTC(2026, 0, 1) + second * 1000));

it.each([
  ['nothing answered', [], 0],
  ['the first step alone', [0], 0],
  ['first step to last answer', [0, 10, 25], 25],
  ['a gap of 30 minutes counts', [0, 1800, 1810], 1810],
  ['a gap over 30 minutes is left out', [0, 10, 1810.001, 1820.001], 20],
  ['rounded down once, at the end', [0, 0.6, 1.2, 1.9], 1],
  ['a clock that was set back takes nothing away', [10, 5, 8], 3],
])('D11: %s', (_, seconds, duration) => {
  expect(durationSeconds(at(...seconds))).toBe(duration);
});
it('D11: adding gap by gap gives the same', () => {
  const times = at(0, 3.4, 1900, 1901.7, 5000.2, 5001);
  const activeMs = times.slice(1).reduce((sum, time, index) => addGap(sum, times[index] as Date, time), 0);
  expect(wholeSeconds(activeMs)).toBe(durationSeconds(times));
});
