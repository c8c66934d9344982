import type { Db } from '@/lib/store/database';
import { findUserByEmail } from '@/lib/store/users';
import { deliver, passwordMail } from './mails';
import { newPasswordLink } from './new-password-link';

const HOURS = 1;

/**
 * Mails a link to set a new password, if the address has an account. The request must not wait for it: the time would
 * reveal whether it has.
 */
export async function mailPasswordLink(db: Db, input: { email: string; origin: string }): Promise<void> {
  const email = input.email.trim().toLowerCase();
  const userId = await findUserByEmail(db, email);
  if (userId === undefined) return;
  const link = await newPasswordLink(db, { userId, hours: HOURS, origin: input.origin });
  const delivery = await deliver(passwordMail({ to: email, link: link.link, hours: HOURS }));
  if (delivery === 'failed') throw new Error('the mail server did not take a mail about a password');
}
