import { expect, it } from 'vitest';
import { clockTime, durationText, spokenTime } from './clock-time';

it('shows times as a player does', () => {
  expect([-1, 0, 9, 65.9, 71, 3600, 3725, 3871.9].map(clockTime)).toEqual([
    '0:00',
    '0:00',
    '0:09',
    '1:05',
    '1:11',
    '1:00:00',
    '1:02:05',
    '1:04:31',
  ]);
});

it('shows durations as a reader says them', () => {
  expect([0, 59, 60, 1104, 7260].map(durationText)).toEqual([
    '0 s',
    '59 s',
    '1 min 0 s',
    '18 min 24 s',
    '2 h 1 min',
  ]);
});

it('says times for who listens', () => {
  expect([0, 1, 271, 3601].map(spokenTime)).toEqual([
    '0 seconds',
    '1 second',
    '4 minutes 31 seconds',
    '1 hour 1 second',
  ]);
});
