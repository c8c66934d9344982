import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy seal', 32));
}

/**
 * Encrypts a text for the database, so that a copy of the database does not reveal it (AES-256-GCM, the application's
 * secret).
 */
export function seal(text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined when it was encrypted with another secret, or altered. */
export function unseal(sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
