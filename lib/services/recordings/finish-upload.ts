import { setRecordingFinished } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';

/** All bytes are here. An empty upload ends as a failed recording and attaches to nothing. */
export async function finishUpload(
  ctx: ParticipantContext,
  input: { id: string; sizeBytes: number },
): Promise<void> {
  await setRecordingFinished(ctx.db, ctx.principal.responseId, input.id, input.sizeBytes);
}
