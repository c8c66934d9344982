import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const DRIFT = [1, 0, -1];

/** A secret for an authenticator app, of the length that RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The code of a time step (RFC 6238: SHA-1, six digits, 30 seconds, which is what every app knows). */
export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest[digest.length - 1]! & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function totpStepOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
}

/** The latest time step of which this is the code, of those near the present one; undefined for none. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code.padEnd(DIGITS));
  const near = DRIFT.map((off) => totpStepOf(now) + off);
  // All of them are compared, so that the time tells nothing.
  const matching = near.filter((step) => {
    const expected = Buffer.from(totpAt(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return matching[0];
}
