import { and, count, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Quota } from '@/lib/domain/fieldwork/quota';
import type { ResponseReference } from '@/lib/domain/identifier';
import type { ConceptDraws, Probe } from '@/lib/domain/interview/interview';
import { isDistributed, noteStudy, ofStudy, ofStudyOf, studyOfResponse } from './by-study';
import type { Db } from './database';
import { fieldsOf, given, prepared } from './prepared';
import { conceptExposure, response, turn } from './schema';
import { forgetEvidenceOf } from './theme-counts';

export type ResponseRow = typeof response.$inferSelect;
/** Without its study, which is its response's. */
export type TurnRow = Omit<typeof turn.$inferSelect, 'studyId'>;
const { studyId: _studyId, ...turnFields } = getTableColumns(turn);

export { turnFields };

const epochMilliseconds = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`.mapWith(Number);

/** Whether this token is the response's. `studyId`: what the token says; null for one that says nothing. */
export async function hasToken(
  db: Db,
  of: { responseId: string; studyId: string | null },
  tokenHash: Buffer,
): Promise<boolean> {
  const { responseId } = of;
  const named = of.studyId ?? (await studyOfResponse(db, responseId));
  const isIts = (await selectByToken(db, { responseId, studyId: named, tokenHash })).length === 1;
  if (isIts) noteStudy(responseId, named);
  return isIts;
}

const selectByToken = prepared<{ id: string }>(
  'find_response_by_token',
  (db) =>
    db
      .select({ id: response.id })
      .from(response)
      .where(
        and(
          eq(response.id, sql.placeholder('responseId')),
          eq(response.tokenHash, sql.placeholder('tokenHash')),
          ofStudy(response.studyId, sql.placeholder('studyId')),
        ),
      ),
  { id: response.id },
);

/** The response that has this token. `studyId`: what the token says; null for one that says nothing. */
export async function findResponseByToken(
  db: Db,
  tokenHash: Buffer,
  studyId: string | null,
): Promise<ResponseRow | undefined> {
  const named = studyId === null ? undefined : ofStudy(response.studyId, studyId);
  const [row] = await db
    .select()
    .from(response)
    .where(and(eq(response.tokenHash, tokenHash), named));
  if (row) noteStudy(row.id, row.studyId);
  return row;
}

/** Replaces the token: from now on only the new one opens the interview. */
export async function setTokenHash(db: Db, responseId: string, tokenHash: Buffer): Promise<void> {
  await db
    .update(response)
    .set({ tokenHash })
    .where(await isResponse(db, responseId));
}

/** A response of this study only. */
export async function findResponse(
  db: Db,
  studyId: string,
  reference: ResponseReference,
): Promise<ResponseRow | undefined> {
  if (reference.by === 'nothing') return undefined;
  const named =
    reference.by === 'id' ? eq(response.id, reference.id) : eq(response.readableId, reference.readableId);
  const [row] = await db
    .select()
    .from(response)
    .where(and(eq(response.studyId, studyId), named));
  if (row) noteStudy(row.id, studyId);
  return row;
}

/** How many interviews of a study are under way: neither ended nor deleted. */
export async function countInterviewsUnderWay(db: Db, studyId: string): Promise<number> {
  const [row] = await db
    .select({ underWay: count() })
    .from(response)
    .where(and(eq(response.studyId, studyId), eq(response.progress, 'in_progress')));
  return row!.underWay;
}

export async function findResponseById(db: Db, responseId: string): Promise<ResponseRow | undefined> {
  const [row] = await db
    .select()
    .from(response)
    .where(await isResponse(db, responseId));
  return row;
}

async function isResponse(db: Db, responseId: string): Promise<SQL | undefined> {
  return and(eq(response.id, responseId), await ofStudyOf(db, response.studyId, responseId));
}

/**
 * Locks the response until the transaction ends, so that one answer at a time changes an interview. `now` is the
 * database's time after the lock was taken, in stored precision: times that readers compare come from one clock.
 */
export async function lockResponse(
  db: Db,
  responseId: string,
): Promise<{ row: ResponseRow; now: Date; quotas: Quota[] } | undefined> {
  const studyId = await studyOfResponse(db, responseId);
  const [found] = await selectLocked(db, { responseId, studyId });
  if (!found) return undefined;
  const { now, quotas, ...row } = found;
  return { row, now: new Date(now), quotas };
}

/** A statement of its own would cost each answer more than this does. */
const quotasOf = (studyId: SQL | Placeholder) =>
  sql<Quota[]>`(select s.quotas from study s where s.id = ${studyId})`;
const lockedFields = {
  ...fieldsOf(response),
  now: epochMilliseconds,
  quotas: quotasOf(sql`response.study_id`),
};
const selectLocked = prepared<ResponseRow & { now: number; quotas: Quota[] }>(
  'lock_response',
  (db) =>
    db
      .select(
        isDistributed() ? { ...lockedFields, quotas: quotasOf(sql.placeholder('studyId')) } : lockedFields,
      )
      .from(response)
      .where(
        and(
          eq(response.id, sql.placeholder('responseId')),
          ofStudy(response.studyId, sql.placeholder('studyId')),
        ),
      )
      // Locks the row without its key, so that rows that refer to it, as the indexer's do, need not wait.
      .for('no key update'),
  lockedFields,
);

/** In the order in which they were given. */
export async function listTurns(db: Db, responseId: string): Promise<TurnRow[]> {
  return selectTurns(db, { responseId, studyId: await studyOfResponse(db, responseId) });
}

const selectTurns = prepared<TurnRow>(
  'list_turns',
  (db) =>
    db
      .select(turnFields)
      .from(turn)
      .where(
        and(
          eq(turn.responseId, sql.placeholder('responseId')),
          ofStudy(turn.studyId, sql.placeholder('studyId')),
        ),
      )
      .orderBy(turn.seq),
  turnFields,
);

export async function insertTurn(db: Db, studyId: string, row: TurnRow): Promise<void> {
  await addTurn(db, { ...row, studyId });
}

const addTurn = prepared('insert_turn', (db) => {
  const values = Object.keys(fieldsOf(turn)).map((name) => [name, sql.placeholder(name)]);
  // The row has every column, which the compiler cannot infer.
  type Row = typeof turn.$inferSelect;
  return db.insert(turn).values(Object.fromEntries(values) as { [K in keyof Row]: Placeholder<K> });
});

/** Stores the moderator's decision once; false when there is one already. */
export async function setProbe(db: Db, responseId: string, stepId: string, probe: Probe): Promise<boolean> {
  const rows = await db
    .update(turn)
    .set({ probe })
    .where(and(await isStep(db, responseId, stepId), isNull(turn.probe)))
    .returning({ seq: turn.seq });
  return rows.length === 1;
}

/** Stores the words of a spoken answer once they are transcribed, and what in them has to be answered with care. */
export async function setTurnWords(
  db: Db,
  responseId: string,
  stepId: string,
  words: Pick<TurnRow, 'user' | 'safety'>,
): Promise<void> {
  await db
    .update(turn)
    .set(words)
    .where(await isStep(db, responseId, stepId));
}

/** Puts an answer with further recordings in the place of a turn's. The caller has locked the response. */
export async function setTurnAnswer(
  db: Db,
  responseId: string,
  stepId: string,
  answer: TurnRow['answer'],
): Promise<void> {
  await db
    .update(turn)
    .set({ answer })
    .where(await isStep(db, responseId, stepId));
}

async function isStep(db: Db, responseId: string, stepId: string): Promise<SQL | undefined> {
  return and(
    eq(turn.responseId, responseId),
    eq(turn.stepId, stepId),
    await ofStudyOf(db, turn.studyId, responseId),
  );
}

export async function insertResponse(db: Db, row: typeof response.$inferInsert): Promise<void> {
  await db.insert(response).values(row);
  if (row.id) noteStudy(row.id, row.studyId);
}

/** The columns of a response that an answer changes. */
type AnsweredFields =
  | 'progress'
  | 'updatedAt'
  | 'lastAnswerAt'
  | 'hasContent'
  | 'askedOpen'
  | 'activeMs'
  | 'endedAt'
  | 'endReason'
  | 'flags'
  | 'doc';

/** Writes a response as an answer changed it, and the stored document that shows it. The caller has locked the row. */
export async function setAnswered(
  db: Db,
  responseId: string,
  change: Pick<ResponseRow, AnsweredFields>,
): Promise<void> {
  await updateAnswered(db, { ...change, responseId, studyId: await studyOfResponse(db, responseId) });
}

const updateAnswered = prepared('set_answered', (db) =>
  db
    .update(response)
    .set({
      progress: given('progress', response.progress),
      updatedAt: given('updatedAt', response.updatedAt),
      lastAnswerAt: given('lastAnswerAt', response.lastAnswerAt),
      hasContent: given('hasContent', response.hasContent),
      askedOpen: given('askedOpen', response.askedOpen),
      activeMs: given('activeMs', response.activeMs),
      endedAt: given('endedAt', response.endedAt),
      endReason: given('endReason', response.endReason),
      flags: given('flags', response.flags),
      doc: given('doc', response.doc),
      version: sql`${response.version} + 1`,
    })
    .where(
      and(
        eq(response.id, sql.placeholder('responseId')),
        ofStudy(response.studyId, sql.placeholder('studyId')),
      ),
    ),
);

export async function deleteResponse(db: Db, responseId: string): Promise<void> {
  await forgetEvidenceOf(db, responseId);
  await db.delete(response).where(await isResponse(db, responseId));
}

/** Writes a change of any kind and the stored document that shows it. The caller has locked the row. */
export async function setResponse(
  db: Db,
  responseId: string,
  change: Partial<Omit<ResponseRow, 'id' | 'version'>> & { updatedAt: Date; doc: string },
): Promise<void> {
  await db
    .update(response)
    .set({ ...change, version: sql`${response.version} + 1` })
    .where(await isResponse(db, responseId));
}

/**
 * Sets the language while there is no answer; false after the first one. No reader sees the language, so the stored
 * document stays.
 */
export async function setLanguage(db: Db, responseId: string, language: string): Promise<boolean> {
  const ofTurns = and(eq(turn.responseId, responseId), await ofStudyOf(db, turn.studyId, responseId));
  const rows = await db
    .update(response)
    .set({ language })
    .where(
      and(
        await isResponse(db, responseId),
        eq(response.progress, 'in_progress'),
        sql`not exists (select 1 from ${turn} where ${ofTurns})`,
      ),
    )
    .returning({ id: response.id });
  return rows.length === 1;
}

/** Stores the draw of concepts with the response, and counts it for the balance of later draws. */
export async function setDraws(
  db: Db,
  row: ResponseRow,
  draws: ConceptDraws,
  drawn: readonly string[],
): Promise<void> {
  await db
    .update(response)
    .set({ draws })
    .where(await isResponse(db, row.id));
  if (drawn.length === 0) return;
  await db
    .insert(conceptExposure)
    .values(drawn.map((conceptId) => ({ studyId: row.studyId, conceptId, shown: 1 })))
    .onConflictDoUpdate({
      target: [conceptExposure.studyId, conceptExposure.conceptId],
      set: { shown: sql`${conceptExposure.shown} + 1` },
    });
}

/** How often each concept of the study was drawn so far. The caller has locked the study's row. */
export async function listExposures(db: Db, studyId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(conceptExposure).where(eq(conceptExposure.studyId, studyId));
  return new Map(rows.map(({ conceptId, shown }) => [conceptId, shown]));
}

/** The database's time, in the precision of lockResponse. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${epochMilliseconds} as now`);
  return new Date(Number(rows[0]!.now));
}
