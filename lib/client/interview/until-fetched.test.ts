import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilFetched } from './until-fetched';

const browser = new EventTarget();
const connection = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', connection);
  connection.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(times: number) {
  let attempts = 0;
  const load = vi.fn(async () => {
    if (++attempts <= times) throw new Error(`attempt ${attempts}`);
    return 'a part';
  });
  return load;
}

it('gives what comes at once', async () => {
  const load = failing(0);
  expect(await untilFetched(load)).toBe('a part');
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after longer and longer pauses', async () => {
  const load = failing(3);
  const part = untilFetched(load);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 3_999);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe('a part');
});

it('gives up with the last failure when it never comes', async () => {
  const load = failing(100);
  const part = expect(untilFetched(load)).rejects.toThrow('attempt 10');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await part;
});

it('waits without a connection however long it takes, and goes on at once with one', async () => {
  connection.onLine = false;
  const load = failing(1);
  const part = untilFetched(load);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(load).toHaveBeenCalledTimes(1);
  connection.onLine = true;
  browser.dispatchEvent(new Event('online'));
  expect(await part).toBe('a part');
});

it('does not sit out a pause when the connection comes back', async () => {
  const load = failing(1);
  const part = untilFetched(load);
  await vi.advanceTimersByTimeAsync(0);
  browser.dispatchEvent(new Event('online'));
  expect(await part).toBe('a part');
});
