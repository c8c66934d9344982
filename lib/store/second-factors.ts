import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './database';
import { account, recoveryCode, secondFactor } from './schema';

export interface SecondFactor {
  /** Sealed. */
  secret: Buffer;
  /** Since when it is asked for; null: it is being set up. */
  confirmedAt: Date | null;
}

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await db
    .select({ secret: secondFactor.secret, confirmedAt: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId));
  return row;
}

/** What a sign-in stands on: the hash of the password, and since when a second factor is asked for, if one is. */
export async function findCredentials(
  db: Db,
  userId: string,
): Promise<{ passwordHash: string | null; factorSince: Date | null } | undefined> {
  const [row] = await db
    .select({ passwordHash: account.password, factorSince: secondFactor.confirmedAt })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.userId, account.userId))
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  return row;
}

/** Begins to set one up, in place of one that was begun. False when one is on. */
export async function beginSecondFactor(
  db: Db,
  { userId, secret }: { userId: string; secret: Buffer },
): Promise<boolean> {
  const rows = await db
    .insert(secondFactor)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ userId: secondFactor.userId });
  return rows.length === 1;
}

/** Turns on the one that is being set up with this secret, within the hour. False when there is none such. */
export async function confirmSecondFactor(
  db: Db,
  { userId, secret, step }: { userId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const rows = await db
    .update(secondFactor)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        eq(secondFactor.secret, secret),
        isNull(secondFactor.confirmedAt),
        gt(secondFactor.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .returning({ userId: secondFactor.userId });
  return rows.length === 1;
}

/** Uses up the code of a time step, and those before it. False when it was used, or the secret is another by now. */
export async function spendStep(
  db: Db,
  { userId, secret, step }: { userId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const rows = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        eq(secondFactor.secret, secret),
        isNotNull(secondFactor.confirmedAt),
        lt(secondFactor.lastStep, step),
      ),
    )
    .returning({ userId: secondFactor.userId });
  return rows.length === 1;
}

/** Uses up a recovery code. False when the person has none such. */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash)))
    .returning({ userId: recoveryCode.userId });
  return rows.length === 1;
}

/** Earlier ones stop working. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ userId, hash })));
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ codes: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId));
  return row!.codes;
}

/** Turns it off, with its recovery codes. False when none was on. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(secondFactor)
    .where(and(eq(secondFactor.userId, userId), isNotNull(secondFactor.confirmedAt)))
    .returning({ userId: secondFactor.userId });
  return rows.length === 1;
}

/** Those that were begun and never turned on. */
export async function deleteUnconfirmedSecondFactors(db: Db): Promise<void> {
  await db
    .delete(secondFactor)
    .where(and(isNull(secondFactor.confirmedAt), lt(secondFactor.createdAt, sql`now() - interval '1 day'`)));
}
