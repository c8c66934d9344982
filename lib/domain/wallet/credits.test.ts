import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsFromHundredths, hundredthsFromCredits } from './credits';
import { priceOf } from './price';

describe('credits', () => {
  it('G1: credits keep two places exactly, there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 46 }), (hundredths) => {
        const credits = creditsFromHundredths(hundredths);
        expect(hundredthsFromCredits(credits)).toBe(hundredths);
        expect(hundredthsFromCredits(credits.toFixed(2))).toBe(hundredths);
      }),
    );
  });

  it('G1: sums of hundredths do not drift as decimals would', () => {
    const [tenth, fifth] = [hundredthsFromCredits(0.1), hundredthsFromCredits(0.2)];
    expect(creditsFromHundredths((tenth ?? 0) + (fifth ?? 0))).toBe(0.3);
  });

  it.each([
    '1.005',
    '-1',
    '1e3',
    '',
    ' 1',
    '1,5',
    '0x10',
    'NaN',
    'Infinity',
    '1.',
    '.5',
    '99999999999999.99',
    '9'.repeat(40),
    '١',
    Number.NaN,
    -0.01,
    1e21,
    0.001,
  ])('G1: %j is not an amount of credits', (amount) => {
    expect(hundredthsFromCredits(amount)).toBeUndefined();
  });

  it.each([
    ['0', 0],
    ['1', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['007.10', 710],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    [12.34, 1234],
  ])('G1: %j credits are %d hundredths', (amount, hundredths) => {
    expect(hundredthsFromCredits(amount)).toBe(hundredths);
  });

  it('G1: hundredths that were not counted exactly are a fault, not a figure', () => {
    expect(() => creditsFromHundredths(0.5)).toThrow(RangeError);
    expect(() => creditsFromHundredths(2 ** 53)).toThrow(RangeError);
  });

  it('G2: a response costs by mode', () => {
    expect(priceOf('text')).toBe(100);
    expect(priceOf('audio')).toBe(200);
    expect(priceOf('audio_text')).toBe(200);
    expect(priceOf('audio_screen')).toBe(300);
    expect(priceOf('video')).toBe(300);
    expect(priceOf('video_screen')).toBe(400);
  });
});
