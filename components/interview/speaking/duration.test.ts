import { expect, it } from 'vitest';
import { duration, megabytes } from './duration';

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [125_500, '2:05'],
  [3_600_000, '60:00'],
])('%i milliseconds are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

it('bytes that wait are never nothing', () => {
  expect(megabytes(1_140_000, 'en')).toBe('1.1');
  expect(megabytes(1_140_000, 'de')).toBe('1,1');
  expect(megabytes(1, 'en')).toBe('0.1');
});
