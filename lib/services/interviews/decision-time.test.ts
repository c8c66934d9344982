import { beforeEach, expect, it, vi } from 'vitest';
import { beginDeciding, beginStoring, decidedBy, hasRoom } from './decision-time';

beforeEach(() => {
  Object.assign(globalThis, { __colloquyPace: undefined });
  vi.useFakeTimers({ now: 1_000_000 });
  return () => {
    vi.useRealTimers();
    Object.assign(globalThis, { __colloquyPace: undefined });
  };
});

/** Answers stored side by side, one every so many milliseconds. */
function stored(count: number, everyMs: number): void {
  const ends = Array.from({ length: count }, () => beginStoring(Date.now()));
  for (const end of ends) {
    vi.advanceTimersByTime(everyMs);
    end();
  }
}

const aloneAt = () => decidedBy(0, { storingMs: 10, others: 0 });

it('an answer by itself waits for a moderator for more than three seconds', () => {
  expect(aloneAt()).toBeGreaterThan(3_300);
  expect(aloneAt()).toBeLessThan(3_400);
});

it('who comes later decides earlier, by what each needs on this machine', () => {
  stored(199, 7);
  stored(200, 10);
  const times = [0, 1, 20].map((others) => decidedBy(0, { storingMs: 10, others }));
  expect(times[0]! - times[1]!).toBeGreaterThan(25);
  expect(times[0]! - times[2]!).toBeGreaterThan(500);
  expect(times.every(Number.isInteger)).toBe(true);
  const before = times[2]!;
  stored(200, 30);
  expect(decidedBy(0, { storingMs: 10, others: 20 })).toBeLessThan(before - 1_000);
});

it('no more wait than can be stored in time, and those that came back leave their place', () => {
  stored(200, 10);
  const deciding = [];
  while (hasRoom()) deciding.push(beginDeciding());
  expect(deciding.length).toBeGreaterThan(20);
  expect(deciding.length).toBeLessThan(60);
  deciding.pop()?.end();
  expect(hasRoom()).toBe(true);
});

it('one answer that stood still does not keep others from a moderator', () => {
  const end = beginStoring(Date.now());
  vi.advanceTimersByTime(4_000);
  end();
  expect(decidedBy(0, { storingMs: 10, others: 1 })).toBeGreaterThan(3_000);
});
