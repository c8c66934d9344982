import { expect, it } from 'vitest';
import { killNine } from '@/lib/testing/chaos/kill-nine';
import { rounds } from '@/lib/testing/rounds';

const KILLS = rounds({ sample: 4, long: 100 });

it('kill -9 of everything, again and again amid interviews and launches: no acknowledged answer or launch is lost or doubled', async () => {
  const seed = `${Date.now()}`;
  process.stdout.write(`kill-nine seed ${seed}\n`);
  const citus = process.env.KILL_CITUS;
  const result = await killNine({ rounds: KILLS, seed, ...(citus && { citus }) });
  expect(result.violations).toEqual([]);
  // It was amid them.
  expect(result.answers).toBeGreaterThan(2 * KILLS);
  expect(result.launches).toBeGreaterThanOrEqual(KILLS / 2);
  expect(result.resent).toBeGreaterThan(KILLS);
});
