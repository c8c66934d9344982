import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from './database';
import { response, studyFill } from './schema';

/** Responses of one transaction: some thousand rows, a fraction of a second. */
const RESPONSES = 200;
/** Rows of a table that few studies have many of. */
const ROWS = 1_000;

const OF_RESPONSE = [
  'annotation',
  'changed_answer',
  'looked_after',
  'probe_claim',
  'recording',
  'turn',
  'turn_words',
];
const OF_RECORDING = [
  'recording_hearing',
  'recording_media',
  'recording_part',
  'recording_speech',
  'replaced_media',
];
/** What hangs on nothing of a response, and the row that it hangs on. */
const OF_OTHERS: Record<string, SQL> = {
  cited_passage: sql`join (select id, study_id from insight union all select study_id, study_id from report) o
                       on o.id = coalesce(t.insight_id, t.report_id)`,
  insight_author: sql`join insight o on o.id = t.insight_id`,
  insight_theme: sql`join insight o on o.id = t.insight_id`,
  reel_item: sql`join reel o on o.id = t.reel_id`,
  rehearsal_walk: sql`join rehearsal o on o.id = t.rehearsal_id`,
};

/**
 * Gives some thousand rows from before they had a `study_id` that of the row that they hang on. `done`: there is none
 * left, in any table; `busy`: another process is at it. Waits for nobody's locks, so nobody can be kept waiting in turn
 * for longer than this transaction: rows that somebody is at are left for another round.
 */
export async function fillSomeStudies(
  db: Db,
  { responses = RESPONSES } = {},
): Promise<'more' | 'done' | 'busy'> {
  return db.transaction(async (tx) => {
    await tx.insert(studyFill).values({ what: 'rows' }).onConflictDoNothing();
    const [at] = await tx.select().from(studyFill).for('update', { skipLocked: true });
    if (!at) return 'busy';
    if (at.finishedAt) return 'done';
    const found = at.upTo === null ? await fillOthers(tx) : { filled: 0, lacking: 0 };
    // Those that are left of these are asked for again at the end.
    if (found.filled > 0) return 'more';
    const next = await tx
      .select({ id: response.id })
      .from(response)
      .where(at.upTo === null ? undefined : sql`${response.id} > ${at.upTo}`)
      .orderBy(response.id)
      .limit(responses);
    const last = next.at(-1)?.id;
    if (last === undefined) return endRound(tx, at.isAgain);
    const { filled, lacking } = await fillResponses(tx, at.upTo, last);
    await tx
      .update(studyFill)
      .set({ upTo: last, isAgain: at.isAgain || lacking > filled })
      .where(eq(studyFill.what, 'rows'));
    return 'more';
  });
}

/** Nothing is left, or all of it is looked at again. */
async function endRound(db: Db, isAgain: boolean): Promise<'more' | 'done'> {
  const { filled, lacking } = await fillOthers(db);
  const isDone = !isAgain && filled === lacking;
  await db
    .update(studyFill)
    .set(isDone ? { finishedAt: sql`now()` } : { upTo: null, isAgain: false })
    .where(eq(studyFill.what, 'rows'));
  return isDone ? 'done' : 'more';
}

interface Filled {
  filled: number;
  /** With those that somebody is at. */
  lacking: number;
}

function fillOthers(db: Db): Promise<Filled> {
  return fillAll(
    db,
    Object.entries(OF_OTHERS).map(([table, join]) => ({ table, from: sql`${join} where true` })),
    ROWS,
  );
}

function fillResponses(db: Db, after: string | null, last: string): Promise<Filled> {
  const among = (id: SQL) =>
    after === null ? sql`where ${id} <= ${last}` : sql`where ${id} > ${after} and ${id} <= ${last}`;
  const own = OF_RESPONSE.map((table) => ({
    table,
    from: sql`join response o on o.id = t.response_id ${among(sql`t.response_id`)}`,
  }));
  const theirs = OF_RECORDING.map((table) => ({
    table,
    from: sql`join recording r on r.id = t.recording_id
              join response o on o.id = r.response_id ${among(sql`r.response_id`)}`,
  }));
  return fillAll(db, [...own, ...theirs]);
}

/** `from` names the rows `t` of a table and `o`, which has their study. */
async function fillAll(
  db: Db,
  tables: readonly { table: string; from: SQL }[],
  most?: number,
): Promise<Filled> {
  const sum = { filled: 0, lacking: 0 };
  for (const { table, from } of tables) {
    const name = sql.identifier(table);
    const { rows } = await db.execute<{ filled: number; lacking: number }>(sql`
      with free as (
        select t.ctid as place, o.study_id from ${name} t ${from} and t.study_id is null
         limit ${most ?? null}::bigint for no key update of t skip locked),
      filled as (
        update ${name} t set study_id = free.study_id from free
         where t.ctid = free.place and t.study_id is null returning 1)
      select (select count(*) from filled)::int as filled,
             (select count(*) from ${name} t ${from} and t.study_id is null)::int as lacking`);
    sum.filled += rows[0]!.filled;
    sum.lacking += rows[0]!.lacking;
  }
  return sum;
}

/** Whether a row lacks its study still. Reads all of them where the filling is not over. */
export async function lackStudies(db: Db): Promise<boolean> {
  if ((await readStudyFill(db))?.isDone) return false;
  for (const table of [...OF_RESPONSE, ...OF_RECORDING, ...Object.keys(OF_OTHERS)]) {
    const { rows } = await db.execute(
      sql`select from ${sql.identifier(table)} where study_id is null limit 1`,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** What operators are told: whether it is over, and else how many of a hundred responses were looked at. */
export async function readStudyFill(
  db: Db,
): Promise<{ isDone: boolean; percent: number; isAgain: boolean } | undefined> {
  const [row] = await db.select().from(studyFill);
  if (!row) return undefined;
  // Ids are random: one's place among all possible ones is its place among those that there are.
  const place = row.upTo === null ? 0 : Number.parseInt(row.upTo.slice(0, 8), 16) / 2 ** 32;
  return {
    isDone: row.finishedAt !== null,
    percent: row.finishedAt === null ? Math.floor(100 * place) : 100,
    isAgain: row.isAgain,
  };
}
