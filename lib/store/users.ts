import { eq, sql } from 'drizzle-orm';
import type { AddressProof } from '@/lib/domain/people/credentials';
import type { Db } from './database';
import { account, user } from './schema';

/**
 * Adds a person who signs in with a password to the sign-in library's tables (its provider's name is `credential`).
 * `email` in lower case. Undefined when the address is taken. Call it in a transaction, so that both rows are written
 * or none.
 */
export async function insertUser(
  db: Db,
  input: { email: string; name: string; passwordHash: string } & AddressProof,
): Promise<string | undefined> {
  const { passwordHash, ...person } = input;
  const [row] = await db
    .insert(user)
    .values(person)
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (!row) return undefined;
  await db
    .insert(account)
    .values({ userId: row.id, accountId: row.id, providerId: 'credential', password: passwordHash });
  return row.id;
}

/**
 * Locks the person until the transaction ends, so that their memberships and password change one at a time. False when
 * there is no such person.
 */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
  return rows.length === 1;
}

export async function findAddressProof(db: Db, userId: string): Promise<AddressProof | undefined> {
  const [row] = await db
    .select({ emailVerified: user.emailVerified, vouchedBy: user.vouchedBy })
    .from(user)
    .where(eq(user.id, userId));
  return row;
}

export async function userExists(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  return rows.length === 1;
}

export async function findUserByEmail(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return row?.id;
}

export async function findUser(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, userId));
  return row;
}

export async function setUserName(db: Db, userId: string, name: string): Promise<void> {
  await db.update(user).set({ name, updatedAt: sql`now()` }).where(eq(user.id, userId));
}
