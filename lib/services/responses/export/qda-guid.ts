import { createHash } from 'node:crypto';

/**
 * A GUID made of what it stands for: the same export has the same ones, so that a project that is brought in again is
 * recognised.
 */
export function guidOf(...what: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(what)).digest('hex');
  // Marked as version 8 (RFC 9562: made in a way of one's own).
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
