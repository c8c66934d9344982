import { Failure } from '@/lib/domain/failure';
import { type SignUpPolicy, signUpIsOpen } from '@/lib/domain/people/sign-up';
import type { Db } from '@/lib/store/database';
import { hasOwnOrganization, lockSignUp } from '@/lib/store/organizations';
import { createOrganization } from './create-organization';
import { prepareUser, storeUser } from './create-user';
import { setMember } from './set-member';

/** Whether a person without an invitation may create an account now (operations, SIGN_UP). */
export async function isSignUpOpen(db: Db, policy: SignUpPolicy): Promise<boolean> {
  // Only the policy `first` needs the database.
  return signUpIsOpen(policy, policy === 'first' && (await hasOwnOrganization(db)));
}

/**
 * A new person with an organisation that they own. Refuses `forbidden` where sign-up is closed, `bad_request` and
 * `conflict` as createUser does.
 */
export async function signUp(
  db: Db,
  policy: SignUpPolicy,
  input: { name: string; email: string; password: string; organizationName: string },
): Promise<{ userId: string; organizationId: string }> {
  const { organizationName, ...person } = input;
  await refuseClosed(db, policy);
  // The address is not verified: anybody may enter any.
  const prepared = await prepareUser({ ...person, proof: { emailVerified: false, vouchedBy: null } });
  return db.transaction(async (tx) => {
    await lockSignUp(tx);
    await refuseClosed(tx, policy);
    const { userId } = await storeUser(tx, prepared);
    return { userId, ...(await ownOrganization(tx, userId, organizationName)) };
  });
}

/** Another organisation of a signed-in person. Refuses as signUp does. */
export async function foundOrganization(
  db: Db,
  policy: SignUpPolicy,
  input: { userId: string; name: string },
): Promise<{ organizationId: string }> {
  return db.transaction(async (tx) => {
    await lockSignUp(tx);
    await refuseClosed(tx, policy);
    return ownOrganization(tx, input.userId, input.name);
  });
}

async function ownOrganization(db: Db, userId: string, name: string): Promise<{ organizationId: string }> {
  const { organizationId } = await createOrganization(db, { name });
  await setMember(db, { organizationId, userId, role: 'owner' });
  return { organizationId };
}

async function refuseClosed(db: Db, policy: SignUpPolicy): Promise<void> {
  if (await isSignUpOpen(db, policy)) return;
  throw new Failure('forbidden', 'Sign-up is closed here. Ask a member of your organisation to invite you.');
}
