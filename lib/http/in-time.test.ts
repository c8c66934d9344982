import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUDGET_MS, inTime } from './in-time';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('A8: what never comes fails within the five seconds, and what comes in time is passed on', async () => {
  const never = inTime(BUDGET_MS, new Promise(() => {})).then(
    () => 'came',
    () => 'failed',
  );
  const came = inTime(BUDGET_MS, new Promise((resolve) => setTimeout(resolve, 4_000, 'came')));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(await Promise.race([never, Promise.resolve('waiting')])).toBe('failed');
  expect(await came).toBe('came');
});
