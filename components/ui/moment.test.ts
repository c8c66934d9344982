import { expect, it } from 'vitest';
import { agoText, dayText, untilText } from './moment';

const now = new Date(2026, 4, 14, 21, 58);
const before = (...date: [number, number, number, number, number]) =>
  agoText(new Date(...date).toISOString(), now);

it('says how long ago in as few words as do', () => {
  expect(before(2026, 4, 14, 21, 57)).toBe('now');
  expect(before(2026, 4, 14, 21, 41)).toBe('17 min ago');
  expect(before(2026, 4, 14, 2, 0)).toBe('19 h ago');
  expect(before(2026, 4, 13, 1, 0)).toBe('yesterday');
  expect(before(2026, 4, 6, 1, 0)).toBe('6 May');
  expect(dayText(new Date(2025, 2, 2).toISOString(), now)).toBe('2 Mar 2025');
});

it('says how long something still works', () => {
  const ahead = (hours: number) => untilText(new Date(now.getTime() + hours * 3_600_000).toISOString(), now);
  expect([ahead(-1), ahead(0.5), ahead(5), ahead(30), ahead(5 * 24 + 1)]).toEqual([
    'expired',
    'expires within the hour',
    'expires in 5 h',
    'expires tomorrow',
    'expires in 5 days',
  ]);
});
