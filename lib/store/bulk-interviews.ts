import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Event } from '@/lib/domain/event';
import type { Db } from './database';
import { enqueueEvents } from './events';
import { noteWaiver, settleCredits } from './ledger';
import { type IndexEntry, setIndexEntries } from './response-index';
import type { ResponseRow, TurnRow } from './responses';
import { conceptExposure, response, share, study, studyHold, turn } from './schema';
import type { StudyRow } from './studies';

/** Whole interviews of one study, with the rows that the services would have written one interview at a time. */
export interface InterviewBatch {
  studyId: string;
  organizationId: string;
  walletId: string;
  responses: ResponseRow[];
  turns: TurnRow[];
  /** Their events, those of each response in the order in which they happened. */
  events: Event[];
  /** How many of them are complete and have an answer with content. */
  withContent: number;
  /** Taken from the launch's hold, which has to be large enough. */
  shares: (typeof share.$inferSelect)[];
  /** The search index entries of the responses. */
  index: IndexEntry[];
  /** How often each concept was shown in these interviews. */
  shown: ReadonlyMap<string, number>;
}

/**
 * Reserves `count` consecutive readable ids and returns the first. Locks the study's row until the transaction ends.
 */
export async function takeReadableIds(db: Db, studyId: string, count: number): Promise<number> {
  const [row] = await db
    .update(study)
    .set({
      lastReadableId: sql`${study.lastReadableId} + ${count}`,
      responseTotal: sql`${study.responseTotal} + ${count}`,
    })
    .where(eq(study.id, studyId))
    .returning({ last: study.lastReadableId });
  if (!row) throw new Error(`there is no study ${studyId}`);
  return row.last - count + 1;
}

/**
 * Writes interviews with a few statements instead of some dozens for each: rows, credits (held, charged and given back
 * as allotShare, chargeShare and giveBackShare do), counters, exposures and events. Returns the study. Runs in the
 * caller's transaction, after takeReadableIds, and locks rows in the same order as all other code.
 */
export async function insertInterviews(db: Db, batch: InterviewBatch): Promise<StudyRow> {
  const { studyId, responses, shares } = batch;
  const completed = responses.filter(({ progress }) => progress === 'complete').length;
  const [counted] = await db
    .update(study)
    .set({
      completeCount: sql`${study.completeCount} + ${completed}`,
      heardCount: sql`${study.heardCount} + ${batch.withContent}`,
    })
    .where(eq(study.id, studyId))
    .returning();
  await insertRows(db, response, responses);
  await insertRows(
    db,
    turn,
    batch.turns.map((one) => ({ ...one, studyId })),
  );
  await setIndexEntries(db, batch.index);
  await insertRows(db, share, shares);
  const taken = shares
    .filter(({ state }) => state === 'held' || state === 'charged')
    .reduce((sum, { amount }) => sum + amount, 0);
  await db
    .update(studyHold)
    .set({ remaining: sql`${studyHold.remaining} - ${taken}` })
    .where(eq(studyHold.studyId, studyId));
  const charges = shares
    .filter(({ state }) => state === 'charged')
    .map(({ responseId, amount }) => ({ studyId, responseId, amount, reason: 'charge' as const }));
  await settleCredits(db, batch, 'spent', charges);
  for (const waived of shares.filter(({ state }) => state === 'waived')) await noteWaiver(db, batch, waived);
  await countExposures(db, batch);
  await enqueueEvents(db, batch.events);
  return counted!;
}

async function countExposures(db: Db, { studyId, shown }: InterviewBatch): Promise<void> {
  if (shown.size === 0) return;
  await db
    .insert(conceptExposure)
    .values([...shown].map(([conceptId, times]) => ({ studyId, conceptId, shown: times })))
    .onConflictDoUpdate({
      target: [conceptExposure.studyId, conceptExposure.conceptId],
      set: { shown: sql`${conceptExposure.shown} + excluded.shown` },
    });
}

/** Inserts many rows with one statement and one parameter, whatever columns the table has. */
async function insertRows(db: Db, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const plain = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, jsonOf(row[key])])),
  );
  const name = sql.identifier(getTableName(table));
  await db.execute(sql`
    insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(plain)}::json)`);
}

function jsonOf(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
