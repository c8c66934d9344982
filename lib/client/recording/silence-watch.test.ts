import { describe, expect, it } from 'vitest';
import { isWholeThought } from '@/lib/domain/interview/whole-thought';
import { SilenceWatch } from './silence-watch';

const TICK = 60;

/** Levels for so many milliseconds; returns the states by kind, in order, each once. */
function player(isWhole = false) {
  const watch = new SilenceWatch();
  let now = 0;
  const kinds: string[] = ['listening'];
  const note = (kind: string) => kinds.at(-1) !== kind && kinds.push(kind);
  return {
    watch,
    kinds,
    now: () => now,
    play: (ms: number, level: number, shake = 0.02) => {
      for (const end = now + ms; now < end; now += TICK)
        note(watch.hear(level + (now % (2 * TICK) === 0 ? shake : -shake), now, isWhole).kind);
    },
    press: () => note(watch.stopCount(now).kind),
  };
}

describe('K9: a silence ends a patient turn', () => {
  it('three seconds after a whole thought, eight otherwise, counted down', () => {
    for (const [isWhole, early, late] of [
      [true, 2_700, 600],
      [false, 7_700, 600],
    ] as const) {
      const { play, kinds } = player(isWhole);
      play(3_000, 0.6);
      play(early, 0.08);
      expect(kinds.at(-1)).toBe('counting');
      play(late, 0.08);
      expect(kinds).toEqual(['listening', 'counting', 'over']);
    }
  });

  it('also when it turns out late that it was one: still counted down, and never after eight seconds', () => {
    for (const [knownAfterMs, endsAfterMs] of [
      [1_500, 4_000],
      [4_000, 6_500],
      [7_000, 8_000],
    ] as const) {
      const watch = new SilenceWatch();
      let now = 0;
      for (; now < 2_000; now += TICK) watch.hear(0.6, now, false);
      const quiet = now;
      const states: string[] = [];
      while (watch.hear(0.08, now, now - quiet >= knownAfterMs).kind !== 'over') {
        states.push(watch.hear(0.08, now, now - quiet >= knownAfterMs).kind);
        now += TICK;
      }
      expect(Math.abs(now - quiet - endsAfterMs)).toBeLessThan(3 * TICK);
      expect(states.filter((kind) => kind === 'counting').length * TICK).toBeGreaterThan(2_000);
    }
  });

  it('never before somebody has spoken', () => {
    const { play, kinds } = player(true);
    play(60_000, 0.08);
    expect(kinds).toEqual(['listening']);
  });

  it('not while a sound, a key or a touch stops the count, which then begins anew', () => {
    const { play, kinds, press } = player();
    play(2_000, 0.6);
    play(6_000, 0.08);
    play(120, 0.6);
    play(7_000, 0.08);
    press();
    play(7_000, 0.08);
    expect(kinds).toEqual(['listening', 'counting', 'stopped', 'counting', 'stopped', 'counting']);
    play(1_500, 0.08);
    expect(kinds.at(-1)).toBe('over');
  });

  it('also in a room that is loud all the time', () => {
    const { play, kinds } = player();
    play(20_000, 0.34);
    play(3_000, 0.7, 0.1);
    play(9_000, 0.34);
    expect(kinds.at(-1)).toBe('over');
  });

  it('and time in which nothing was measured is none', () => {
    const watch = new SilenceWatch();
    for (let now = 0; now < 1_000; now += TICK) watch.hear(0.6, now, true);
    watch.hear(0.05, 1_000, true);
    expect(watch.hear(0.05, 60_000, true).kind).toBe('listening');
  });
});

it.each([
  ['I opened the pictures and they were all of the corridor', 'en', true],
  ['It was the price.', 'en', true],
  ['I opened the pictures and', 'en', false],
  ['It was the', 'en', false],
  ['Yes', 'en', false],
  ['', 'en', false],
  ['Der Zug war schon wieder zu spät gekommen', 'de-CH', true],
  ['Der Zug war zu spät, weil', 'de', false],
  ['電車が遅れました。', 'ja', true],
  ['電車が', 'ja', false],
])('K9: whether “%s” (%s) is a whole thought: %s', (text, language, expected) => {
  expect(isWholeThought(text, language)).toBe(expected);
});
