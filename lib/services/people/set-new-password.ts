import { Failure } from '@/lib/domain/failure';
import { isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';
import type { Db } from '@/lib/store/database';
import { findPasswordReset, setPassword, takePasswordReset } from '@/lib/store/password-resets';
import { hashOfLinkToken } from './link-token';

/** Until when a link sets a password. Unknown, used, replaced and expired are one answer: `not_found`. */
export async function readPasswordLink(db: Db, token: string): Promise<{ expiresAt: Date }> {
  const expiresAt = await findPasswordReset(db, hashOfLinkToken(token));
  if (expiresAt === undefined) throw notOpen();
  return { expiresAt };
}

/** Sets a new password with the token of a link, which is used up, and ends all sessions. Refuses `not_found`, `bad_request`. */
export async function setNewPassword(db: Db, input: { token: string; password: string }): Promise<void> {
  const { min, max } = PASSWORD_LENGTH;
  if (!isPassword(input.password)) {
    throw new Failure('bad_request', `A password has ${min} to ${max} characters.`);
  }
  const { hashPassword } = await import('better-auth/crypto');
  const passwordHash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, hashOfLinkToken(input.token));
    if (userId === undefined) throw notOpen();
    await setPassword(tx, userId, passwordHash);
  });
}

function notOpen(): Failure {
  return new Failure(
    'not_found',
    'This link is not valid any more: it was used, replaced, or it has expired.',
  );
}
