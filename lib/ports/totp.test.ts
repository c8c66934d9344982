import { expect, it } from 'vitest';
import { matchingStep, newTotpSecret, totpAt, totpStepOf } from './totp';

/** The secret and the times of RFC 6238, appendix B, whose codes end in these six digits. */
const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('O3: the code at second %i is that of RFC 6238', (seconds, code) => {
  const now = new Date(seconds * 1_000);
  expect(totpAt(secret, totpStepOf(now))).toBe(code);
  expect(matchingStep(secret, code, now)).toBe(totpStepOf(now));
});

it('O3: the codes before and after are taken, others are not', () => {
  const now = new Date('2026-09-14T09:30:10Z');
  const step = totpStepOf(now);
  const codes = [-2, -1, 0, 1, 2].map((off) => totpAt(secret, step + off));
  expect(codes.map((code) => matchingStep(secret, code, now))).toEqual([
    ...[undefined, step - 1, step, step + 1, undefined],
  ]);
  for (const odd of ['', '12345', '1234567', 'abcdef', '\u{1f511}']) {
    expect(matchingStep(secret, odd, now)).toBeUndefined();
  }
});

it('O3: secrets have 160 random bits', () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(newTotpSecret());
});
