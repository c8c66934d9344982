import { joinedWords } from '@/lib/domain/recording/heard-words';
import { transcriber } from '@/lib/ports/transcriber';
import { listRecordingWords } from '@/lib/store/hearing';
import { listStepRecordings } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';
import { enqueueHearing } from './enqueue-recording';

export interface HeardSoFar {
  text: string;
  /** So much of the step's recordings is transcribed, in milliseconds. */
  heardMs: number;
}

/**
 * What is understood of an answer that is being spoken, for its participant, who has gone quiet (K9): the page asks
 * again until it has what was said so far. What is here is transcribed to its end, also where more may follow. Empty
 * without a transcriber, and where nothing was recorded at the step.
 */
export async function hearSoFar(ctx: ParticipantContext, stepId: string): Promise<HeardSoFar> {
  if (!transcriber()) return { text: '', heardMs: 0 };
  const { responseId } = ctx.principal;
  const rows = await listStepRecordings(ctx.db, { responseId, stepId });
  for (const row of rows) {
    if (row.state === 'uploading') await enqueueHearing(ctx.db, row, { isWaited: true });
  }
  const known = await listRecordingWords(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const parts = rows.map(({ id }) => known.get(id)?.parts ?? []);
  return {
    text: joinedWords(parts.flat().map(({ text }) => text)),
    heardMs: parts.reduce((sum, some) => sum + (some.at(-1)?.endMs ?? 0), 0),
  };
}
