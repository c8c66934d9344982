import { describe, expect, it } from 'vitest';
import { isTooMuchWork, workLimits } from './recording-limits';

const film = (width: number, height: number, rate: number, seconds: number) => ({
  width,
  height,
  seconds,
  frames: rate * seconds,
});

describe('the work that a film may make', () => {
  it.each([
    ['a telephone’s 4K at 60 frames', film(3840, 2160, 60, 600)],
    ['a shared screen of 6K at 15 frames', film(6016, 3384, 15, 1800)],
    ['four hours of Full HD at 30 frames', film(1920, 1080, 30, 4 * 3600)],
    ['one frame of a second’s part', film(8192, 6096, 1, 0.5)],
  ])('X6: %s is taken', (_what, picture) => {
    expect(isTooMuchWork(picture)).toBe(false);
  });

  it.each([
    ['30 seconds of 8192 by 6096', film(8192, 6096, 30, 30)],
    ['the same said to last a tenth', film(8192, 6096, 300, 3)],
    ['frames without a length', { width: 8192, height: 6096, frames: 900, seconds: 0 }],
    ['four hours of 4K at 60 frames', film(3840, 2160, 60, 4 * 3600)],
  ])('X6: %s is refused before anything is decoded', (_what, picture) => {
    expect(isTooMuchWork(picture)).toBe(true);
  });

  it('X6: its time goes by its length, and never takes more than an hour of a worker’s place', () => {
    const seconds = [0, 30, 600, 4 * 3600].map((long) => workLimits('/tmp', long, []).seconds);
    expect(seconds).toEqual([120, 240, 2520, 3600]);
  });
});
