import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { QuotaCount } from '@/lib/domain/fieldwork/quota';
import type { StoredCondition } from '@/lib/domain/fieldwork/stored-condition';
import { IDLE_HOURS, UNANSWERED_MINUTES } from '@/lib/domain/interview/idle';
import { ofStudyOf } from './by-study';
import type { Db } from './database';
import { counted, keysOf } from './kept-counts';
import { quotaPlace } from './schema';

/**
 * Places in quotas (decisions, N2). Whoever takes or frees places of other interviews has locked the study's row: it is
 * the one lock of all its quotas, so that quotas which overlap cannot deadlock.
 */

interface Cell {
  id: string;
  limit: number;
}

/** Nobody went on with the interview `r` (as `isIdle` says it). */
const IDLE = sql`(r.progress = 'in_progress' and coalesce(r.last_answer_at, r.created_at) <=
  now() - case when r.has_content then ${`${IDLE_HOURS} hours`}::interval
                                  else ${`${UNANSWERED_MINUTES} minutes`}::interval end)`;

/** The quotas in which an interview holds a place. */
export async function listPlaces(db: Db, responseId: string): Promise<Set<string>> {
  const rows = await db
    .select({ quotaId: quotaPlace.quotaId })
    .from(quotaPlace)
    .where(await isOfResponse(db, responseId));
  return new Set(rows.map(({ quotaId }) => quotaId));
}

async function isOfResponse(db: Db, responseId: string): Promise<SQL | undefined> {
  return and(eq(quotaPlace.responseId, responseId), await ofStudyOf(db, quotaPlace.studyId, responseId));
}

/** Takes a place in each of the quotas, or in none when one of them is full. */
export async function takePlaces(
  db: Db,
  of: { studyId: string; responseId: string },
  cells: readonly Cell[],
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with cell as (select id, "limit" from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c(id uuid, "limit" int))
    insert into quota_place (study_id, quota_id, response_id)
    select ${of.studyId}::uuid, id, ${of.responseId}::uuid from cell
     where not exists (
       select from cell full_one
        where (select count(*) from quota_place p
                where p.study_id = ${of.studyId}::uuid and p.quota_id = full_one.id) >= full_one."limit")`);
  return rowCount === cells.length;
}

/**
 * Frees places in quotas that are full: those of idle interviews, and in each of them that of the oldest interview
 * without an answer that has content, which yields its share to a newcomer too (decisions, G6).
 */
export async function freePlaces(db: Db, studyId: string, cells: readonly Cell[]): Promise<void> {
  await db.execute(sql`
    with cell as (select id, "limit" from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c(id uuid, "limit" int)),
    full_one as (
      select id from cell where (select count(*) from quota_place p
        where p.study_id = ${studyId}::uuid and p.quota_id = cell.id) >= cell."limit"),
    held as (
      select p.quota_id, p.response_id, ${IDLE} as idle,
             row_number() over (partition by p.quota_id, r.has_content order by r.readable_id) as place, r.has_content
        from quota_place p join response r on r.id = p.response_id
       where p.study_id = ${studyId}::uuid and p.quota_id in (select id from full_one) and r.progress = 'in_progress')
    delete from quota_place p using held h
     where p.study_id = ${studyId}::uuid and p.quota_id = h.quota_id and p.response_id = h.response_id
       and (h.idle or (not h.has_content and h.place = 1))`);
}

/** The interview is complete: its places are taken for good. The caller has locked the study. */
export async function fixPlaces(db: Db, responseId: string): Promise<void> {
  await db
    .update(quotaPlace)
    .set({ isComplete: true })
    .where(await isOfResponse(db, responseId));
}

/** The interview ended without being complete, or is idle: its places are free again. */
export async function dropPlaces(db: Db, responseId: string): Promise<void> {
  await db.delete(quotaPlace).where(await isOfResponse(db, responseId));
}

/**
 * Places of interviews that nobody went on with. Returns how many of them were freed. It holds no study's lock, so it
 * leaves those to others that they hold just now.
 */
export async function dropIdlePlaces(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from quota_place p using (
      select p.study_id, p.quota_id, p.response_id from quota_place p join response r on r.id = p.response_id
       where ${IDLE} limit ${limit} for update of p skip locked) idle
     where p.study_id = idle.study_id and p.quota_id = idle.quota_id and p.response_id = idle.response_id`);
  return rowCount ?? 0;
}

/** Those of quotas that the study does not have any more. */
export async function dropPlacesExcept(db: Db, studyId: string, quotaIds: readonly string[]): Promise<void> {
  const gone = quotaIds.length > 0 ? notInArray(quotaPlace.quotaId, [...quotaIds]) : undefined;
  await db.delete(quotaPlace).where(and(eq(quotaPlace.studyId, studyId), gone));
}

/**
 * Finds the places in a new or changed quota: every complete interview for which its condition is true, and those under
 * way that have answered what it asks for.
 */
export async function recountPlaces(
  db: Db,
  of: { studyId: string; quotaId: string },
  condition: StoredCondition,
): Promise<void> {
  await db
    .delete(quotaPlace)
    .where(and(eq(quotaPlace.studyId, of.studyId), inArray(quotaPlace.quotaId, [of.quotaId])));
  const criteria = condition.criteria.map((criterion) =>
    criterion.type === 'parameter' ? hasParameter(criterion) : hasSelected(criterion),
  );
  const met = sql.join(criteria, condition.operator === 'and' ? sql` and ` : sql` or `);
  await db.execute(sql`
    insert into quota_place (study_id, quota_id, response_id, is_complete)
    select r.study_id, ${of.quotaId}::uuid, r.id, r.progress = 'complete' from response r
     where r.study_id = ${of.studyId}::uuid and r.progress in ('complete', 'in_progress') and not ${IDLE}
       and (${met})`);
}

type Selection = Extract<StoredCondition['criteria'][number], { type: 'selection' }>;
type Parameter = Extract<StoredCondition['criteria'][number], { type: 'parameter' }>;

function hasParameter({ parameter, value }: Parameter) {
  return sql`coalesce((
    select pair.value ->> 1 = ${value}::text from json_array_elements(r.url_params) with ordinality as pair(value, place)
     where pair.value ->> 0 = ${parameter}::text order by place limit 1), false)`;
}

function hasSelected({ questionId, rowId, optionIds, negated }: Selection) {
  const chosen = rowId === null ? sql`t.answer -> 'optionIds'` : sql`t.answer -> 'cells' -> ${rowId}::text`;
  const asked = sql`from turn t where t.response_id = r.id and t.question_id = ${questionId}::text
    and t.kind = 'question' and t.concept_id is null`;
  const selected = sql`exists (select ${asked} and ${chosen} ?| ${sql.param([...optionIds])}::text[])`;
  // While an interview is under way, what was not asked yet may still be selected.
  return negated
    ? sql`(not ${selected} and (r.progress = 'complete' or exists (select ${asked})))`
    : selected;
}

/** The counts of a study's quotas, by the quota's id. In a transaction, with what it changed. */
export async function countPlaces(
  db: Db,
  studyId: string,
): Promise<Map<string, Pick<QuotaCount, 'complete' | 'underWay'>>> {
  const places = sql.raw(counted(keysOf('place'), '(select id from one)'));
  const { rows } = await db.execute<{ key: string; count: string }>(
    sql`with one as (select ${studyId}::uuid as id) ${places}`,
  );
  const counts = new Map<string, Pick<QuotaCount, 'complete' | 'underWay'>>();
  for (const { key, count } of rows) {
    const [, quotaId = '', state] = key.split(':');
    const known = counts.get(quotaId) ?? { complete: 0, underWay: 0 };
    counts.set(quotaId, { ...known, [state === 'complete' ? 'complete' : 'underWay']: Number(count) });
  }
  return counts;
}
