import { Failure } from '@/lib/domain/failure';
import { isEmail, isName, isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';
import type { Role } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { insertUser } from '@/lib/store/users';
import { setMember } from './set-member';

export interface NewUser {
  email: string;
  name: string;
  password: string;
  membership?: { organizationId: string; role: Role };
}

/**
 * A person who can sign in at once, and is a member where `membership` says. Refuses `bad_request`, `not_found`
 * (the organisation) and `conflict` (the address is taken).
 */
export async function createUser(db: Db, input: NewUser): Promise<{ userId: string }> {
  const { name, password, membership } = input;
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new Failure('bad_request', 'This is not an e-mail address.');
  if (!isName(name)) throw new Failure('bad_request', 'The name is empty or too long.');
  if (!isPassword(password)) {
    const { min, max } = PASSWORD_LENGTH;
    throw new Failure('bad_request', `A password has ${min} to ${max} characters.`);
  }
  // The sign-in library's own hash, and nothing else of it: it takes a while to load.
  const { hashPassword } = await import('better-auth/crypto');
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await insertUser(tx, { email, name, passwordHash });
    if (userId === undefined)
      throw new Failure('conflict', `There is already a person with the address ${email}.`);
    if (membership) await setMember(tx, { ...membership, userId });
    return { userId };
  });
}
