import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from './database';
import { turnWords, user } from './schema';

export type TurnWordsRow = typeof turnWords.$inferSelect;

/** The versions of a turn's words, oldest first. `authorName` is null but for people who still exist. */
export async function listTurnWords(
  db: Db,
  responseId: string,
  seq: number,
): Promise<(TurnWordsRow & { authorName: string | null })[]> {
  const rows = await db
    .select({ turnWords, authorName: user.name })
    .from(turnWords)
    .leftJoin(user, eq(user.id, turnWords.authorId))
    .where(and(eq(turnWords.responseId, responseId), eq(turnWords.seq, seq)))
    .orderBy(asc(turnWords.version));
  return rows.map((row) => ({ ...row.turnWords, authorName: row.authorName }));
}

/** The newest version of each turn's words, by `seq`. */
export async function listNewestWords(
  db: Db,
  responseId: string,
): Promise<Map<number, Pick<TurnWordsRow, 'version' | 'by'>>> {
  const { seq, version, by } = turnWords;
  const rows = await db
    .selectDistinctOn([seq], { seq, version, by })
    .from(turnWords)
    .where(eq(turnWords.responseId, responseId))
    .orderBy(seq, desc(version));
  return new Map(rows.map((row) => [row.seq, { version: row.version, by: row.by }]));
}

export async function insertTurnWords(db: Db, row: typeof turnWords.$inferInsert): Promise<void> {
  await db.insert(turnWords).values(row);
}
