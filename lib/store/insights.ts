import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from './database';
import { insight, insightAuthor, insightTheme, theme, user } from './schema';

export type InsightRow = typeof insight.$inferSelect;
type OfStudy = Pick<InsightRow, 'id' | 'studyId'>;

/** Newest change first. */
export async function listInsights(
  db: Db,
  studyId: string,
  page: { number: number; size: number },
): Promise<{ rows: InsightRow[]; total: number }> {
  const ofStudy = eq(insight.studyId, studyId);
  const [counted] = await db.select({ total: count() }).from(insight).where(ofStudy);
  const rows = await db
    .select()
    .from(insight)
    .where(ofStudy)
    .orderBy(desc(insight.updatedAt), desc(insight.id))
    .limit(page.size)
    .offset(page.number * page.size);
  return { rows, total: counted!.total };
}

export async function findInsight(db: Db, studyId: string, id: string): Promise<InsightRow | undefined> {
  const [row] = await db
    .select()
    .from(insight)
    .where(and(eq(insight.studyId, studyId), eq(insight.id, id)));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockInsight(db: Db, studyId: string, id: string): Promise<InsightRow | undefined> {
  const [row] = await db
    .select()
    .from(insight)
    .where(and(eq(insight.studyId, studyId), eq(insight.id, id)))
    .for('no key update');
  return row;
}

export async function insertInsight(db: Db, row: typeof insight.$inferInsert): Promise<InsightRow> {
  const [inserted] = await db.insert(insight).values(row).returning();
  return inserted!;
}

/** The caller has locked the row. */
export async function setInsight(
  db: Db,
  id: string,
  change: Partial<Pick<InsightRow, 'title' | 'text' | 'status'>> & { updatedAt: Date },
): Promise<InsightRow> {
  const [row] = await db
    .update(insight)
    .set({ ...change, version: sql`${insight.version} + 1` })
    .where(eq(insight.id, id))
    .returning();
  return row!;
}

/** The caller has locked the row. */
export async function deleteInsight(db: Db, id: string): Promise<void> {
  await db.delete(insight).where(eq(insight.id, id));
}

export interface InsightAuthor {
  insightId: string;
  id: string;
  name: string;
}

/** In the order in which they joined in. */
export async function listInsightAuthors(db: Db, insightIds: readonly string[]): Promise<InsightAuthor[]> {
  if (insightIds.length === 0) return [];
  return db
    .select({ insightId: insightAuthor.insightId, id: user.id, name: user.name })
    .from(insightAuthor)
    .innerJoin(user, eq(user.id, insightAuthor.userId))
    .where(inArray(insightAuthor.insightId, [...insightIds]))
    .orderBy(asc(insightAuthor.position), asc(user.id));
}

export async function setInsightAuthors(
  db: Db,
  { id: insightId, studyId }: OfStudy,
  userIds: readonly string[],
): Promise<void> {
  await db.delete(insightAuthor).where(eq(insightAuthor.insightId, insightId));
  if (userIds.length === 0) return;
  await db
    .insert(insightAuthor)
    .values(userIds.map((userId, position) => ({ studyId, insightId, userId, position })));
}

/** After all others; once. */
export async function addInsightAuthor(
  db: Db,
  { id: insightId, studyId }: OfStudy,
  userId: string,
): Promise<void> {
  await db.execute(sql`
    insert into ${insightAuthor} (study_id, insight_id, user_id, position)
    select ${studyId}::uuid, ${insightId}::uuid, ${userId}::uuid, coalesce(max(position) + 1, 0)
      from ${insightAuthor} where insight_id = ${insightId}
    on conflict do nothing`);
}

export async function listInsightThemes(
  db: Db,
  insightIds: readonly string[],
): Promise<{ insightId: string; themeId: string }[]> {
  if (insightIds.length === 0) return [];
  return db
    .select({ insightId: insightTheme.insightId, themeId: insightTheme.themeId })
    .from(insightTheme)
    .where(inArray(insightTheme.insightId, [...insightIds]))
    .orderBy(asc(insightTheme.position), asc(insightTheme.themeId));
}

/** Those of these themes that the study has; they are not deleted until the transaction ends. */
export async function holdThemes(db: Db, studyId: string, themeIds: readonly string[]): Promise<string[]> {
  if (themeIds.length === 0) return [];
  const rows = await db
    .select({ id: theme.id })
    .from(theme)
    .where(and(eq(theme.studyId, studyId), inArray(theme.id, [...themeIds])))
    .orderBy(asc(theme.id))
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function setInsightThemes(
  db: Db,
  { id: insightId, studyId }: OfStudy,
  themeIds: readonly string[],
): Promise<void> {
  await db.delete(insightTheme).where(eq(insightTheme.insightId, insightId));
  if (themeIds.length === 0) return;
  await db
    .insert(insightTheme)
    .values(themeIds.map((themeId, position) => ({ studyId, insightId, themeId, position })));
}
