import { eq, sql } from 'drizzle-orm';
import type { Db } from './database';
import { report } from './schema';

export type ReportRow = typeof report.$inferSelect;
type ReportChange = Pick<ReportRow, 'title' | 'standfirst' | 'blocks' | 'updatedAt'>;

export async function findReport(db: Db, studyId: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(report).where(eq(report.studyId, studyId));
  return row;
}

/** The version, held until the transaction ends; 0 before the first save. The caller has locked the study. */
export async function lockReport(db: Db, studyId: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(report).where(eq(report.studyId, studyId)).for('no key update');
  return row;
}

/** Makes the first version, or the next one. The caller has locked the study. */
export async function setReport(
  db: Db,
  of: Pick<ReportRow, 'studyId' | 'organizationId'>,
  change: ReportChange,
): Promise<ReportRow> {
  const [row] = await db
    .insert(report)
    .values({ ...of, ...change })
    .onConflictDoUpdate({
      target: report.studyId,
      set: { ...change, version: sql`${report.version} + 1` },
    })
    .returning();
  return row!;
}

/** What the complete responses of a study are, in a line. */
export interface FieldworkFacts {
  people: number;
  from: Date | null;
  to: Date | null;
  medianMs: number | null;
}

export async function findFieldworkFacts(db: Db, studyId: string): Promise<FieldworkFacts> {
  const { rows } = await db.execute<{
    people: string;
    from: string | null;
    to: string | null;
    median: string | null;
  }>(sql`
    select count(*) as people, (extract(epoch from min(created_at)) * 1000)::bigint as "from",
           (extract(epoch from max(ended_at)) * 1000)::bigint as "to",
           percentile_cont(0.5) within group (order by active_ms) as median
      from response where study_id = ${studyId} and progress = 'complete'`);
  const { people, from, to, median } = rows[0]!;
  return {
    people: Number(people),
    from: from === null ? null : new Date(Number(from)),
    to: to === null ? null : new Date(Number(to)),
    medianMs: median === null ? null : Math.round(Number(median)),
  };
}

/** When a response of the study last changed; null without one. */
export async function lastResponseChange(db: Db, studyId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select (extract(epoch from max(updated_at)) * 1000)::bigint as at from response where study_id = ${studyId}`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(Number(at));
}
