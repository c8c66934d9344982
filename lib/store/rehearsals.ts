import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { REHEARSAL_KEPT_DAYS, type Walk } from '@/lib/domain/rehearsal/rehearsal';
import type { Db } from './database';
import { rehearsal, rehearsalWalk } from './schema';

export type RehearsalRow = typeof rehearsal.$inferSelect;

const UNFINISHED = ['waiting', 'running'] as const;

export async function insertRehearsal(
  db: Db,
  row: typeof rehearsal.$inferInsert,
  walks: readonly Walk[],
): Promise<RehearsalRow> {
  const [inserted] = await db.insert(rehearsal).values(row).returning();
  await insertWalks(db, inserted!, walks);
  return inserted!;
}

async function insertWalks(
  db: Db,
  { id: rehearsalId, studyId }: Pick<RehearsalRow, 'id' | 'studyId'>,
  walks: readonly Walk[],
): Promise<void> {
  if (walks.length === 0) return;
  await db
    .insert(rehearsalWalk)
    .values(walks.map((walk, number) => ({ studyId, rehearsalId, number, walk })));
}

export async function findRehearsal(
  db: Db,
  of: { organizationId: string; studyId: string; id: string },
): Promise<RehearsalRow | undefined> {
  const [row] = await db
    .select()
    .from(rehearsal)
    .where(
      and(
        eq(rehearsal.id, of.id),
        eq(rehearsal.studyId, of.studyId),
        eq(rehearsal.organizationId, of.organizationId),
      ),
    );
  return row;
}

export async function findRehearsalById(db: Db, id: string): Promise<RehearsalRow | undefined> {
  const [row] = await db.select().from(rehearsal).where(eq(rehearsal.id, id));
  return row;
}

/** How many of a study are listed. */
const LISTED = 20;

/** Those of a study, the newest first, with how many walk and have walked. */
export async function listRehearsals(
  db: Db,
  studyId: string,
): Promise<(RehearsalRow & { total: number; done: number })[]> {
  const rows = await db
    .select()
    .from(rehearsal)
    .where(eq(rehearsal.studyId, studyId))
    .orderBy(desc(rehearsal.createdAt), desc(rehearsal.id))
    .limit(LISTED);
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({
      id: rehearsalWalk.rehearsalId,
      total: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${rehearsalWalk.walk}->>'status' not in ('waiting', 'walking')))::int`,
    })
    .from(rehearsalWalk)
    .where(inArray(rehearsalWalk.rehearsalId, ids))
    .groupBy(rehearsalWalk.rehearsalId);
  const of = new Map(counts.map((one) => [one.id, one]));
  return rows.map((row) => ({ ...row, total: of.get(row.id)?.total ?? 0, done: of.get(row.id)?.done ?? 0 }));
}

/** The one of a study that is under way. */
export async function findUnfinishedRehearsal(db: Db, studyId: string): Promise<RehearsalRow | undefined> {
  const [row] = await db
    .select()
    .from(rehearsal)
    .where(and(eq(rehearsal.studyId, studyId), inArray(rehearsal.status, [...UNFINISHED])));
  return row;
}

export async function countUnfinishedRehearsals(db: Db, organizationId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(rehearsal)
    .where(and(eq(rehearsal.organizationId, organizationId), inArray(rehearsal.status, [...UNFINISHED])));
  return row!.n;
}

export async function listWalks(db: Db, rehearsalId: string): Promise<Walk[]> {
  const rows = await db
    .select({ walk: rehearsalWalk.walk })
    .from(rehearsalWalk)
    .where(eq(rehearsalWalk.rehearsalId, rehearsalId))
    .orderBy(asc(rehearsalWalk.number));
  return rows.map(({ walk }) => walk);
}

/** Who walks is known: replaces those who were only announced. False when nobody waits for it any more. */
export async function beginRehearsal(
  db: Db,
  id: string,
  { search, walks }: { search: NonNullable<RehearsalRow['search']>; walks: readonly Walk[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(rehearsal)
      .set({ status: 'running', search })
      .where(and(eq(rehearsal.id, id), inArray(rehearsal.status, [...UNFINISHED])))
      .returning({ id: rehearsal.id, studyId: rehearsal.studyId });
    if (!row) return false;
    await tx.delete(rehearsalWalk).where(eq(rehearsalWalk.rehearsalId, id));
    await insertWalks(tx, row, walks);
    return true;
  });
}

/** False when it was stopped or deleted: then nobody waits for it any more. */
export async function setWalk(db: Db, rehearsalId: string, number: number, walk: Walk): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update rehearsal_walk w set walk = ${JSON.stringify(walk)}::jsonb
      from rehearsal r
     where w.rehearsal_id = ${rehearsalId} and w.number = ${number}
       and r.id = w.rehearsal_id and r.status in ('waiting', 'running')`);
  return rowCount === 1;
}

/** False when it was over before. */
export async function endRehearsal(
  db: Db,
  id: string,
  status: 'ready' | 'stopped' | 'failed',
): Promise<boolean> {
  const rows = await db
    .update(rehearsal)
    .set({ status, finishedAt: sql`now()` })
    .where(and(eq(rehearsal.id, id), inArray(rehearsal.status, [...UNFINISHED])))
    .returning({ id: rehearsal.id });
  return rows.length === 1;
}

export async function deleteOldRehearsals(db: Db): Promise<void> {
  await db
    .delete(rehearsal)
    .where(lt(rehearsal.createdAt, sql`now() - make_interval(days => ${REHEARSAL_KEPT_DAYS})`));
}
