import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { keyOf } from './by-study';
import type { Db } from './database';
import { codebook, response, themeReading } from './schema';

/** Writes down that a response was read with this version of its study's codebook. */
export async function setReading(db: Db, row: typeof themeReading.$inferInsert): Promise<void> {
  await db
    .insert(themeReading)
    .values(row)
    .onConflictDoUpdate({
      target: keyOf(themeReading.studyId, themeReading.responseId),
      set: { version: row.version, covered: row.covered },
    });
}

/** How many were read with this version, and how many of all that were read have nothing for an accepted theme. */
export async function countReadings(
  db: Db,
  studyId: string,
  version: number,
): Promise<{ current: number; none: number }> {
  const { rows } = await db.execute<{ current: number; none: number }>(sql`
    select (count(*) filter (where version = ${version}))::int as current, (count(*) filter (where not covered))::int as none
      from ${themeReading} where study_id = ${studyId}`);
  return rows[0]!;
}

/** Ended responses of a study after a readable id, in their order. */
export async function listUnread(
  db: Db,
  studyId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: string; readableId: number }[]> {
  return db
    .select({ id: response.id, readableId: response.readableId })
    .from(response)
    .where(
      and(
        eq(response.studyId, studyId),
        gt(response.readableId, after),
        ne(response.progress, 'in_progress'),
      ),
    )
    .orderBy(asc(response.readableId))
    .limit(limit);
}

/** All responses are read with this version; nothing happens when the themes are others by now. */
export async function finishReading(db: Db, studyId: string, version: number): Promise<void> {
  await db
    .update(codebook)
    .set({ readVersion: version, readAt: sql`now()` })
    .where(and(eq(codebook.studyId, studyId), eq(codebook.version, version)));
}
