import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The parameter of a personal link that names its invitation (decisions, N7); it counts in a signed link alone. */
export const INVITATION_PARAMETER = '_clq_invite';

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

/** What the link to get no more mails carries: `{the invitation's id}.{its signature}`. */
export function unsubscribeToken(invitationId: string): string {
  return `${invitationId}.${signature(invitationId)}`;
}

/** The invitation's id; undefined for a token that is not one of ours. */
export function readUnsubscribeToken(token: string): string | undefined {
  const [, id = '', signed = ''] = TOKEN.exec(token) ?? [];
  const [expected, sent] = [Buffer.from(signature(id)), Buffer.from(signed)];
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? id : undefined;
}

function signature(invitationId: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy no more mails', 32));
  return createHmac('sha256', key).update(invitationId).digest('base64url');
}
