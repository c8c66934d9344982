import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '@/lib/domain/failure';
import { inTurn } from './in-turn';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, '__colloquyLine');
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
