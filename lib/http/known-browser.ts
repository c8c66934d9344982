import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A cookie that marks a browser from which somebody signed in to an account. It grants no access; it exempts the
 * browser from the delay that wrong passwords from elsewhere cause. One per account.
 */
export function knownBrowserCookie(email: string): string {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${signatureOf(email, id)}`;
  const parts = [`${nameOf(email)}=${value}`, 'Path=/api/auth', 'HttpOnly', 'SameSite=Lax'];
  parts.push(`Max-Age=${YEAR_SECONDS}`);
  if (env().baseUrl.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}

/** The browser's id when its Cookie header shows an earlier sign-in to this account. */
export function knownBrowser(cookies: string | null, email: string): string | undefined {
  const prefix = `${nameOf(email)}=`;
  const value = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(prefix));
  const [id = '', signature = ''] = value?.slice(prefix.length).split('.') ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(email, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function nameOf(email: string): string {
  return `colloquy_known_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

function signatureOf(email: string, id: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy known browsers', 32));
  return createHmac('sha256', key).update(`${email}\n${id}`).digest('base64url');
}
