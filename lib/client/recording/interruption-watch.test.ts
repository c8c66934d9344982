import { describe, expect, it } from 'vitest';
import { InterruptionWatch } from './interruption-watch';

const TICK = 60;

function listener() {
  const watch = new InterruptionWatch();
  let now = 1_000;
  /** Whether somebody is heard within so many milliseconds of these levels, and after how many. */
  const play = (ms: number, level: number | ((at: number) => number), played: number): number | null => {
    const from = now;
    for (const end = now + ms; now < end; now += TICK) {
      if (watch.hear(typeof level === 'number' ? level : level(now), played, now)) return now - from;
    }
    return null;
  };
  return { watch, play };
}

describe('K9: somebody who speaks while the question is read', () => {
  it('is heard within half a second, in a quiet room and in a loud one', () => {
    for (const room of [0.02, 0.1, 0.4]) {
      const { play } = listener();
      expect(play(2_000, room, 0.8)).toBeNull();
      expect(play(1_000, 0.75, 0.8)).toBeLessThan(500);
    }
  });

  it('is heard in syllables, with the gaps between them', () => {
    const { play } = listener();
    expect(play(1_000, 0.05, 0.8)).toBeNull();
    expect(play(1_500, (at) => (at % 240 < 120 ? 0.8 : 0.05), 0.8)).toBeLessThan(1_000);
  });

  it('is heard from the first word on', () => {
    const { play } = listener();
    expect(play(2_000, 0.8, 0.8)).toBeLessThan(700);
  });

  it('is not the voice itself, from a loudspeaker without echo cancellation', () => {
    const { play } = listener();
    for (const loud of [0.9, 0.7, 0.5, 0.9]) expect(play(1_500, loud - 0.35, loud)).toBeNull();
    // The echo of the last word is still in the room.
    expect(play(300, 0.5, 0)).toBeNull();
  });

  it('is not a cough or a chair, nor a room that gets louder by and by', () => {
    const { play, watch } = listener();
    expect(play(1_000, 0.05, 0.8)).toBeNull();
    expect(play(180, 0.9, 0.8)).toBeNull();
    expect(watch.isSounding).toBe(true);
    expect(play(2_000, 0.05, 0.8)).toBeNull();
    expect(watch.isSounding).toBe(false);
    expect(play(180, 0.9, 0.8)).toBeNull();
    expect(play(1_000, 0.05, 0)).toBeNull();
  });
});
