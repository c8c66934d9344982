import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from './database';
import type { TurnRow } from './responses';
import {
  annotation,
  changedAnswer,
  citedPassage,
  clip,
  probeClaim,
  recording,
  turn,
  turnWords,
} from './schema';

/**
 * The recordings of a response; without `files`, not those uploads that answers name as the files they hand in.
 */
export async function listRecordingIds(
  db: Db,
  responseId: string,
  { files }: { files: boolean },
): Promise<string[]> {
  const isNamed: SQL = sql`exists (
    select from ${turn} t, jsonb_array_elements_text(coalesce(t.answer::jsonb -> 'recordings', '[]')) as named
     where t.response_id = ${recording.responseId} and t.step_id = ${recording.stepId}
       and lower(named) = ${recording.id}::text)`;
  const all = eq(recording.responseId, responseId);
  const rows = await db
    .select({ id: recording.id })
    .from(recording)
    .where(files ? all : and(all, or(ne(recording.kind, 'file'), sql`not ${isNamed}`)));
  return rows.map(({ id }) => id);
}

/** Deletes the clips of a response. Take them out of reels before. */
export async function deleteClipsOf(db: Db, responseId: string): Promise<void> {
  await db.delete(clip).where(eq(clip.responseId, responseId));
}

/**
 * Puts turns without words in the place of a response's, and forgets what their words were before; passages that were
 * highlighted or cited stay as places without words. The caller has locked the response.
 */
export async function setRedactedTurns(
  db: Db,
  responseId: string,
  turns: readonly Pick<TurnRow, 'seq' | 'moderator' | 'user' | 'answer' | 'probe' | 'safety'>[],
): Promise<void> {
  for (const { seq, moderator, user, answer, probe, safety } of turns) {
    await db
      .update(turn)
      .set({ moderator, user, answer, probe, safety })
      .where(and(eq(turn.responseId, responseId), eq(turn.seq, seq)));
  }
  await db.delete(turnWords).where(eq(turnWords.responseId, responseId));
  await db.delete(changedAnswer).where(eq(changedAnswer.responseId, responseId));
  await db.delete(probeClaim).where(eq(probeClaim.responseId, responseId));
  const nowhere = { startOffset: null, endOffset: null };
  await db.update(annotation).set(nowhere).where(eq(annotation.responseId, responseId));
  await db.update(citedPassage).set(nowhere).where(eq(citedPassage.responseId, responseId));
}
