import { randomBytes } from 'node:crypto';

/** 80 random bits as 16 characters that are easy to read aloud (A10 asks for 64 bits at least). */
export function newLinkId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('');
}
