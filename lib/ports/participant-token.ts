import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * The token of an interview: 256 bits made from its response's id and the application's secret, so that whoever may
 * resume it elsewhere can be given it again, while the database keeps its hash alone.
 */
export function participantToken(responseId: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy participant tokens', 32));
  return createHmac('sha256', key).update(responseId).digest('base64url');
}
