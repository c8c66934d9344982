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

/** What is set aside for a study since its launch, if anything, and for how many responses. */
export async function findLaunchHold(db: Db, studyId: string): Promise<LaunchHold | undefined> {
  const [row] = await db
    .select({ amount: studyHold.amount, remaining: studyHold.remaining, closed: studyHold.closed })
    .from(studyHold)
    .where(eq(studyHold.studyId, studyId));
  return row && withShares(row, await sumShares(db, studyId));
}

/** Shares that are held or charged, and the credits of those that have a hold of their own. */
async function sumShares(db: Db, studyId: string): Promise<{ taken: number; single: number }> {
  const [row] = await db
    .select({
      taken: sql<string>`count(*)`,
      single: sql<string>`coalesce(sum(${share.amount}) filter (where ${share.source} = 'single'), 0)`,
    })
    .from(share)
    .where(and(eq(share.studyId, studyId), inArray(share.state, ['held', 'charged'])));
  return { taken: Number(row?.taken), single: Number(row?.single) };
}

function withShares(
  hold: Omit<LaunchHold, 'taken'>,
  { taken, single }: { taken: number; single: number },
): LaunchHold {
  return { ...hold, amount: hold.amount + single, taken };
}

/**
 * Single shares up to the target become shares of the launch: they were taken since the target was raised, and one that
 * is given back serves whoever comes next, like any other up to the target.
 */
async function adoptSingleShares(db: Db, studyId: string, target: number): Promise<void> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    with within as (
      select response_id from share
       where study_id = ${studyId}::uuid and source = 'single' and state in ('held', 'charged')
         and exists (select from study_hold where study_id = ${studyId}::uuid and not closed)
       order by state, response_id
       limit greatest(0, ${target}::int - (
         select count(*) from share
          where study_id = ${studyId}::uuid and source = 'launch' and state in ('held', 'charged'))))
    update share set source = 'launch' from within
     where share.study_id = ${studyId}::uuid and share.response_id = within.response_id
       and share.state in ('held', 'charged')
    returning share.amount`);
  const adopted = rows.reduce((sum, { amount }) => sum + Number(amount), 0);
  if (adopted === 0) return;
  await db
    .update(studyHold)
    .set({ amount: sql`${studyHold.amount} + ${adopted}` })
    .where(eq(studyHold.studyId, studyId));
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
  await adoptSingleShares(db, studyId, target);
  const [hold] = await db.select().from(studyHold).where(eq(studyHold.studyId, studyId)).for('no key update');
  if (!hold) return true;
  // After the hold is locked: whoever takes a share of it changes its row.
  const now = withShares(hold, await sumShares(db, studyId));
  const { holds, givesBack } = holdChange(now, target, price);
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
