import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Db } from './database';
import { account, session, verification } from './schema';

/** In the sign-in library's table of things to be proven: whose identifier begins so is ours. */
const PREFIX = 'new-password:';

/** Lets whoever holds the token set the person's password. An earlier one is worth nothing then. */
export async function insertPasswordReset(
  db: Db,
  input: { userId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .delete(verification)
    .where(and(eq(verification.value, input.userId), like(verification.identifier, `${PREFIX}%`)));
  const identifier = identifierOf(input.tokenHash);
  await db.insert(verification).values({ identifier, value: input.userId, expiresAt: input.expiresAt });
}

/** Until when the token is good, or undefined when it is unknown, used or expired. */
export async function findPasswordReset(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const [row] = await db
    .select({ expiresAt: verification.expiresAt })
    .from(verification)
    .where(isOpen(tokenHash));
  return row?.expiresAt;
}

/** Uses the token up: the person whose it is, or undefined when it is unknown, used or expired. */
export async function takePasswordReset(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .delete(verification)
    .where(isOpen(tokenHash))
    .returning({ userId: verification.value });
  return row?.userId;
}

/** Sets the password and ends every session: whoever knew the old one is out. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length === 0) {
    await db
      .insert(account)
      .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash });
  }
  await db.delete(session).where(eq(session.userId, userId));
}

function isOpen(tokenHash: Buffer) {
  return and(eq(verification.identifier, identifierOf(tokenHash)), gt(verification.expiresAt, sql`now()`));
}

function identifierOf(tokenHash: Buffer): string {
  return PREFIX + tokenHash.toString('hex');
}
