import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * The token of an interview: 256 bits derived from its response's id and the application's secret, so that it can be
 * given again to a participant who may resume elsewhere, while the database stores only its hash.
 */
export function participantToken(responseId: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy participant tokens', 32));
  return createHmac('sha256', key).update(responseId).digest('base64url');
}
