import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * How long responses are kept (N5): for as many days as their participants were told, or as the study says now if that
 * is less, after the last thing that happened in the interview.
 */
const LAST = sql`coalesce(r.ended_at, r.last_answer_at, r.created_at)`;
const daysOf = (studyDays: SQL) => sql`least(${studyDays}, r.kept_days)`;
const STUDY_DAYS = sql`(s.consent->>'retentionDays')::int`;
const endOf = (studyDays: SQL) => sql`${LAST} + make_interval(days => ${daysOf(studyDays)})`;

/** Responses whose time is over at `now`, the longest overdue first. */
export async function listOverdueResponses(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; studyId: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const overdue = sql`${endOf(STUDY_DAYS)} <= ${at}`;
  // In two parts, so that each goes by an index: most studies say nothing.
  const { rows } = await db.execute<{ id: string; studyId: string }>(sql`
    select id, study_id as "studyId" from (
      select r.id, r.study_id, ${endOf(STUDY_DAYS)} as due
        from study s join response r on r.study_id = s.id
       where s.consent->>'retentionDays' is not null and s.test_of is null and ${overdue}
      union
      select r.id, r.study_id, ${endOf(STUDY_DAYS)} as due
        from response r join study s on s.id = r.study_id
       where r.kept_days is not null and s.test_of is null and ${overdue}
    ) as found order by due, id limit ${limit}`);
  return rows;
}

/** What would be deleted of a study, and when, if its responses were kept for so many days. */
export interface RetentionForecast {
  /** At the next run. */
  overdue: number;
  /** Within seven days, those included. */
  withinWeek: number;
  /** When the next one goes that is not overdue. */
  nextAt: Date | null;
}

/** `days` null: nothing but what participants were told. */
export async function forecastRetention(
  db: Db,
  studyId: string,
  { days, now }: { days: number | null; now: Date },
): Promise<RetentionForecast> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ overdue: number; week: number; next: string | Date | null }>(sql`
    select (count(*) filter (where due <= ${at}))::int as overdue,
           (count(*) filter (where due <= ${at} + interval '7 days'))::int as week,
           min(due) filter (where due > ${at}) as next
      from (select ${endOf(sql`${days}::int`)} as due from response r where r.study_id = ${studyId}) as dues`);
  const { overdue, week, next } = rows[0]!;
  return { overdue, withinWeek: week, nextAt: next === null ? null : new Date(next) };
}
