import { Failure } from '@/lib/domain/failure';
import { mayJoin, proofBy } from '@/lib/domain/people/credentials';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import { mailer } from '@/lib/ports/mailer';
import type { Db } from '@/lib/store/database';
import {
  endInvitation,
  findOfferedInvitation,
  lockOfferedInvitation,
  type OfferedInvitation,
} from '@/lib/store/invitations';
import { findRole } from '@/lib/store/members';
import { lockOrganization } from '@/lib/store/organizations';
import { setAddressProof } from '@/lib/store/password-links';
import { setActiveOrganization } from '@/lib/store/sessions';
import { findAddressProof, lockUser } from '@/lib/store/users';
import { recordOwn } from '../audit/record-own';
import type { PersonContext } from '../context';
import { prepareUser, storeUser } from './create-user';
import { hashOfLinkToken } from './link-token';
import { setMember } from './set-member';

/** What an invitation's link offers. Unknown, used, withdrawn and expired links are the same refusal: `not_found`. */
export async function readInvitation(db: Db, token: string): Promise<OfferedInvitation> {
  return stillGood(await findOfferedInvitation(db, hashOfLinkToken(token)));
}

/**
 * Joins as a new person, with the invited address. Refuses `not_found`, `bad_request`, and `conflict` (the address has
 * an account).
 */
export async function joinByInvitation(
  db: Db,
  input: { token: string; name: string; password: string; ip: string },
): Promise<{ userId: string; organizationId: string; email: string }> {
  const { token, name, password, ip } = input;
  // Before the password is hashed, which is slow by design: requests with guessed tokens must not cause that work.
  const { email } = await readInvitation(db, token);
  const person = await prepareUser({ email, name, password });
  return db.transaction(async (tx) => {
    const { id, organizationId, role, mailed } = await lockedInvitation(tx, token);
    const proof = proofBy(mailed ? { mailed } : { mailed, organizationId });
    await endInvitation(tx, id, 'accepted');
    const membership = { organizationId, role };
    const { userId } = await storeUser(tx, { ...person, ...proof, membership });
    await recordOwn(tx, { organizationId, userId }, { action: 'join', ip, changes: { role: { to: role } } });
    return { userId, organizationId, email };
  });
}

/**
 * Joins as the signed-in person, who must have the invited address, verified (docs/decisions/017); their session then
 * acts in the organisation. An existing member keeps their role. Refuses `not_found`, `forbidden`.
 */
export async function acceptInvitation(
  ctx: PersonContext,
  { token, ip }: { token: string; ip: string },
): Promise<{ userId: string; organizationId: string; email: string }> {
  const { userId, email, sessionId } = ctx.principal;
  return ctx.db.transaction(async (tx) => {
    const offered = await lockedInvitation(tx, token);
    if (offered.email !== email.toLowerCase()) {
      throw new Failure('forbidden', `This invitation is for another address than ${email}.`);
    }
    const { id, organizationId, role } = offered;
    await lockUser(tx, userId);
    const account = await findAddressProof(tx, userId);
    if (!account || !mayJoin(account, offered)) throw unverified(email);
    await endInvitation(tx, id, 'accepted');
    const already = await findRole(tx, { organizationId, userId });
    if (!already) await setMember(tx, { organizationId, userId, role });
    // The link was sent to this address, so its owner has read the mail.
    if (offered.mailed && account.vouchedBy === null)
      await setAddressProof(tx, userId, proofBy({ mailed: true }));
    await setActiveOrganization(tx, { sessionId, userId, organizationId });
    const changes = already ? {} : { role: { to: role } };
    await recordOwn(tx, { organizationId, userId }, { action: 'acceptInvitation', ip, changes });
    return { userId, organizationId, email };
  });
}

/** Locks the organisation first, then the invitation: changes of members use the same order. */
async function lockedInvitation(tx: Db, token: string): Promise<OfferedInvitation> {
  const { organizationId } = await readInvitation(tx, token);
  await lockOrganization(tx, organizationId);
  return stillGood(await lockOfferedInvitation(tx, hashOfLinkToken(token)));
}

function unverified(email: string): Failure {
  return new Failure(
    'forbidden',
    `Nobody has shown yet that ${email} is theirs: this account's password was not set by a link that was mailed there. ` +
      (mailer()
        ? 'Ask for a new password on the sign-in page and set it by the mail, or let whoever runs the server add you.'
        : 'This server sends no mail by which you could show it: ask the administrator who runs the server to add you. The invitation stays good meanwhile.'),
  );
}

/** An invitation is valid only while its inviter may invite to this role. */
function stillGood(offered: OfferedInvitation | undefined): OfferedInvitation {
  const role = offered?.inviterRole;
  const lapsed =
    !role || memberChangeRefusal({ actor: { userId: '', role }, target: null, to: offered.role });
  if (!offered || lapsed) {
    throw new Failure(
      'not_found',
      'This invitation is not valid any more: it was used, withdrawn, replaced, or it has expired. Ask for a new one.',
    );
  }
  return offered;
}
