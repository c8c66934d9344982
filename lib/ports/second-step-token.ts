import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@/lib/domain/identifier';
import { SECOND_STEP_SECONDS } from '@/lib/domain/people/second-factor';
import { env } from '@/lib/env';

/** The credentials that a sign-in began with: with others it is over. */
export interface StepCredentials {
  passwordHash: string | null;
  factorSince: Date | null;
}

/**
 * What a browser is given for the right password where a code is owed, too: it opens nothing, and says who may enter a
 * code until when. Nothing is stored for it; another password or another second factor ends it.
 */
export function secondStepToken(userId: string, credentials: StepCredentials, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + SECOND_STEP_SECONDS;
  return `${userId}.${expires}.${signature(userId, expires, credentials)}`;
}

/** Whom a token names, if it is one: to be believed when `isSecondStep` says so. */
export function userOfSecondStep(token: string): string | undefined {
  const [userId = ''] = token.split('.');
  return isUuid(userId) ? userId : undefined;
}

/** Whether the token is ours, of these credentials, and not too old. */
export function isSecondStep(token: string, credentials: StepCredentials, now: Date): boolean {
  const [userId = '', expires = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(userId, Number(expires), credentials));
  const sent = Buffer.from(given);
  const isOurs = expected.length === sent.length && timingSafeEqual(expected, sent);
  return isOurs && Number(expires) * 1_000 > now.getTime();
}

function signature(userId: string, expires: number, { passwordHash, factorSince }: StepCredentials): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy second step', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, expires, passwordHash, factorSince]))
    .digest('base64url');
}
