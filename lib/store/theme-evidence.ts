import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Stance } from '@/lib/domain/themes/theme';
import { keyOf } from './by-study';
import type { Db } from './database';
import { response, theme, themeEvidence, turn, user } from './schema';

export type EvidenceRow = typeof themeEvidence.$inferSelect;

/** A passage with the turn that it is in, and its author's name. */
export interface PlacedEvidence {
  evidence: EvidenceRow;
  authorName: string | null;
  revisionId: string;
  turn: {
    answerId: string | null;
    questionId: string;
    conceptId: string | null;
    moderator: string;
    user: string;
  };
}

/** The shown passages of a theme in the order of responses and rows, and how many there are. */
export async function listEvidence(
  db: Db,
  themeId: string,
  { stance, page, perPage }: { stance?: Stance | undefined; page: number; perPage: number },
): Promise<{ passages: PlacedEvidence[]; total: number }> {
  const shown = and(
    eq(themeEvidence.themeId, themeId),
    sql`not ${themeEvidence.takenOut}`,
    stance && eq(themeEvidence.stance, stance),
  );
  const [counted] = await db.select({ total: count() }).from(themeEvidence).where(shown);
  const total = counted!.total;
  if (page * perPage >= total) return { passages: [], total };
  const passages = await selectPlaced(db)
    .where(shown)
    .orderBy(
      asc(themeEvidence.readableId),
      asc(themeEvidence.seq),
      asc(themeEvidence.startOffset),
      asc(themeEvidence.id),
    )
    .limit(perPage)
    .offset(page * perPage);
  return { passages, total };
}

function selectPlaced(db: Db) {
  const { answerId, questionId, conceptId, moderator } = turn;
  return db
    .select({
      evidence: themeEvidence,
      authorName: user.name,
      revisionId: response.revisionId,
      turn: { answerId, questionId, conceptId, moderator, user: turn.user },
    })
    .from(themeEvidence)
    .innerJoin(turn, and(eq(turn.responseId, themeEvidence.responseId), eq(turn.seq, themeEvidence.seq)))
    .innerJoin(response, eq(response.id, themeEvidence.responseId))
    .leftJoin(user, eq(user.id, themeEvidence.authorId));
}

export async function findPlacedEvidence(db: Db, id: string): Promise<PlacedEvidence | undefined> {
  const [row] = await selectPlaced(db).where(eq(themeEvidence.id, id));
  return row;
}

/** A shown passage of this theme only. */
export async function findEvidence(db: Db, themeId: string, id: string): Promise<EvidenceRow | undefined> {
  const [row] = await db
    .select()
    .from(themeEvidence)
    .where(
      and(eq(themeEvidence.themeId, themeId), eq(themeEvidence.id, id), sql`not ${themeEvidence.takenOut}`),
    );
  return row;
}

/** All that was ever decided or found in a response, also what was taken out. */
export async function listEvidenceOf(db: Db, responseId: string): Promise<EvidenceRow[]> {
  return db
    .select()
    .from(themeEvidence)
    .where(eq(themeEvidence.responseId, responseId))
    .orderBy(asc(themeEvidence.seq), asc(themeEvidence.startOffset), asc(themeEvidence.id));
}

/** Who put passages in or decided about them, in a study: at most so many. */
export async function listEvidenceAuthors(
  db: Db,
  studyId: string,
  most: number,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: user.id, name: user.name })
    .from(themeEvidence)
    .innerJoin(theme, eq(theme.id, themeEvidence.themeId))
    .innerJoin(user, eq(user.id, themeEvidence.authorId))
    .where(eq(theme.studyId, studyId))
    .orderBy(asc(user.id))
    .limit(most);
}

/** The themes of a study that have shown passages of their own against them. */
export async function listContradicted(db: Db, studyId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: theme.id })
    .from(themeEvidence)
    .innerJoin(theme, eq(theme.id, themeEvidence.themeId))
    .where(
      and(
        eq(theme.studyId, studyId),
        eq(themeEvidence.stance, 'contradicts'),
        sql`not ${themeEvidence.takenOut}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Puts a person's passage in; one that is there already becomes theirs, with their stance. */
export async function putEvidence(db: Db, row: typeof themeEvidence.$inferInsert): Promise<string> {
  const [stored] = await db
    .insert(themeEvidence)
    .values(row)
    .onConflictDoUpdate({
      target: keyOf(
        themeEvidence.studyId,
        themeEvidence.themeId,
        themeEvidence.responseId,
        themeEvidence.seq,
        themeEvidence.startOffset,
        themeEvidence.endOffset,
      ),
      set: {
        stance: row.stance,
        origin: row.origin,
        model: row.model ?? null,
        authorId: row.authorId ?? null,
        takenOut: false,
      },
    })
    .returning({ id: themeEvidence.id });
  return stored!.id;
}

/** What a machine found; nothing happens to a passage that is there or was taken out. */
export async function insertFound(
  db: Db,
  rows: readonly (typeof themeEvidence.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(themeEvidence)
    .values([...rows])
    .onConflictDoNothing();
}

export async function deleteEvidence(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(themeEvidence).where(inArray(themeEvidence.id, [...ids]));
}

/** Kept as a decision: no machine puts it in again. */
export async function takeOut(db: Db, id: string, authorId: string): Promise<void> {
  await db
    .update(themeEvidence)
    .set({ takenOut: true, origin: 'person', model: null, authorId })
    .where(eq(themeEvidence.id, id));
}

/**
 * Moves all passages to another theme. Where both have the same one, a person's decision about it stays before a
 * machine's finding, and the target's before the other's.
 */
export async function moveEvidence(db: Db, from: string, into: string): Promise<void> {
  const same = sql`mine.response_id = other.response_id and mine.seq = other.seq
    and mine.start_offset = other.start_offset and mine.end_offset = other.end_offset`;
  await db.execute(sql`
    delete from ${themeEvidence} mine using ${themeEvidence} other
     where mine.theme_id = ${into} and other.theme_id = ${from} and ${same}
       and other.origin = 'person' and mine.origin <> 'person'`);
  await db.execute(sql`
    delete from ${themeEvidence} other using ${themeEvidence} mine
     where mine.theme_id = ${into} and other.theme_id = ${from} and ${same}`);
  await db.update(themeEvidence).set({ themeId: into }).where(eq(themeEvidence.themeId, from));
}

/** Where the passages of a turn stand. */
export async function listEvidencePlaces(
  db: Db,
  responseId: string,
  seq: number,
): Promise<{ id: string; start: number; end: number }[]> {
  return db
    .select({ id: themeEvidence.id, start: themeEvidence.startOffset, end: themeEvidence.endOffset })
    .from(themeEvidence)
    .where(and(eq(themeEvidence.responseId, responseId), eq(themeEvidence.seq, seq)));
}

/** Moves a passage within its turn; one that would stand where another of its theme does is removed. */
export async function setEvidencePlace(
  db: Db,
  id: string,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update ${themeEvidence} moved set start_offset = ${start}, end_offset = ${end}
     where moved.id = ${id} and not exists (
       select 1 from ${themeEvidence} there
        where there.theme_id = moved.theme_id and there.response_id = moved.response_id and there.seq = moved.seq
          and there.start_offset = ${start} and there.end_offset = ${end} and there.id <> moved.id)`);
  if (rowCount === 0) await deleteEvidence(db, [id]);
}
