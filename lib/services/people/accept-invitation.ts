import { Failure } from '@/lib/domain/failure';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import type { Db } from '@/lib/store/database';
import {
  endInvitation,
  findOfferedInvitation,
  lockOfferedInvitation,
  type OfferedInvitation,
} from '@/lib/store/invitations';
import { findRole } from '@/lib/store/members';
import { setActiveOrganization } from '@/lib/store/sessions';
import type { PersonContext } from '../context';
import { createUser } from './create-user';
import { hashOfLinkToken } from './link-token';
import { setMember } from './set-member';

/** What the holder of the link is offered. Unknown, used, withdrawn and expired are one answer: `not_found`. */
export async function readInvitation(db: Db, token: string): Promise<OfferedInvitation> {
  return stillGood(await findOfferedInvitation(db, hashOfLinkToken(token)));
}

/** Joins as a new person, with the invited address. Refuses `not_found`, `bad_request`, `conflict` (there is an account). */
export async function joinByInvitation(
  db: Db,
  input: { token: string; name: string; password: string },
): Promise<{ userId: string; organizationId: string; email: string }> {
  const { token, name, password } = input;
  return db.transaction(async (tx) => {
    const offered = stillGood(await lockOfferedInvitation(tx, hashOfLinkToken(token)));
    const { organizationId, role, email } = offered;
    const { userId } = await createUser(tx, { email, name, password, membership: { organizationId, role } });
    await endInvitation(tx, offered.id, 'accepted');
    return { userId, organizationId, email };
  });
}

/**
 * Joins as whoever is signed in, who has to have the invited address; their session acts in the organisation then.
 * Whoever is a member already keeps their role. Refuses `not_found`, `forbidden`.
 */
export async function acceptInvitation(
  ctx: PersonContext,
  token: string,
): Promise<{ userId: string; organizationId: string; email: string }> {
  const { userId, email, sessionId } = ctx.principal;
  return ctx.db.transaction(async (tx) => {
    const offered = stillGood(await lockOfferedInvitation(tx, hashOfLinkToken(token)));
    if (offered.email !== email.toLowerCase()) {
      throw new Failure('forbidden', `This invitation is for another address than ${email}.`);
    }
    const { organizationId, role } = offered;
    const already = await findRole(tx, { organizationId, userId });
    if (!already) await setMember(tx, { organizationId, userId, role });
    await endInvitation(tx, offered.id, 'accepted');
    await setActiveOrganization(tx, { sessionId, userId, organizationId });
    return { userId, organizationId, email };
  });
}

/** An invitation is worth what its inviter may give at this moment: it does not outlive their own right to invite. */
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
