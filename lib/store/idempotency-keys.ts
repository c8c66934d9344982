import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from './database';
import { idempotencyKey } from './schema';

const DAY = sql`interval '24 hours'`;

export interface KeptAnswer {
  requestHash: Buffer;
  answer: Buffer;
}

/** The answer stored under this key within the last day (A14). */
export async function findKeptAnswer(db: Db, scope: string, key: string): Promise<KeptAnswer | undefined> {
  const [row] = await db
    .select({ requestHash: idempotencyKey.requestHash, answer: idempotencyKey.answer })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.scope, scope),
        eq(idempotencyKey.key, key),
        sql`${idempotencyKey.createdAt} > now() - ${DAY}`,
      ),
    );
  return row;
}

/** Locks the key until the transaction ends; other requests with the same key wait. */
export async function lockIdempotencyKey(db: Db, scope: string, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 1))`);
}

/** Stores an answer, replacing one that is older than a day. The caller has locked the key. */
export async function keepAnswer(db: Db, scope: string, key: string, kept: KeptAnswer): Promise<void> {
  await db
    .insert(idempotencyKey)
    .values({ scope, key, ...kept })
    .onConflictDoUpdate({
      target: [idempotencyKey.scope, idempotencyKey.key],
      set: { ...kept, createdAt: sql`now()` },
    });
}

/** Deletes answers that are older than a day. */
export async function deleteOldAnswers(db: Db): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, sql`now() - ${DAY}`));
}
