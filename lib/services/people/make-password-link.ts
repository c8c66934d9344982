import { Failure } from '@/lib/domain/failure';
import { passwordLinkRefusal } from '@/lib/domain/people/credentials';
import { findMembership, isMemberElsewhere } from '@/lib/store/members';
import { setPasswordLinkMailed } from '@/lib/store/password-links';
import { findUser, lockUser } from '@/lib/store/users';
import { type MemberContext, withTransaction } from '../context';
import { type Delivery, deliver, passwordMail } from './mails';
import { newPasswordLink } from './new-password-link';

const HOURS = 24;

export interface PasswordLink {
  delivery: Delivery;
  /** Null when it was mailed. */
  link: string | null;
  expiresAt: Date;
}

/**
 * A link with which a colleague sets a new password: mailed to them, or returned to be passed on where no mail is set
 * up. Only for people who belong to this organisation alone: the maker of the link could sign in as them and act in
 * their other organisations. For the same reason it becomes invalid when one of their memberships changes
 * (docs/decisions/017). Refuses `forbidden`, `not_found`, `conflict`.
 */
export async function makePasswordLink(
  ctx: MemberContext,
  input: { userId: string; origin: string },
): Promise<PasswordLink> {
  const made = await withTransaction(ctx, (inside) => stored(inside, input));
  const delivery = await deliver(passwordMail({ to: made.email, link: made.link, hours: HOURS }));
  const { link, expiresAt } = made;
  if (delivery !== 'mailed') return { delivery, link, expiresAt };
  await setPasswordLinkMailed(ctx.db, made.tokenHash);
  return { delivery, link: null, expiresAt };
}

async function stored({ principal, db }: MemberContext, input: { userId: string; origin: string }) {
  const { organizationId } = principal;
  const { userId, origin } = input;
  await lockUser(db, userId);
  const target = await findMembership(db, { organizationId, userId });
  const person = await findUser(db, userId);
  if (!target || !person) throw new Failure('not_found', 'This user is not a member of this organisation.');
  const issuer = await findMembership(db, principal);
  if (!issuer) throw new Failure('forbidden', 'You are not a member of this organisation.');
  const refusal = passwordLinkRefusal({
    issuer: { userId: principal.userId, role: issuer.role },
    target: { userId, role: target.role },
    isElsewhere: await isMemberElsewhere(db, { organizationId, userId }),
  });
  if (refusal) throw new Failure(refusal.code, refusal.message);
  const made = { membershipId: target.id, targetRole: target.role, issuerMembershipId: issuer.id };
  return { email: person.email, ...(await newPasswordLink(db, { userId, hours: HOURS, origin, made })) };
}
