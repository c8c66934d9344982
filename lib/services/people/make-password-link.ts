import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { findRole, isMemberElsewhere } from '@/lib/store/members';
import { findUser } from '@/lib/store/users';
import type { MemberContext } from '../context';
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
 * A link with which a colleague sets a new password, mailed to them, or to be handed over where no mail is set up.
 * Only for people of this organisation alone: who could let themselves in as somebody could act for them elsewhere.
 * Refuses `forbidden`, `not_found`, `conflict`.
 */
export async function makePasswordLink(
  ctx: MemberContext,
  input: { userId: string; origin: string },
): Promise<PasswordLink> {
  const { principal, db } = ctx;
  const membership = { organizationId: principal.organizationId, userId: input.userId };
  const role = await findRole(db, membership);
  const person = await findUser(db, input.userId);
  if (!role || !person) throw new Failure('not_found', 'This user is not a member of this organisation.');
  if (!roleMay(principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may help others to a new password.');
  }
  if (role === 'owner' && !roleMay(principal.role, 'own')) {
    throw new Failure('forbidden', 'Only owners may help an owner to a new password.');
  }
  if (person.id === principal.userId) {
    throw new Failure('conflict', 'Change your own password in your account.');
  }
  if (await isMemberElsewhere(db, membership)) {
    throw new Failure(
      'conflict',
      'This person does not belong to this organisation alone. Whoever runs the server can help them.',
    );
  }
  const { link, expiresAt } = await newPasswordLink(db, {
    userId: person.id,
    hours: HOURS,
    origin: input.origin,
  });
  const delivery = await deliver(passwordMail({ to: person.email, link, hours: HOURS }));
  return { delivery, link: delivery === 'mailed' ? null : link, expiresAt };
}
