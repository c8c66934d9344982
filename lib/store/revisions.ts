import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Failure } from '@/lib/domain/failure';
import { ofStudy } from './by-study';
import type { Db } from './database';
import { revision } from './schema';

export type RevisionRow = typeof revision.$inferSelect;

/** Published revisions never change, so a process may keep those it has read. */
const CACHED_REVISIONS = 200;
/** How many are listed: only the newest published revisions. */
const MAX_LISTED_REVISIONS = 20;
const holder = globalThis as typeof globalThis & { __colloquyRevisions?: Map<string, RevisionRow> };

export async function insertRevision(db: Db, input: typeof revision.$inferInsert): Promise<RevisionRow> {
  const [row] = await db.insert(revision).values(input).returning();
  return row!;
}

/** The revisions of a study, the newest first: the editable one, then the published ones. */
export async function listRevisions(db: Db, studyId: string): Promise<RevisionRow[]> {
  return db
    .select()
    .from(revision)
    .where(eq(revision.studyId, studyId))
    .orderBy(desc(revision.number))
    .limit(MAX_LISTED_REVISIONS);
}

/** Every study has exactly one (F1). */
export async function findEditableRevision(db: Db, studyId: string): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.studyId, studyId), isNull(revision.publishedAt)));
  return row;
}

/** Writes an edit of the editable revision. The caller has locked the study's row. */
export async function setEditableRevision(
  db: Db,
  revisionId: string,
  change: Partial<
    Pick<
      RevisionRow,
      | 'externalTitle'
      | 'background'
      | 'studyGoal'
      | 'config'
      | 'welcomeMessage'
      | 'closingMessage'
      | 'guide'
      | 'translations'
    >
  >,
): Promise<RevisionRow> {
  const [row] = await db
    .update(revision)
    .set({ ...change, version: sql`${revision.version} + 1`, updatedAt: sql`now()` })
    .where(eq(revision.id, revisionId))
    .returning();
  return row!;
}

/**
 * Publishes the editable revision as it was read (`version`) and creates the next one as its copy. False when it was
 * edited meanwhile; nothing is changed then.
 */
export async function publishRevision(db: Db, read: RevisionRow): Promise<boolean> {
  const published = await db
    .update(revision)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(revision.id, read.id), isNull(revision.publishedAt), eq(revision.version, read.version)))
    .returning({ id: revision.id });
  if (published.length === 0) return false;
  const { id: _id, createdAt: _created, updatedAt: _updated, publishedAt: _published, ...content } = read;
  await insertRevision(db, { ...content, number: read.number + 1, version: 0 });
  return true;
}

/**
 * A published revision (`studyId` null: of a study that is not known), from memory when this process has read it before. It is deleted only with its study: a caller
 * that asks for it at that moment gets `study_not_found`.
 */
export async function findPublishedRevision(
  db: Db,
  studyId: string | null,
  revisionId: string,
): Promise<RevisionRow> {
  const [row] = await listPublishedRevisions(db, studyId, [revisionId]);
  if (!row) throw new Failure('study_not_found', 'There is no such study any more.');
  return row;
}

/** In no particular order. `studyId`: of all of them; null where they are of several. */
export async function listPublishedRevisions(
  db: Db,
  studyId: string | null,
  revisionIds: readonly string[],
): Promise<RevisionRow[]> {
  holder.__colloquyRevisions ??= new Map();
  const cache = holder.__colloquyRevisions;
  const wanted = [...new Set(revisionIds)];
  const known = wanted.flatMap((id) => cache.get(id) ?? []);
  const missing = wanted.filter((id) => !cache.has(id));
  if (missing.length === 0) return known;
  const read = await db
    .select()
    .from(revision)
    .where(
      and(inArray(revision.id, missing), studyId === null ? undefined : ofStudy(revision.studyId, studyId)),
    );
  for (const row of read) {
    if (row.publishedAt === null) throw new Error(`revision ${row.id} is not published`);
    if (cache.size >= CACHED_REVISIONS) cache.delete(cache.keys().next().value!);
    cache.set(row.id, row);
  }
  return [...known, ...read];
}
