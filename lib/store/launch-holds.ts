import { and, eq, inArray, sql } from 'drizzle-orm';
import { holdChange, type LaunchHold } from '@/lib/domain/study/launch-preview';
import type { Db } from './database';
import { holdCredits, type Payer, settleCredits } from './ledger';
import { share, studyHold } from './schema';

/**
 * Sets aside what a launch needs. False when the wallet or the grant's limit does not allow it. A second hold of the
 * same study violates a constraint (decisions, G4). `amount` in hundredths, more than 0.
 */
export async function placeLaunchHold(
  db: Db,
  hold: Payer & { studyId: string; amount: number },
): Promise<boolean> {
  const { studyId, walletId, organizationId, amount } = hold;
  const entry = { studyId, responseId: null, amount, reason: 'launch_hold' } as const;
  if (!(await holdCredits(db, hold, entry))) return false;
  await db.insert(studyHold).values({ studyId, organizationId, walletId, amount, remaining: amount });
  return true;
}

/** What a launch set aside, if anything, and how many responses have a share of it. */
export async function findLaunchHold(db: Db, studyId: string): Promise<LaunchHold | undefined> {
  const [row] = await db
    .select({ amount: studyHold.amount, remaining: studyHold.remaining, closed: studyHold.closed })
    .from(studyHold)
    .where(eq(studyHold.studyId, studyId));
  return row && { ...row, taken: await countSharesOf(db, studyId) };
}

/** Shares that were taken of the launch's hold and are held or charged. */
async function countSharesOf(db: Db, studyId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(share)
    .where(
      and(eq(share.studyId, studyId), eq(share.source, 'launch'), inArray(share.state, ['held', 'charged'])),
    );
  return row?.count ?? 0;
}

/**
 * After a change of the target or the mode: holds the difference, or gives back what is not needed any more (decisions,
 * G2). `price` of one response, in hundredths. False when the difference cannot be held. Does nothing without a hold, or
 * once it is closed.
 */
export async function changeLaunchHold(
  db: Db,
  change: { studyId: string; target: number; price: number },
): Promise<boolean> {
  const { studyId, target, price } = change;
  const [hold] = await db.select().from(studyHold).where(eq(studyHold.studyId, studyId)).for('no key update');
  if (!hold) return true;
  // After the hold is locked: whoever takes a share of it changes its row.
  const { holds, givesBack } = holdChange(
    { ...hold, taken: await countSharesOf(db, studyId) },
    target,
    price,
  );
  const difference = holds - givesBack;
  if (difference === 0) return true;
  const entry = { studyId, responseId: null, amount: Math.abs(difference), reason: 'hold_change' } as const;
  if (difference > 0 && !(await holdCredits(db, hold, entry))) return false;
  if (difference < 0) await settleCredits(db, hold, 'available', [entry]);
  await db
    .update(studyHold)
    .set({
      amount: sql`${studyHold.amount} + ${difference}`,
      remaining: sql`${studyHold.remaining} + ${difference}`,
    })
    .where(eq(studyHold.studyId, studyId));
  return true;
}

/**
 * The study closes or is deleted: the part that no response has taken goes back to the wallet. Calling it again changes
 * nothing.
 */
export async function releaseLaunchHold(db: Db, studyId: string): Promise<void> {
  const [hold] = await db
    .select()
    .from(studyHold)
    .where(and(eq(studyHold.studyId, studyId), eq(studyHold.closed, false)))
    .for('no key update');
  if (!hold) return;
  await db.update(studyHold).set({ remaining: 0, closed: true }).where(eq(studyHold.studyId, studyId));
  if (hold.remaining === 0) return;
  const entry = { studyId, responseId: null, amount: hold.remaining, reason: 'launch_release' } as const;
  await settleCredits(db, hold, 'available', [entry]);
}
