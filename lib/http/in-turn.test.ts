import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/domain/failure';
import { onLane } from '@/lib/store/database';
import { inTurn } from './in-turn';
import { refusalResponse } from './refusal';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, '__colloquyLines');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => () => new Promise<void>((done) => setTimeout(done, milliseconds));

it('does some at once and the others as soon as these are done, in the order they came', async () => {
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const all = Array.from({ length: 200 }, (_, index) =>
    inTurn(async () => {
      order.push(index);
      most = Math.max(most, ++now);
      await after(10)();
      now--;
      if (index % 3 === 0) throw new Failure('conflict', 'no');
    }).catch(() => {}),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(most).toBe(32);
  expect(order).toEqual(Array.from({ length: 200 }, (_, index) => index));
});

it('waits for as long as those ahead come to an end', async () => {
  const all = Promise.all(Array.from({ length: 32 * 6 }, () => inTurn(after(2_000))));
  await vi.advanceTimersByTimeAsync(12_100);
  await expect(all).resolves.toHaveLength(192);
});

it('A8: fails within five seconds when nobody ahead gets anywhere', async () => {
  for (let stuck = 0; stuck < 32; stuck++) void inTurn(() => new Promise(() => {}));
  const told = inTurn(async () => 'came').catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(4_500);
  expect(await Promise.race([told, Promise.resolve('waiting')])).toBe('failed');
});

it('K2: what has not begun in time is told to come again, and those behind it go on', async () => {
  const first = Array.from({ length: 32 }, () => inTurn(after(2_000)));
  const late = inTurn(async () => 'came', { withinMs: 1_000 }).catch((error) => error);
  const patient = inTurn(async () => 'came', { withinMs: 3_000 });
  await vi.advanceTimersByTimeAsync(1_500);
  const refusal = refusalResponse(await late, 'r1');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '2']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await patient).toBe('came');
  await Promise.all(first);
});

it('K2: what would begin too late for how long such work takes now comes again at once', async () => {
  const slow = Promise.all(Array.from({ length: 32 * 3 }, () => inTurn(after(2_000))));
  await vi.advanceTimersByTimeAsync(6_000);
  await slow;
  const first = Array.from({ length: 32 }, () => inTurn(after(2_000)));
  const late = inTurn(async () => 'came', { withinMs: 3_000 }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(refusalResponse(await late, 'r1').status).toBe(503);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(first);
});

it('keeps nobody of another lane waiting, and tells to come again whoever would wait for too many', async () => {
  for (let stuck = 0; stuck < 32 + 1_000; stuck++) inTurn(() => new Promise(() => {})).catch(() => {});
  const refusal = refusalResponse(await inTurn(async () => 'came').catch((error) => error), 'r');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refusal.json()).toEqual({ error: expect.any(String), code: 'internal_error' });
  expect(await onLane('participants', () => inTurn(async () => 'an answer'))).toBe('an answer');
});
