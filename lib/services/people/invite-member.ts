import { Failure } from '@/lib/domain/failure';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import type { Role } from '@/lib/domain/roles';
import {
  countPendingInvitations,
  findPendingInvitation,
  type PendingInvitation,
  setInvitationMailed,
  upsertInvitation,
} from '@/lib/store/invitations';
import { findRole } from '@/lib/store/members';
import { findOrganization } from '@/lib/store/organizations';
import { findUser, findUserByEmail } from '@/lib/store/users';
import { type MemberContext, withTransaction } from '../context';
import { newLinkToken } from './link-token';
import { type Delivery, deliver, invitationMail } from './mails';

export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;
/**
 * More than any team has open at once; a member who may invite must not be able to fill the table, or other people's
 * inboxes.
 */
const MOST_PENDING = 200;

/** Counts an invitation of an organisation to an address; throws when there are too many. */
export type Admit = (who: { organizationId: string; email: string }) => Promise<void>;

export interface SentInvitation {
  invitation: PendingInvitation;
  /** There was an earlier link, which is now invalid. */
  replaced: boolean;
  delivery: Delivery;
  /** The address of the page that accepts it; null when it was mailed: then only the addressee may see it. */
  link: string | null;
}

/**
 * Invites a person by address, or replaces their pending invitation. `origin`: of our pages. Refuses `forbidden`,
 * `conflict` for a member and for too many, and as `admit` does.
 */
export async function inviteMember(
  ctx: MemberContext,
  input: { email: string; role: Role; origin: string; admit: Admit },
): Promise<SentInvitation> {
  const { principal } = ctx;
  const refusal = memberChangeRefusal({ actor: principal, target: null, to: input.role });
  if (refusal) throw new Failure('forbidden', refusal);
  const email = input.email.toLowerCase();
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(ctx.now().getTime() + INVITATION_DAYS * DAY_MS);
  const { organizationId, userId: inviterId } = principal;
  const invited = await withTransaction(ctx, async ({ db }) => {
    const known = await findUserByEmail(db, email);
    if (known !== undefined && (await findRole(db, { organizationId, userId: known }))) {
      throw new Failure('conflict', `${email} is a member of this organisation already.`);
    }
    await input.admit({ organizationId, email });
    const { role } = input;
    const { id, replaced } = await upsertInvitation(db, {
      organizationId,
      email,
      role,
      inviterId,
      tokenHash,
      expiresAt,
    });
    if ((await countPendingInvitations(db, organizationId)) > MOST_PENDING) {
      throw new Failure('conflict', `There are ${MOST_PENDING} open invitations. Withdraw some first.`);
    }
    return { invitation: (await findPendingInvitation(db, principal, id))!, replaced };
  });
  const sent = await send(ctx, invited.invitation, `${input.origin}/invitations/${token}`);
  if (sent.delivery === 'mailed') await setInvitationMailed(ctx.db, tokenHash);
  return { ...invited, ...sent };
}

/**
 * Renews an invitation with a new link and a new expiry; the earlier link becomes invalid. Also refuses `not_found`.
 */
export async function renewInvitation(
  ctx: MemberContext,
  input: { invitationId: string; origin: string; admit: Admit },
): Promise<SentInvitation> {
  const found = await findPendingInvitation(ctx.db, ctx.principal, input.invitationId);
  if (!found) throw new Failure('not_found', 'There is no such invitation any more.');
  const { origin, admit } = input;
  return inviteMember(ctx, { email: found.email, role: found.role, origin, admit });
}

async function send(
  ctx: MemberContext,
  invitation: PendingInvitation,
  link: string,
): Promise<Pick<SentInvitation, 'delivery' | 'link'>> {
  const organization = await findOrganization(ctx.db, ctx.principal.organizationId);
  const inviter = await findUser(ctx.db, ctx.principal.userId);
  const delivery = await deliver(
    invitationMail({
      to: invitation.email,
      organization: organization?.name ?? '',
      inviter: inviter?.name ?? '',
      role: invitation.role,
      link,
      days: INVITATION_DAYS,
    }),
  );
  return { delivery, link: delivery === 'mailed' ? null : link };
}
