import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The parameter of a participant's link that carries its signature. */
export const SIGNATURE_PARAMETER = '_clq_sig';

/**
 * The signature of a study's link with these parameters, in any order (decisions, G6): HMAC-SHA-256 with a key derived
 * from the application's secret.
 */
export function entrySignature(studyId: string, parameters: readonly (readonly [string, string])[]): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy participant links', 32));
  const signed = parameters.filter(([name]) => name !== SIGNATURE_PARAMETER);
  const sorted = signed.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key)
    .update(JSON.stringify([studyId, sorted]))
    .digest('base64url');
}

/** Whether the parameters contain the signature of exactly these parameters and this study. */
export function isSignedEntry(studyId: string, parameters: readonly (readonly [string, string])[]): boolean {
  const given = parameters.find(([name]) => name === SIGNATURE_PARAMETER)?.[1];
  if (given === undefined) return false;
  // Compared as text: base64url has several spellings of the same bytes, and an altered link must be refused.
  const [expected, sent] = [Buffer.from(entrySignature(studyId, parameters)), Buffer.from(given)];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
