import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from './database';
import { DROPPED } from './films';
import { clip, reel, reelItem, response, user } from './schema';

export type ReelRow = typeof reel.$inferSelect;
export type ListedReel = ReelRow & { authorName: string | null; items: ReelItem[] };

export type ReelItem =
  | { kind: 'card'; text: string; ms: number }
  | {
      kind: 'clip';
      clipId: string;
      title: string;
      responseId: string;
      readableId: number;
      cut: (typeof clip.$inferSelect)['cut'];
    };

/** What a reel is made of, as it is stored. */
export type NewReelItem = { clipId: string } | { text: string; ms: number };

export async function insertReel(
  db: Db,
  row: typeof reel.$inferInsert,
  items: readonly NewReelItem[],
): Promise<ReelRow> {
  const [inserted] = await db.insert(reel).values(row).returning();
  await insertItems(db, inserted!, items);
  return inserted!;
}

async function insertItems(
  db: Db,
  { id: reelId, studyId }: ReelRow,
  items: readonly NewReelItem[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insert(reelItem)
    .values(
      items.map((item, position) =>
        'clipId' in item
          ? { studyId, reelId, position, clipId: item.clipId }
          : { studyId, reelId, position, cardText: item.text, cardMs: item.ms },
      ),
    );
}

/** A reel of this study only. */
export async function findReel(db: Db, studyId: string, id: string): Promise<ListedReel | undefined> {
  const [row] = await selectSigned(db).where(and(eq(reel.studyId, studyId), eq(reel.id, id)));
  return row && (await withItems(db, [row]))[0];
}

export async function findReelById(db: Db, id: string): Promise<ListedReel | undefined> {
  const [row] = await selectSigned(db).where(eq(reel.id, id));
  return row && (await withItems(db, [row]))[0];
}

/** Newest first. */
export async function listReels(
  db: Db,
  studyId: string,
  page: { offset: number; limit: number },
): Promise<{ reels: ListedReel[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(reel).where(eq(reel.studyId, studyId));
  const rows = await selectSigned(db)
    .where(eq(reel.studyId, studyId))
    .orderBy(desc(reel.createdAt), desc(reel.id))
    .offset(page.offset)
    .limit(page.limit);
  return { reels: await withItems(db, rows), total: counted!.total };
}

export async function countReels(db: Db, studyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reel).where(eq(reel.studyId, studyId));
  return row!.total;
}

export async function lockReel(db: Db, studyId: string, id: string): Promise<ReelRow | undefined> {
  const [row] = await db
    .select()
    .from(reel)
    .where(and(eq(reel.studyId, studyId), eq(reel.id, id)))
    .for('no key update');
  return row;
}

/** The caller has locked the row. */
export async function setReelTitle(db: Db, id: string, title: string, updatedAt: Date): Promise<void> {
  await db.update(reel).set({ title, updatedAt }).where(eq(reel.id, id));
}

/** Makes it another film, to be rendered anew. The caller has locked the row. */
export async function setReel(
  db: Db,
  before: ReelRow,
  change: Pick<ReelRow, 'title' | 'captions' | 'hide'> & { items: readonly NewReelItem[]; updatedAt: Date },
): Promise<ReelRow> {
  const { items, ...columns } = change;
  await db.delete(reelItem).where(eq(reelItem.reelId, before.id));
  await insertItems(db, before, items);
  const [row] = await db
    .update(reel)
    .set({ ...DROPPED, ...columns, removedClips: 0, renderedClips: [], version: before.version + 1 })
    .where(eq(reel.id, before.id))
    .returning();
  return row!;
}

/** Undefined when it did not exist any more. */
export async function deleteReel(db: Db, id: string): Promise<ReelRow | undefined> {
  const [row] = await db.delete(reel).where(eq(reel.id, id)).returning();
  return row;
}

function selectSigned(db: Db) {
  return db.select({ reel, authorName: user.name }).from(reel).leftJoin(user, eq(user.id, reel.authorId));
}

async function withItems(
  db: Db,
  rows: readonly { reel: ReelRow; authorName: string | null }[],
): Promise<ListedReel[]> {
  if (rows.length === 0) return [];
  const items = await db
    .select({ item: reelItem, clip, readableId: response.readableId })
    .from(reelItem)
    .leftJoin(clip, eq(clip.id, reelItem.clipId))
    .leftJoin(response, eq(response.id, clip.responseId))
    .where(
      inArray(
        reelItem.reelId,
        rows.map((row) => row.reel.id),
      ),
    )
    .orderBy(asc(reelItem.position));
  return rows.map((row) => ({
    ...row.reel,
    authorName: row.authorName,
    items: items
      .filter(({ item }) => item.reelId === row.reel.id)
      .map(({ item, clip: found, readableId }): ReelItem => {
        if (!found) return { kind: 'card', text: item.cardText ?? '', ms: item.cardMs ?? 0 };
        const { id: clipId, title, responseId, cut } = found;
        return { kind: 'clip', clipId, title, responseId, readableId: readableId ?? 0, cut };
      }),
  }));
}
