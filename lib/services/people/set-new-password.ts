import { Failure } from '@/lib/domain/failure';
import { type LinkDelivery, passwordLinkHolds, proofBy } from '@/lib/domain/people/credentials';
import { isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';
import type { Db } from '@/lib/store/database';
import {
  type FoundPasswordLink,
  findPasswordLink,
  setAddressProof,
  setPassword,
  takePasswordLink,
} from '@/lib/store/password-links';
import { findUser, lockUser } from '@/lib/store/users';
import { recordOwnEverywhere } from '../audit/record-own';
import { passwordWasRight } from './guard-password';
import { hashOfLinkToken } from './link-token';

/**
 * The expiry of a password link. Unknown, used, revoked, replaced and expired links are the same refusal: `not_found`.
 */
export async function readPasswordLink(db: Db, token: string): Promise<{ expiresAt: Date }> {
  return stillGood(await findPasswordLink(db, hashOfLinkToken(token)));
}

/**
 * Sets a new password with the token of a link, which is used up, and ends all sessions. A link that was shown to a
 * colleague leaves the address unverified. Refuses `not_found`, `bad_request`.
 */
export async function setNewPassword(
  db: Db,
  input: { token: string; password: string; ip: string },
): Promise<void> {
  const { min, max } = PASSWORD_LENGTH;
  if (!isPassword(input.password)) {
    throw new Failure('bad_request', `A password has ${min} to ${max} characters.`);
  }
  const tokenHash = hashOfLinkToken(input.token);
  // Before the password is hashed, which is slow by design: requests with guessed tokens must not cause that work.
  const { userId } = stillGood(await findPasswordLink(db, tokenHash));
  const { hashPassword } = await import('better-auth/crypto');
  const passwordHash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    // Memberships change under the same lock: what is read of them stays true until the link is used up.
    await lockUser(tx, userId);
    const link = stillGood(await findPasswordLink(tx, tokenHash));
    if (!(await takePasswordLink(tx, tokenHash))) throw notOpen();
    await setPassword(tx, userId, passwordHash);
    await setAddressProof(tx, userId, proofBy(deliveryOf(link)));
    // The guessed password is no longer valid.
    const person = await findUser(tx, userId);
    if (person) await passwordWasRight(tx, `account ${person.email}`);
    await recordOwnEverywhere(tx, userId, { action: 'setNewPassword', ip: input.ip });
  });
}

function deliveryOf({ mailed, organizationId }: FoundPasswordLink): LinkDelivery {
  // Only a colleague's link is shown; it is valid while their organisation exists.
  return mailed || organizationId === null ? { mailed: true } : { mailed: false, organizationId };
}

function stillGood(link: FoundPasswordLink | undefined): FoundPasswordLink {
  if (!link || !passwordLinkHolds(link)) throw notOpen();
  return link;
}

function notOpen(): Failure {
  return new Failure(
    'not_found',
    'This link is not valid any more: it was used, replaced, revoked, or it has expired.',
  );
}
