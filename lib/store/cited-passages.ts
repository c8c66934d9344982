import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '@/lib/domain/interview/interview';
import { quoteOf, type RowPassage } from '@/lib/domain/reading/passage';
import type { Db } from './database';
import { rowOffsets } from './highlights';
import { citedPassage } from './schema';

/** A passage that an insight or a report cites, as readers see it. */
export interface CitedPassage extends RowPassage {
  responseId: string;
  readableId: number;
  questionId: string;
  quote: string;
  /** The active seconds of the interview at which its row began. */
  startSeconds: number;
}

/** A place in an insight's evidence or in a report; `passage` is null once its words are gone. */
export interface CitedPlace {
  ownerId: string;
  position: number;
  blockId: string | null;
  passage: CitedPassage | null;
  /** What the passage is a part of; null once it is gone. */
  turn: CitedTurn | null;
}

export interface CitedTurn {
  stepId: string;
  answer: Answer;
  user: string;
}

export interface NewCitation {
  position: number;
  blockId: string | null;
  /** Null: the words are gone already. */
  passage: { responseId: string; seq: number; start: number; end: number } | null;
}

type Owner = { studyId: string } & ({ insightId: string } | { reportId: string });

interface Row extends Record<string, unknown> {
  ownerId: string;
  position: number;
  blockId: string | null;
  responseId: string | null;
  readableId: number | null;
  revisionId: string | null;
  seq: number;
  startOffset: number | null;
  endOffset: number | null;
  questionId: string | null;
  user: string | null;
  stepId: string | null;
  answer: Answer | null;
  activeMs: string;
}

/** What these insights cite, in order; `among` are their ids. */
export async function listEvidence(db: Db, among: readonly string[]): Promise<CitedPlace[]> {
  if (among.length === 0) return [];
  return read(db, sql`c.insight_id = any(${sql.param([...among])}::uuid[])`);
}

/** What the report of a study quotes. */
export async function listReportQuotes(db: Db, studyId: string): Promise<CitedPlace[]> {
  return read(db, sql`c.report_id = ${studyId}`);
}

async function read(db: Db, where: SQL): Promise<CitedPlace[]> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(c.insight_id, c.report_id) as "ownerId", c.position, c.block_id as "blockId",
           c.response_id as "responseId", r.readable_id as "readableId", r.revision_id as "revisionId", c.seq,
           c.start_offset as "startOffset", c.end_offset as "endOffset", t.question_id as "questionId",
           t.user_text as "user", t.step_id as "stepId", t.answer,
           (select coalesce(sum(extract(epoch from gap) * 1000) filter (where gap <= interval '30 minutes'), 0)
              from (select b.created_at - lag(b.created_at, 1, r.created_at) over (order by b.seq) as gap
                      from turn b where b.response_id = r.id and b.seq < c.seq) before) as "activeMs"
      from cited_passage c
      left join response r on r.id = c.response_id
      left join turn t on t.response_id = c.response_id and t.seq = c.seq
     where ${where} order by 1, c.position, c.id`);
  const offsets = await rowOffsets(
    db,
    rows.flatMap(({ revisionId }) => (revisionId === null ? [] : [revisionId])),
  );
  return rows.map((row) => ({
    ownerId: row.ownerId,
    position: row.position,
    blockId: row.blockId,
    passage: passageOf(row, offsets),
    turn: turnOf(row),
  }));
}

function turnOf({ stepId, answer, user }: Row): CitedTurn | null {
  return stepId === null || answer === null || user === null ? null : { stepId, answer, user };
}

function passageOf(row: Row, offsets: ReadonlyMap<string, number>): CitedPassage | null {
  const { responseId, readableId, revisionId, startOffset, endOffset, questionId, user } = row;
  if (responseId === null || readableId === null || revisionId === null) return null;
  if (startOffset === null || endOffset === null || questionId === null || user === null) return null;
  const place = { start: startOffset, end: endOffset };
  return {
    ...place,
    responseId,
    readableId,
    questionId,
    responseIndex: row.seq + (offsets.get(revisionId) ?? 0),
    quote: quoteOf(user, place),
    startSeconds: Math.floor(Number(row.activeMs) / 1_000),
  };
}

/** Replaces all that an insight or a report cites. The caller has locked its row. */
export async function setCitations(db: Db, owner: Owner, citations: readonly NewCitation[]): Promise<void> {
  await db
    .delete(citedPassage)
    .where(
      'insightId' in owner
        ? eq(citedPassage.insightId, owner.insightId)
        : eq(citedPassage.reportId, owner.reportId),
    );
  if (citations.length === 0) return;
  await db.insert(citedPassage).values(
    citations.map(({ position, blockId, passage }) => ({
      ...owner,
      position,
      blockId,
      responseId: passage?.responseId ?? null,
      seq: passage?.seq ?? 0,
      startOffset: passage?.start ?? null,
      endOffset: passage?.end ?? null,
    })),
  );
}

/** The cited passages of a turn. */
export async function listCitedOf(
  db: Db,
  responseId: string,
  seq: number,
): Promise<{ id: string; start: number; end: number }[]> {
  const { id, startOffset, endOffset } = citedPassage;
  const rows = await db
    .select({ id, startOffset, endOffset })
    .from(citedPassage)
    .where(and(eq(citedPassage.responseId, responseId), eq(citedPassage.seq, seq), isNotNull(startOffset)))
    .orderBy(asc(id));
  return rows.map((row) => ({ id: row.id, start: row.startOffset!, end: row.endOffset! }));
}

/** Moves a cited passage; null: its words are gone. */
export async function moveCited(
  db: Db,
  id: string,
  passage: { start: number; end: number } | null,
): Promise<void> {
  await db
    .update(citedPassage)
    .set({ startOffset: passage?.start ?? null, endOffset: passage?.end ?? null })
    .where(eq(citedPassage.id, id));
}

/** A turn that can be cited, with its words. */
export interface CitableTurn {
  responseId: string;
  seq: number;
  responseIndex: number;
  user: string;
}

/**
 * The turns of a study's responses at these rows. Their responses are kept from being deleted and their words from
 * being mended until the transaction ends, so that passages checked against them are right when they are stored.
 */
export async function holdTurns(
  db: Db,
  studyId: string,
  wanted: readonly { responseId: string; responseIndex: number }[],
): Promise<CitableTurn[]> {
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ responseId }) => responseId))].sort();
  const { rows } = await db.execute<{ id: string; revisionId: string }>(sql`
    select r.id, r.revision_id as "revisionId" from response r
     where r.study_id = ${studyId} and r.id = any(${sql.param(ids)}::uuid[]) order by r.id for share`);
  const offsets = await rowOffsets(
    db,
    rows.map(({ revisionId }) => revisionId),
  );
  const offsetOf = new Map(rows.map(({ id, revisionId }) => [id, offsets.get(revisionId) ?? 0]));
  const places = wanted.flatMap(({ responseId, responseIndex }) => {
    const offset = offsetOf.get(responseId);
    return offset === undefined ? [] : [{ responseId, seq: responseIndex - offset, responseIndex }];
  });
  const found = await db.execute<{ responseId: string; seq: number; user: string }>(sql`
    select t.response_id as "responseId", t.seq, t.user_text as "user" from turn t
      join (select distinct * from unnest(${sql.param(places.map((place) => place.responseId))}::uuid[],
                                          ${sql.param(places.map(({ seq }) => seq))}::int[])) as p (response_id, seq)
        on p.response_id = t.response_id and p.seq = t.seq`);
  return found.rows.map(({ responseId, seq, user }) => ({
    responseId,
    seq,
    user,
    responseIndex: seq + (offsetOf.get(responseId) ?? 0),
  }));
}
