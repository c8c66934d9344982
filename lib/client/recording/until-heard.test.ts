import { describe, expect, it } from 'vitest';
import { type HeardSoFar, untilHeard } from './until-heard';

function asked(replies: (HeardSoFar | null)[]) {
  const stop = new AbortController();
  let [flushed, asks] = [0, 0];
  const words = untilHeard(4_000, {
    flush: () => {
      flushed += 1;
    },
    ask: async () => {
      asks += 1;
      return replies[Math.min(asks, replies.length) - 1] ?? null;
    },
    pause: async () => undefined,
    signal: stop.signal,
  });
  return { words, stop, counts: () => [flushed, asks] };
}
const early = { text: 'I opened', heardMs: 2_000 };

describe('K9: what was said so far', () => {
  it('is asked for until the server has all of it', async () => {
    const { words, counts } = asked([early, early, { text: 'I opened the pictures.', heardMs: 4_200 }]);
    expect(await words).toBe('I opened the pictures.');
    expect(counts()).toEqual([1, 3]);
  });

  it('is not known when that takes too long, or fails', async () => {
    expect(await asked([early]).words).toBeNull();
    const failing = asked([null]);
    expect(await failing.words).toBeNull();
    expect(failing.counts()[1]).toBe(1);
  });

  it('is not known when somebody speaks on', async () => {
    const { words, stop, counts } = asked([{ text: 'I opened.', heardMs: 9_000 }]);
    stop.abort();
    expect(await words).toBeNull();
    expect(counts()[1]).toBe(0);
  });
});
