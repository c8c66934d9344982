import { Failure } from '@/lib/domain/failure';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import { transcriber } from '@/lib/ports/transcriber';
import { listRecordingParts, setSpeech } from '@/lib/store/recordings';
import { type MemberContext, withTransaction } from '../context';
import { findReviewed, type ResponsePath } from '../reading/find-reviewed';
import { enqueueTranscription } from './enqueue-recording';

/**
 * Starts the transcription of a response's spoken answers without words: because there was no transcriber then, or it
 * failed. Returns how many recordings that are. Refuses `study_not_found`, `response_not_found`, `forbidden`, and
 * `conflict` when there is no transcriber.
 */
export async function transcribeResponse(
  ctx: MemberContext,
  path: ResponsePath,
): Promise<{ recordings: number }> {
  const { row, turns } = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  if (!transcriber())
    throw new Failure('conflict', 'No transcriber is set up here: STT_BASE_URL and STT_MODEL name one.');
  const ids = turns.flatMap(({ answer }) => (isOpen(answer) ? (answer.recordings ?? []) : []));
  const parts = await listRecordingParts(
    ctx.db,
    ids.map((id) => id.toLowerCase()),
  );
  const silent = parts.filter(
    ({ recording, media, speech }) =>
      recording.kind !== 'screen' && media?.audioBytes && speech?.state !== 'ready',
  );
  return withTransaction(ctx, async ({ db }) => {
    for (const { recording } of silent) {
      await setSpeech(db, { studyId: row.studyId, recordingId: recording.id, state: 'waiting' });
      await enqueueTranscription(db, recording.id);
    }
    return { recordings: silent.length };
  });
}
