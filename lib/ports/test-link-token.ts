import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The parameter of a participant's link by which a member tries the study (decisions, N6). */
export const TEST_PARAMETER = '_clq_test';
/** For as long as test interviews are kept. */
const DAYS = 7;

/** `{when it expires, in seconds since 1970, in base 36}.{its signature}`. */
export function testLinkToken(studyId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1_000) + DAYS * 86_400).toString(36);
  return `${expires}.${signature(studyId, expires)}`;
}

/** Whether the parameters have a token of this study that has not expired; undefined without any token. */
export function isTestEntry(
  studyId: string,
  parameters: readonly (readonly [string, string])[],
  now: Date,
): boolean | undefined {
  const given = parameters.find(([name]) => name === TEST_PARAMETER)?.[1];
  if (given === undefined) return undefined;
  const [expires = '', signed = ''] = given.split('.');
  const [expected, sent] = [Buffer.from(signature(studyId, expires)), Buffer.from(signed)];
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false;
  return Number.parseInt(expires, 36) * 1_000 > now.getTime();
}

function signature(studyId: string, expires: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy test links', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([studyId, expires]))
    .digest('base64url');
}
