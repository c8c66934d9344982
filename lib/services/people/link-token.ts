import { createHash, randomBytes } from 'node:crypto';

/** The token of a one-time link: 256 random bits, of which only a hash is stored. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfLinkToken(token) };
}

export function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
