import { and, asc, eq } from 'drizzle-orm';
import type { Answer } from '@/lib/domain/interview/interview';
import type { Db } from './database';
import type { TurnRow } from './responses';
import { changedAnswer, turn } from './schema';

export type EarlierAnswerRow = typeof changedAnswer.$inferSelect;

/** What participants answered before they changed it, by turn, oldest first. */
export async function listEarlierAnswers(db: Db, responseId: string): Promise<EarlierAnswerRow[]> {
  return db
    .select()
    .from(changedAnswer)
    .where(eq(changedAnswer.responseId, responseId))
    .orderBy(asc(changedAnswer.seq), asc(changedAnswer.version));
}

/** The words of these, by the turn's `seq`. */
export async function earlierByTurn(
  db: Db,
  responseId: string,
): Promise<Map<number, { text: string; replacedAt: Date }[]>> {
  const byTurn = new Map<number, { text: string; replacedAt: Date }[]>();
  for (const { seq, user, replacedAt } of await listEarlierAnswers(db, responseId))
    byTurn.set(seq, [...(byTurn.get(seq) ?? []), { text: user, replacedAt }]);
  return byTurn;
}

/** Puts an answer in the place of a turn's, which is kept as the version that it was. The caller has locked the response. */
export async function replaceAnswer(
  db: Db,
  before: TurnRow,
  after: { answer: Answer } & Pick<TurnRow, 'user' | 'safety'>,
  kept: { studyId: string; version: number; replacedAt: Date },
): Promise<void> {
  const { responseId, seq, answer, user } = before;
  await db.insert(changedAnswer).values({ responseId, seq, answer, user, ...kept });
  const { answer: next, user: words, safety } = after;
  await db
    .update(turn)
    .set({ answer: next, user: words, safety })
    .where(and(eq(turn.responseId, responseId), eq(turn.seq, seq)));
}
