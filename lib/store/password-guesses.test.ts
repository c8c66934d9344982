import { expect, it } from 'vitest';
import { GUESS_WAITS_SECONDS } from '@/lib/domain/people/guess-waits';
import { testDatabase } from '@/lib/testing/database';
import { database } from './database';
import { countGuess, deleteGuesses } from './password-guesses';
import { passwordGuess } from './schema';

testDatabase();

const HOUR = 3_600;
const count = (target: string, waits: readonly number[]) => countGuess(database(), target, waits);
const overdue = () =>
  database()
    .update(passwordGuess)
    .set({ nextAt: new Date(Date.now() - 1_000) });

it('X7: of guesses that come at once as many are looked at as are free, and one', async () => {
  const waits = [...Array(20).fill(0), HOUR];
  const answers = await Promise.all(Array.from({ length: 40 }, () => count('at once', waits)));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(21);
  for (const seconds of answers.filter((one) => one > 0)) expect(seconds).toBeGreaterThan(HOUR - 300);
});

it('X7: each wait is the next of the list, the last one stays; what comes too early does not count', async () => {
  const waits = [0, HOUR, 2 * HOUR];
  expect([await count('grows', waits), await count('grows', waits)]).toEqual([0, 0]);
  for (const hours of [1, 2, 2]) {
    for (let early = 0; early < 3; early++) {
      expect(Math.ceil((await count('grows', waits)) / HOUR)).toBe(hours);
    }
    await overdue();
    expect(await count('grows', waits)).toBe(0);
  }
  expect(await count('another', waits)).toBe(0);
  await deleteGuesses(database(), 'grows');
  expect(await count('grows', waits)).toBe(0);
});

it('X7: waits grow to five minutes and no further', () => {
  expect(GUESS_WAITS_SECONDS.slice(0, 20).every((seconds) => seconds === 0)).toBe(true);
  expect(GUESS_WAITS_SECONDS.slice(20, 23)).toEqual([1, 2, 4]);
  expect(GUESS_WAITS_SECONDS.at(-1)).toBe(300);
});
