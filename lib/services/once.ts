import { createHash } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import type { Principal } from '@/lib/domain/principal';
import { seal, unseal } from '@/lib/ports/seal';
import type { Db } from '@/lib/store/database';
import { findKeptAnswer, keepAnswer, lockIdempotencyKey } from '@/lib/store/idempotency-keys';
import { type Context, withTransaction } from './context';

/** One operation that a client may send again under an Idempotency-Key: whose it is, what it is, what was asked. */
export interface Operation {
  scope: string;
  request: unknown;
}

/**
 * The first success of this operation under the caller's Idempotency-Key, if there was one within a day (decisions,
 * A14). `conflict` when the key was used for another request.
 */
export async function earlierResult<T>(
  ctx: Context,
  operation: Operation,
  db: Db = ctx.db,
): Promise<T | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined;
  const kept = await findKeptAnswer(db, operation.scope, ctx.idempotencyKey);
  if (!kept) return undefined;
  const text = unseal(kept.answer);
  if (text === undefined || !kept.requestHash.equals(hashOf(operation))) {
    throw new Failure('conflict', 'This Idempotency-Key was used for another request.');
  }
  ctx.onReplay?.();
  // It is what JSON made of the very type that this operation returns; every such type survives that unchanged.
  return JSON.parse(text) as T;
}

/** Runs the work in one transaction, and only the first time under the caller's Idempotency-Key, if there is one. */
export async function once<P extends Principal, T>(
  ctx: Context<P>,
  operation: Operation,
  work: (ctx: Context<P>) => Promise<T>,
): Promise<T> {
  const { idempotencyKey } = ctx;
  if (idempotencyKey === undefined) return withTransaction(ctx, work);
  return withTransaction(ctx, async (tx) => {
    await lockIdempotencyKey(tx.db, operation.scope, idempotencyKey);
    const earlier = await earlierResult<T>(ctx, operation, tx.db);
    if (earlier !== undefined) return earlier;
    const result = await work(tx);
    const answer = seal(JSON.stringify(result));
    await keepAnswer(tx.db, operation.scope, idempotencyKey, { requestHash: hashOf(operation), answer });
    return result;
  });
}

function hashOf({ request }: Operation): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
