import { Failure } from '@/lib/domain/failure';
import type { AddressProof } from '@/lib/domain/people/credentials';
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
  /** How the address was verified. Without it the server's operator vouches for it. */
  proof?: AddressProof;
}

/** A person whose input was checked and whose password was hashed, which is slow by design. */
export type PreparedUser = Omit<NewUser, 'password' | 'proof'> & AddressProof & { passwordHash: string };

const BY_OPERATOR: AddressProof = { emailVerified: true, vouchedBy: null };

/**
 * Creates a person who can sign in at once, as a member where `membership` says so. Refuses `bad_request`, `not_found`
 * (the organisation) and `conflict` (the address is in use).
 */
export async function createUser(db: Db, input: NewUser): Promise<{ userId: string }> {
  return storeUser(db, await prepareUser(input));
}

/** Refuses `bad_request`. */
export async function prepareUser(input: NewUser): Promise<PreparedUser> {
  const { password, proof = BY_OPERATOR, ...person } = input;
  const { name } = person;
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new Failure('bad_request', 'This is not an e-mail address.');
  if (!isName(name)) throw new Failure('bad_request', 'The name is empty or too long.');
  if (!isPassword(password)) {
    const { min, max } = PASSWORD_LENGTH;
    throw new Failure('bad_request', `A password has ${min} to ${max} characters.`);
  }
  // The sign-in library's hash function, without the rest of the library, which is slow to load.
  const { hashPassword } = await import('better-auth/crypto');
  return { ...person, ...proof, email, passwordHash: await hashPassword(password) };
}

/** Refuses as createUser does, except `bad_request`. */
export async function storeUser(
  db: Db,
  { membership, ...person }: PreparedUser,
): Promise<{ userId: string }> {
  const { email } = person;
  return db.transaction(async (tx) => {
    const userId = await insertUser(tx, person);
    if (userId === undefined)
      throw new Failure('conflict', `There is already a person with the address ${email}.`);
    if (membership) await setMember(tx, { ...membership, userId });
    return { userId };
  });
}
