import { createHash } from 'node:crypto';

/** An interview's only credential is kept as a hash alone. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
