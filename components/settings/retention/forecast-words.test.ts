import { expect, it } from 'vitest';
import { goesNext, goesWithinTheHour, keptWords } from './forecast-words';

const none = { overdue: 0, withinWeek: 0, nextAt: null };
const forecast = (more: object = {}) => ({
  parts: { recordings: none, words: none, everything: none, ...more },
  held: 0,
});

it('O2: says what goes within the hour, by part', () => {
  expect(goesWithinTheHour(forecast())).toEqual([]);
  const parts = {
    recordings: { ...none, overdue: 3, withinWeek: 3 },
    words: { ...none, overdue: 1, withinWeek: 2 },
    everything: { ...none, overdue: 1, withinWeek: 1 },
  };
  expect(goesWithinTheHour(forecast(parts))).toEqual([
    '1 response.',
    'the words, recordings and files of 1 response.',
    'the recordings of 3 responses.',
  ]);
});

it('O2: says what goes next', () => {
  expect(goesNext(forecast())).toBe('Nothing is due to be deleted.');
  const week = { ...none, overdue: 1, withinWeek: 3 };
  expect(goesNext(forecast({ recordings: week }))).toBe(
    'Deleted next: the recordings of 1 response within the hour, the recordings of 2 responses within a week.',
  );
  const later = { ...none, nextAt: '2027-03-01T12:00:00.000Z' };
  expect(goesNext(forecast({ everything: later }))).toContain('Deleted next: the first response on');
});

it('O2: says for how long each part is kept in the end', () => {
  expect(keptWords(forecast())).toBeNull();
  const kept = { recordings: 1, words: 90, everything: null };
  expect(keptWords({ ...forecast(), kept })).toBe(
    'With the organisation’s limits and the consent: recordings 1 day, words 90 days.',
  );
});
