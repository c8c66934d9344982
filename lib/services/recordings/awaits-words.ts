import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { transcriber } from '@/lib/ports/transcriber';
import type { Db } from '@/lib/store/database';
import { listRecordingParts, type RecordingParts } from '@/lib/store/recordings';
import type { TurnRow } from '@/lib/store/responses';

/** Whether a turn was spoken and words of it are still being made out, or on their way here. */
export async function awaitsWords(db: Db, turn: TurnRow | undefined): Promise<boolean> {
  if (!turn || !isOpen(turn.answer) || turn.answer.text.trim() !== '' || !transcriber()) return false;
  const ids = (turn.answer.recordings ?? []).map((id) => id.toLowerCase());
  const parts = await listRecordingParts(db, ids);
  return parts.some((part) => part.recording.stepId === turn.stepId && mayBeHeard(part));
}

function mayBeHeard({ recording, media, speech }: RecordingParts): boolean {
  const { kind, state, processing, joinedInto } = recording;
  if (kind === 'screen' || kind === 'file' || state === 'failed' || joinedInto !== null) return false;
  if (speech) return speech.state === 'waiting';
  // Processed, and nothing to be heard in it.
  return processing !== 'failed' && !(processing === 'ready' && media !== null && !media.audioBytes);
}
