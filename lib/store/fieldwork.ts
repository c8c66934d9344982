import { eq, sql } from 'drizzle-orm';
import type { OutcomeCount } from '@/lib/domain/fieldwork/board';
import { IDLE_HOURS, UNANSWERED_MINUTES } from '@/lib/domain/interview/idle';
import { middleOfCounts } from '@/lib/domain/response/middle-of-counts';
import { type Db, pool } from './database';
import { counted, keptCounts, keysOf } from './kept-counts';
import { response } from './schema';

/** More ways in than a board shows are counted as the plain link. */
const MOST_WAYS = 8;

/**
 * The study's interviews by outcome and way in, all of one moment. How many ended and how many did not is kept; of the
 * latter, those that somebody was at lately are found by their index, the others were left.
 */
export async function countOutcomes(studyId: string): Promise<OutcomeCount[]> {
  const { rows } = await pool().query<{
    outcome: OutcomeCount['outcome'];
    way: string | null;
    count: string;
  }>({
    text: `
      with kept as (
        select split_part(key, ':', 1) as kind, substr(key, position(':' in key) + 1) as name, count
          from (${counted(`(${keysOf('outcome')} or ${keysOf('open')})`)}) known),
      at_it as (
        select way_in as way, count(*) from (
          select way_in from response
           where study_id = $1 and end_reason is null and last_answer_at > now() - $2::interval
             and (has_content or last_answer_at > now() - $3::interval)
          union all
          select way_in from response
           where study_id = $1 and end_reason is null and last_answer_at is null and created_at > now() - $2::interval
             and (has_content or created_at > now() - $3::interval)) each
         group by 1),
      counted as (
        select split_part(name, ':', 1) as outcome,
               case when position(':' in name) > 0 then substr(name, position(':' in name) + 1) end as way, count
          from kept where kind = 'outcome'
        union all
        select 'left', nullif(name, ''), count from kept where kind = 'open'
        union all
        select 'left', way, -count from at_it
        union all
        select 'under_way', way, count from at_it),
      shown as (select way from counted where way is not null group by way order by sum(count) desc, way limit $4)
      select outcome, case when way in (select way from shown) then way end as way, sum(count) as count
        from counted group by 1, 2`,
    values: [studyId, `${IDLE_HOURS} hours`, `${UNANSWERED_MINUTES} minutes`, MOST_WAYS],
  });
  return rows.map(({ outcome, way, count }) => ({ outcome, way, count: Number(count) }));
}

/** How many interviews under way hold a place in a quota. */
export async function countPlaceHolders(db: Db, studyId: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(distinct response_id) as count from quota_place where study_id = ${studyId} and not is_complete`);
  return Number(rows[0]?.count);
}

/**
 * When the first interview began, and how long the middle one of those that are complete took, in whole seconds (the
 * quicker one of two).
 */
export async function findPace(
  db: Db,
  studyId: string,
): Promise<{ firstStartedAt: Date | null; middleSeconds: number | null }> {
  const { seconds } = await keptCounts(studyId, [{ kind: 'seconds' }]);
  const [middle = null] = middleOfCounts(new Map([...seconds].map(([name, count]) => [Number(name), count])));
  const [first] = await db
    .select({ at: response.createdAt })
    .from(response)
    .where(eq(response.studyId, studyId))
    .orderBy(response.readableId)
    .limit(1);
  return { firstStartedAt: first?.at ?? null, middleSeconds: middle };
}

/** Studies whose schedule may end them now; whether it does is looked at again under their lock. */
export async function listDueStudies(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from study
     where status in ('live', 'paused') and (closes_at <= now() or heard_count >= close_after) limit ${limit}`);
  return rows.map(({ id }) => id);
}
