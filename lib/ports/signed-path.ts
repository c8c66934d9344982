import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** How long a link to a recording is valid, in seconds (specification, Limits). */
export const LINK_SECONDS = 3_600;

/** The signature covers a path and its expiry. It permits reading alone: that address has no other operation. */
function signatureOf(path: string, expires: number): Buffer {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy links', 32));
  return createHmac('sha256', key).update(`GET\n${path}\n${expires}`).digest();
}

/** An address that needs no credentials for the next hour. `path` begins with a slash and has no query. */
export function signedUrl(path: string, now: Date): string {
  return signedUntil(path, new Date(now.getTime() + LINK_SECONDS * 1_000));
}

/** The same until a given time. */
export function signedUntil(path: string, until: Date): string {
  const expires = Math.ceil(until.getTime() / 1_000);
  const signature = signatureOf(path, expires).toString('base64url');
  return `${env().baseUrl}${path}?expires=${expires}&signature=${signature}`;
}

/** Whether this server signed this path with exactly this query, and it has not expired. */
export function isSigned(path: string, search: string, now: Date): boolean {
  const [, given = '', text = ''] = /^\?expires=([1-9]\d{9,10})&signature=([\w-]{43})$/.exec(search) ?? [];
  const expires = Number(given);
  if (now.getTime() >= expires * 1_000) return false;
  // Compared as text: base64url has several spellings of the same bytes, and an altered address must be refused.
  const expected = Buffer.from(signatureOf(path, expires).toString('base64url'));
  const signature = Buffer.from(text);
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}
