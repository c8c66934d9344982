import { and, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { IDLE_HOURS, UNANSWERED_MINUTES } from '@/lib/domain/interview/idle';
import { ofStudy, ofStudyOf } from './by-study';
import type { Db } from './database';
import { releaseLaunchHold } from './launch-holds';
import { type Entry, holdCredits, noteWaiver, type SettlementReason, settleCredits } from './ledger';
import { share, studyHold } from './schema';

type Share = typeof share.$inferSelect;

/** Where the response's credits come from: the launch's hold or a hold of its own; or there are none available. */
export type Allotment = Share['source'] | 'none';

/**
 * Sets the price of one response aside, when it starts or when it continues after an idle release (decisions, G3). Past
 * the target it takes a single hold, where `allowSingle` permits. A response that has its share keeps it. `price` in
 * hundredths. Only for studies that are billed to a wallet.
 */
export async function allotShare(
  db: Db,
  wanted: {
    responseId: string;
    studyId: string;
    organizationId: string;
    price: number;
    allowSingle: boolean;
  },
): Promise<Allotment> {
  const { responseId, studyId, organizationId, price } = wanted;
  const ofResponse = and(eq(share.responseId, responseId), ofStudy(share.studyId, studyId));
  const [existing] = await db.select().from(share).where(ofResponse).for('no key update');
  if (existing && existing.state !== 'released') {
    return existing.state === 'waived' ? 'none' : existing.source;
  }
  const ofHold = and(eq(studyHold.studyId, studyId), eq(studyHold.organizationId, organizationId));
  const [launch] = await db
    .update(studyHold)
    .set({ remaining: sql`${studyHold.remaining} - ${price}` })
    .where(and(ofHold, gte(studyHold.remaining, price)))
    .returning({ walletId: studyHold.walletId });
  const source = launch ? 'launch' : 'single';
  const payer = launch ?? (wanted.allowSingle ? await holdSingle(db, wanted) : undefined);
  if (!payer) return 'none';
  const values = { source, amount: price, state: 'held', walletId: payer.walletId } as const;
  if (existing) await db.update(share).set(values).where(ofResponse);
  // Two at once for a new response: the second transaction violates the key and is rolled back.
  else await db.insert(share).values({ ...values, responseId, studyId, organizationId });
  return source;
}

/** How many shares of a study are held or charged, counted up to `most`. */
export async function countTakenShares(db: Db, studyId: string, most: number): Promise<number> {
  const taken = db
    .select({ responseId: share.responseId })
    .from(share)
    .where(and(eq(share.studyId, studyId), inArray(share.state, ['held', 'charged'])))
    .limit(most)
    .as('taken');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(taken);
  return Number(row?.count);
}

/**
 * When no share is left: the oldest interview without an answer with content, with the same price, gives its share up
 * (decisions, G6). The caller has locked the study's row, as a first such answer does. False when there is none.
 */
export async function takeOverShare(
  db: Db,
  wanted: { responseId: string; studyId: string; organizationId: string; price: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ responseId: string }>(sql`
    select s.response_id as "responseId"
      from share s join response r on r.id = s.response_id
     where s.study_id = ${wanted.studyId} and s.state = 'held' and s.amount = ${wanted.price}
       and s.response_id <> ${wanted.responseId}
       and r.progress = 'in_progress' and not r.has_content
     order by r.readable_id limit 1
       for no key update of s`);
  const [unanswered] = rows;
  if (!unanswered) return false;
  await giveBackShare(db, unanswered.responseId);
  return (await allotShare(db, { ...wanted, allowSingle: true })) !== 'none';
}

async function holdSingle(
  db: Db,
  wanted: { responseId: string; studyId: string; organizationId: string; price: number },
): Promise<{ walletId: string } | undefined> {
  const { responseId, studyId, organizationId, price } = wanted;
  const [hold] = await db
    .select({ walletId: studyHold.walletId })
    .from(studyHold)
    .where(and(eq(studyHold.studyId, studyId), eq(studyHold.organizationId, organizationId)));
  if (!hold) return undefined;
  const payer = { walletId: hold.walletId, organizationId };
  const held = await holdCredits(db, payer, { studyId, responseId, amount: price, reason: 'share_hold' });
  return held ? hold : undefined;
}

/**
 * The response is complete: its share is spent for good. A share that was given back and could not be taken again is
 * waived, and the ledger notes it (decisions, G3). `none`: settled before, or nothing is billed.
 */
export async function chargeShare(db: Db, responseId: string): Promise<'charged' | 'waived' | 'none'> {
  const charged = await changeState(db, responseId, 'held', 'charged');
  if (charged) {
    await settleCredits(db, charged, 'spent', [entryOf(charged, 'charge')]);
    return 'charged';
  }
  const waived = await changeState(db, responseId, 'released', 'waived');
  if (!waived) return 'none';
  await noteWaiver(db, waived, waived);
  return 'waived';
}

/**
 * The response is complete but has no answer with content: its share goes back, and the ledger notes that it was free
 * of charge (decisions, G6). Does nothing when nothing is billed, or it was settled before.
 */
export async function waiveShare(db: Db, responseId: string): Promise<void> {
  await giveBackShare(db, responseId);
  const waived = await changeState(db, responseId, 'released', 'waived');
  if (waived) await noteWaiver(db, waived, waived);
}

/**
 * The response was screened out or is idle: its share goes back to the launch's hold, or to the wallet when it was a
 * single one or the study is closed (decisions, G2 and G3). Does nothing unless the share is held.
 */
export async function giveBackShare(db: Db, responseId: string): Promise<void> {
  const released = await changeState(db, responseId, 'held', 'released');
  if (!released) return;
  if (released.source === 'launch' && (await returnToHold(db, released))) return;
  await settleCredits(db, released, 'available', [entryOf(released, 'share_release')]);
}

/** The response is deleted: held credits go back, charged ones stay in the ledger (decisions, F6). */
export async function dropShare(db: Db, responseId: string): Promise<void> {
  await giveBackShare(db, responseId);
  await db.delete(share).where(await isOfResponse(db, responseId));
}

/** The study is deleted: all credits held for it and its responses go back to the wallet; its charges stay. */
export async function dropStudyFunds(db: Db, studyId: string): Promise<void> {
  const held = await db
    .update(share)
    .set({ state: 'released' })
    .where(and(eq(share.studyId, studyId), eq(share.state, 'held')))
    .returning();
  await releaseLaunchHold(db, studyId);
  const [first] = held;
  if (first) {
    const entries = held.map((released) => entryOf(released, 'share_release'));
    await settleCredits(db, first, 'available', entries);
  }
  // A share that is held nevertheless keeps its row, and with it the study: credits are never lost.
  await db.delete(share).where(and(eq(share.studyId, studyId), ne(share.state, 'held')));
  await db.delete(studyHold).where(eq(studyHold.studyId, studyId));
}

/** Held shares of interviews that seem idle. A response's last change is never before its last answer. */
export async function listIdleShares(
  db: Db,
  limit: number,
): Promise<{ responseId: string; studyId: string }[]> {
  const { rows } = await db.execute<{ responseId: string; studyId: string }>(sql`
    select s.response_id as "responseId", s.study_id as "studyId"
      from share s join response r on r.id = s.response_id
     where s.state = 'held' and r.progress = 'in_progress'
       and r.updated_at < now() - case when r.has_content
             then ${`${IDLE_HOURS} hours`}::interval else ${`${UNANSWERED_MINUTES} minutes`}::interval end
     limit ${limit}`);
  return rows;
}

async function changeState(
  db: Db,
  responseId: string,
  from: Share['state'],
  to: Share['state'],
): Promise<Share | undefined> {
  const [changed] = await db
    .update(share)
    .set({ state: to })
    .where(and(await isOfResponse(db, responseId), eq(share.state, from)))
    .returning();
  return changed;
}

async function isOfResponse(db: Db, responseId: string): Promise<SQL | undefined> {
  return and(eq(share.responseId, responseId), await ofStudyOf(db, share.studyId, responseId));
}

/** False when the study is closed. */
async function returnToHold(db: Db, released: Share): Promise<boolean> {
  const rows = await db
    .update(studyHold)
    .set({ remaining: sql`${studyHold.remaining} + ${released.amount}` })
    .where(and(eq(studyHold.studyId, released.studyId), eq(studyHold.closed, false)))
    .returning({ studyId: studyHold.studyId });
  return rows.length === 1;
}

function entryOf(of: Share, reason: SettlementReason): Entry<SettlementReason> {
  return { studyId: of.studyId, responseId: of.responseId, amount: of.amount, reason };
}
