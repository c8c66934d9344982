import { joinedHeard } from '@/lib/domain/recording/heard-words';
import type { Db } from '@/lib/store/database';
import { listRecordingWords, setHeard } from '@/lib/store/hearing';
import { findRecordingById, isJoined, type RecordingRow, setSpeech } from '@/lib/store/recordings';
import { lockResponse } from '@/lib/store/responses';
import { giveWords } from './give-words';

/**
 * A recording was transcribed to its end: its answer gets the words, if it was given already. Recordings that were
 * joined meanwhile are transcribed as one, for which there is a job of its own.
 */
export async function keepHeard(
  db: Db,
  { id, responseId, stepId }: RecordingRow,
): Promise<'done' | 'unheard'> {
  return db.transaction(async (tx) => {
    const locked = await lockResponse(tx, responseId);
    if (!locked || !(await findRecordingById(tx, id))) return 'unheard';
    await setHeard(tx, id);
    if (await isJoined(tx, id)) return 'done';
    const heard = await heardWords(tx, [{ id, laterMs: 0 }]);
    await setSpeech(tx, {
      studyId: locked.row.studyId,
      recordingId: id,
      state: 'ready',
      text: heard?.text ?? '',
      words: heard?.words ?? [],
    });
    await giveWords(tx, responseId, stepId);
    return 'done';
  });
}

/**
 * The words of recordings that were transcribed while they were spoken, as those of one; null unless all were, to their
 * end. `laterMs`: when each begins on the clock of the first.
 */
export async function heardWords(db: Db, rows: readonly { id: string; laterMs: number }[]) {
  const known = await listRecordingWords(
    db,
    rows.map(({ id }) => id),
  );
  if (!rows.every(({ id }) => known.get(id)?.done)) return null;
  return joinedHeard(
    rows.flatMap(({ id, laterMs }) => known.get(id)!.parts.map((part) => ({ ...part, laterMs }))),
  );
}

/** The words of the parts so far, of a recording that is not heard to its end. */
export async function wordsSoFar(db: Db, id: string) {
  const parts = (await listRecordingWords(db, [id])).get(id)?.parts ?? [];
  return joinedHeard(parts.map((part) => ({ ...part, laterMs: 0 })));
}
