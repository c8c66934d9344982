import { createHash, randomBytes } from 'node:crypto';

/** An interview's only credential: 256 random bits, kept as a hash alone. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
