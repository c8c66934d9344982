import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inHeavyLane } from './heavy-lane';
import { inTurn } from './in-turn';
import { refusalResponse } from './refusal';

afterEach(() => vi.useRealTimers());

describe('X49: a burst of heavy reads', () => {
  it('is done three at a time, in the order they came, and all are done', async () => {
    let atOnce = 0;
    let most = 0;
    const done: number[] = [];
    await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        inHeavyLane(async () => {
          most = Math.max(most, ++atOnce);
          await sleep(5);
          atOnce -= 1;
          done.push(index);
        }),
      ),
    );
    expect(most).toBe(3);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done).toHaveLength(32);
  });

  it('keeps nobody else waiting', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const heavy = Array.from({ length: 32 }, () => inHeavyLane(() => held));
    expect(await inTurn(async () => 'an answer')).toBe('an answer');
    finish();
    await Promise.all(heavy);
  });

  it('who waited three seconds is told to come again, with 503 and Retry-After, and the lane goes on', async () => {
    vi.useFakeTimers();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = Array.from({ length: 3 }, () => inHeavyLane(() => held));
    const late = inHeavyLane(async () => 'done').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_100);
    const refusal = refusalResponse(await late, 'r');
    expect(refusal.status).toBe(503);
    expect(refusal.headers.get('retry-after')).toBe('3');
    expect(await refusal.json()).toEqual({ error: expect.any(String), code: 'internal_error' });
    finish();
    await Promise.all(first);
    expect(await inHeavyLane(async () => 'next')).toBe('next');
  });

  it('a read that fails gives its place on', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(inHeavyLane(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    }
    expect(await inHeavyLane(async () => 'next')).toBe('next');
  });
});
