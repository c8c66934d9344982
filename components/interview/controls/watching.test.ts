import { describe, expect, it } from 'vitest';
import { ended, leadBack, NOTHING_WATCHED, playedTo } from './watching';

const played = (...times: number[]) => times.reduce(playedTo, NOTHING_WATCHED);

describe('watching', () => {
  it('B1: counts what was played without a gap', () => {
    expect(played(0.2, 0.5, 0.8).seen).toBe(0.8);
  });
  it('B1: does not count on from a jump ahead', () => {
    expect(played(0.2, 30, 30.3, 30.6).seen).toBe(0.2);
    expect(ended(played(0.2, 58, 59.9), 60).done).toBe(false);
  });
  it('B1: leads a jump ahead back to what was seen, and lets one back be', () => {
    expect(leadBack(played(1, 2, 3), 40)).toBe(3);
    expect(leadBack(played(1, 2, 3), 1)).toBeNull();
    expect(leadBack({ seen: 60, done: true }, 30)).toBeNull();
  });
  it('B1: is done at the end of what was watched through', () => {
    const all = played(...Array.from({ length: 40 }, (_, at) => at / 4));
    expect(ended(all, 10.2)).toEqual({ seen: 10.2, done: true });
  });
  it('a film without a length never blocks the way', () => {
    expect(ended(NOTHING_WATCHED, Number.POSITIVE_INFINITY).done).toBe(true);
  });
});
