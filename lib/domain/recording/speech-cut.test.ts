import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedWords } from './heard-words';
import { isSilent, speechCut } from './speech-cut';

/** Peaks for seconds of speech (120) and of quiet (3). */
const peaks = (...seconds: [number, number][]) =>
  Uint8Array.from(seconds.flatMap(([length, loud]) => Array(length * 10).fill(loud)));

it('K8: parts meet in the last pause, and wait for one a while', () => {
  expect(speechCut(peaks([5, 120]), { isLast: false })).toBeNull();
  expect(speechCut(peaks([9, 120]), { isLast: false })).toBeNull();
  expect(speechCut(peaks([5, 120], [1, 3], [2, 120]), { isLast: false })).toBeGreaterThan(5_000);
  expect(speechCut(peaks([5, 120], [1, 3], [2, 120]), { isLast: false })).toBeLessThan(6_100);
  // Somebody who never pauses.
  expect(speechCut(peaks([12, 120]), { isLast: false })).not.toBeNull();
});

it('K9: somebody who has gone quiet, and is waited for, has ended a part, however short', () => {
  const asked = { isLast: false, isWaited: true };
  expect(speechCut(peaks([2, 120], [0.6, 3]), asked)).toBe(2_400);
  expect(speechCut(peaks([2, 120], [0.6, 3]), { isLast: false })).toBeNull();
  expect(speechCut(peaks([2, 120], [0.3, 3]), asked)).toBeNull();
  expect(speechCut(peaks([2, 120], [0.6, 3], [0.2, 120]), asked)).toBeNull();
  expect(speechCut(peaks([3, 3]), asked)).toBeNull();
});

it('the end is one part, unless all of it came at once', () => {
  expect(speechCut(peaks([3, 120]), { isLast: true })).toBe(3_000);
  expect(speechCut(peaks([60, 120]), { isLast: true })).toBeLessThanOrEqual(25_000);
  expect(speechCut(new Uint8Array(0), { isLast: true })).toBeNull();
});

it('cuts lie within the sound, and each takes some of it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), fc.boolean(), (sound, isLast) => {
      const cut = speechCut(sound, { isLast });
      if (cut === null) return sound.length * 100 < 12_000;
      return cut > 0 && cut <= sound.length * 100 && cut <= 25_000 && cut % 100 === 0;
    }),
  );
});

it('a microphone that is switched off is silent, a quiet voice is not', () => {
  expect(isSilent(peaks([3, 0]))).toBe(true);
  expect(isSilent(peaks([3, 3], [1, 20]))).toBe(false);
});

it('parts are joined as the language is written', () => {
  expect(joinedWords(['The train', '', ' was late. '])).toBe('The train was late.');
  expect(joinedWords(['電車が', '遅れました。', 'Really?'])).toBe('電車が遅れました。Really?');
});
