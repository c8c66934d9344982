import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './database';
import { holdCredits, type Payer, settleCredits } from './ledger';
import { studyHold } from './schema';

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

/** The amount that a launch set aside, if any. */
export async function findLaunchHold(
  db: Db,
  studyId: string,
): Promise<{ amount: number; remaining: number; closed: boolean } | undefined> {
  const [row] = await db
    .select({ amount: studyHold.amount, remaining: studyHold.remaining, closed: studyHold.closed })
    .from(studyHold)
    .where(eq(studyHold.studyId, studyId));
  return row;
}

/**
 * After a change of the target or the mode: holds the difference, or gives back the part that no response has taken
 * (decisions, G2). False when the difference cannot be held. Does nothing without a hold, or once it is closed.
 */
export async function changeLaunchHold(
  db: Db,
  change: { studyId: string; newAmount: number },
): Promise<boolean> {
  const { studyId, newAmount } = change;
  const [hold] = await db.select().from(studyHold).where(eq(studyHold.studyId, studyId)).for('no key update');
  if (!hold || hold.closed) return true;
  const difference = Math.max(newAmount - hold.amount, -hold.remaining);
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
