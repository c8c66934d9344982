import { and, asc, eq, sql } from 'drizzle-orm';
import type { ThemeChange } from '@/lib/domain/themes/theme';
import type { Db } from './database';
import { counted, keysOf } from './kept-counts';
import { codebook, study, theme, themeDecision, user } from './schema';

export type ThemeRow = typeof theme.$inferSelect;
export type CodebookRow = typeof codebook.$inferSelect;

/** In the order in which they were made. */
export async function listThemes(db: Db, studyId: string): Promise<ThemeRow[]> {
  return db
    .select()
    .from(theme)
    .where(eq(theme.studyId, studyId))
    .orderBy(asc(theme.createdAt), asc(theme.id));
}

/** A theme of this study only. */
export async function findTheme(db: Db, studyId: string, id: string): Promise<ThemeRow | undefined> {
  const [row] = await db
    .select()
    .from(theme)
    .where(and(eq(theme.studyId, studyId), eq(theme.id, id)));
  return row;
}

/** How many people were asked an open question. */
export async function countAsked(db: Db, studyId: string): Promise<number> {
  const { open, ended } = await askedOf(db, studyId);
  return open + ended;
}

/** The same, apart for those who are still at their interview, and are read once it has ended. */
export async function askedOf(db: Db, studyId: string): Promise<Record<'open' | 'ended', number>> {
  const kept = sql.raw(counted(keysOf('asked'), 'one.id'));
  const { rows } = await db.execute<{ key: string; count: string }>(sql`
    select known.key, known.count from (select ${studyId}::uuid as id) one, lateral (${kept}) known`);
  const of = (name: string) => Number(rows.find(({ key }) => key === `asked:${name}`)?.count ?? 0);
  return { open: of('open'), ended: of('ended') };
}

export async function insertTheme(db: Db, row: typeof theme.$inferInsert): Promise<ThemeRow> {
  const [inserted] = await db.insert(theme).values(row).returning();
  return inserted!;
}

/** A change that an editor of the theme would see. */
export async function setTheme(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      ThemeRow,
      | 'name'
      | 'rule'
      | 'parentId'
      | 'status'
      | 'cues'
      | 'ruleVersion'
      | 'namedByPerson'
      | 'decidedById'
      | 'decidedAt'
    >
  >,
): Promise<void> {
  await db
    .update(theme)
    .set({ ...change, version: sql`${theme.version} + 1`, updatedAt: sql`now()` })
    .where(eq(theme.id, id));
}

export async function deleteTheme(db: Db, id: string): Promise<void> {
  await db.delete(theme).where(eq(theme.id, id));
}

export async function findCodebook(db: Db, studyId: string): Promise<CodebookRow | undefined> {
  const [row] = await db.select().from(codebook).where(eq(codebook.studyId, studyId));
  return row;
}

/** Holds the study's themes until the transaction ends. Undefined where there have never been any. */
export async function lockCodebook(db: Db, studyId: string): Promise<CodebookRow | undefined> {
  const [row] = await db.select().from(codebook).where(eq(codebook.studyId, studyId)).for('no key update');
  return row;
}

/**
 * The same; it is made where there is none yet. Undefined where the study is deleted meanwhile. The study first, as its
 * deletion takes it: new themes refer to it, and each would wait for the other.
 */
export async function openCodebook(
  db: Db,
  { studyId, organizationId }: { studyId: string; organizationId: string },
): Promise<CodebookRow | undefined> {
  await db.select({ id: study.id }).from(study).where(eq(study.id, studyId)).for('key share');
  await db.insert(codebook).values({ studyId, organizationId }).onConflictDoNothing();
  return lockCodebook(db, studyId);
}

export async function setCodebook(
  db: Db,
  studyId: string,
  change: Partial<Omit<CodebookRow, 'studyId' | 'organizationId'>>,
): Promise<void> {
  await db.update(codebook).set(change).where(eq(codebook.studyId, studyId));
}

export async function insertDecision(
  db: Db,
  row: { studyId: string; themeId: string; personId: string; change: ThemeChange },
): Promise<void> {
  await db.insert(themeDecision).values(row);
}

/** What was decided about a theme, newest first, with the person's name (null once they are deleted). */
export async function listDecisions(
  db: Db,
  themeId: string,
  limit: number,
): Promise<{ at: Date; personId: string | null; name: string | null; change: ThemeChange }[]> {
  return db
    .select({
      at: themeDecision.at,
      personId: themeDecision.personId,
      name: user.name,
      change: themeDecision.change,
    })
    .from(themeDecision)
    .leftJoin(user, eq(user.id, themeDecision.personId))
    .where(eq(themeDecision.themeId, themeId))
    .orderBy(sql`${themeDecision.at} desc, ${themeDecision.id}`)
    .limit(limit);
}

/** The names of themes that people deleted, the latest first: they are not suggested again. */
export async function listDeletedNames(db: Db, studyId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${themeDecision.change}->>'from' as name from ${themeDecision}
     where ${themeDecision.studyId} = ${studyId} and ${themeDecision.change}->>'what' = 'deleted'
     order by ${themeDecision.at} desc limit ${limit}`);
  return rows.map(({ name }) => name);
}

/** How far the reading with this version has come; false when the themes are others by now. */
export async function setReadUpTo(
  db: Db,
  studyId: string,
  { version, upTo }: { version: number; upTo: number },
): Promise<boolean> {
  const rows = await db
    .update(codebook)
    .set({ readUpTo: upTo })
    .where(and(eq(codebook.studyId, studyId), eq(codebook.version, version)))
    .returning({ studyId: codebook.studyId });
  return rows.length === 1;
}
