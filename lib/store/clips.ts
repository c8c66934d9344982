import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from './database';
import { clip, response, user } from './schema';

export type ClipRow = typeof clip.$inferSelect;
/** With what its readers see beside it. */
export type ListedClip = ClipRow & { readableId: number; authorName: string | null };

export async function insertClip(db: Db, row: typeof clip.$inferInsert): Promise<ClipRow> {
  const [inserted] = await db.insert(clip).values(row).returning();
  return inserted!;
}

/** The caller has checked that the response may be read. */
export async function findClip(db: Db, responseId: string, id: string): Promise<ListedClip | undefined> {
  const [row] = await selectListed(db).where(and(eq(clip.responseId, responseId), eq(clip.id, id)));
  return row && listed(row);
}

export async function findClipById(db: Db, id: string): Promise<ClipRow | undefined> {
  const [row] = await db.select().from(clip).where(eq(clip.id, id));
  return row;
}

/** Newest first. */
export async function listClips(
  db: Db,
  of: { responseId: string } | { studyId: string },
  page: { offset: number; limit: number },
): Promise<{ clips: ListedClip[]; total: number }> {
  const where = 'responseId' in of ? eq(clip.responseId, of.responseId) : eq(clip.studyId, of.studyId);
  const [counted] = await db.select({ total: count() }).from(clip).where(where);
  const rows = await selectListed(db)
    .where(where)
    .orderBy(desc(clip.createdAt), desc(clip.id))
    .offset(page.offset)
    .limit(page.limit);
  return { clips: rows.map(listed), total: counted!.total };
}

/** The clips among `ids` that belong to this study, in no particular order. */
export async function listStudyClips(db: Db, studyId: string, ids: readonly string[]): Promise<ListedClip[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db).where(and(eq(clip.studyId, studyId), inArray(clip.id, [...ids])));
  return rows.map(listed);
}

export async function countClips(db: Db, responseId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(clip).where(eq(clip.responseId, responseId));
  return row!.total;
}

/** False when it does not exist any more. */
export async function setClipTitle(db: Db, id: string, title: string, updatedAt: Date): Promise<boolean> {
  const rows = await db
    .update(clip)
    .set({ title, updatedAt })
    .where(eq(clip.id, id))
    .returning({ id: clip.id });
  return rows.length === 1;
}

/** Undefined when it did not exist any more. */
export async function deleteClip(db: Db, id: string): Promise<ClipRow | undefined> {
  const [row] = await db.delete(clip).where(eq(clip.id, id)).returning();
  return row;
}

function selectListed(db: Db) {
  return db
    .select({ clip, readableId: response.readableId, authorName: user.name })
    .from(clip)
    .innerJoin(response, eq(response.id, clip.responseId))
    .leftJoin(user, eq(user.id, clip.authorId));
}

function listed(row: { clip: ClipRow; readableId: number; authorName: string | null }): ListedClip {
  return { ...row.clip, readableId: row.readableId, authorName: row.authorName };
}
