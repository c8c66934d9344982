import { expect, it } from 'vitest';
import { killNine } from '@/lib/testing/chaos/kill-nine';

it('kill -9 of everything, twenty times amid interviews and launches: no acknowledged answer or launch is lost or doubled', async () => {
  const seed = `${Date.now()}`;
  process.stdout.write(`kill-nine seed ${seed}\n`);
  const result = await killNine({ rounds: 20, seed });
  expect(result.violations).toEqual([]);
  // It was amid them.
  expect(result.answers).toBeGreaterThan(50);
  expect(result.launches).toBeGreaterThan(10);
  expect(result.resent).toBeGreaterThan(20);
}, 300_000);
