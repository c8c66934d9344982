import { addStorage, setProcessing, setRecordingFinished } from '@/lib/store/recordings';
import { findResponseById } from '@/lib/store/responses';
import { metrics } from '@/lib/telemetry/metrics';
import { type ParticipantContext, withTransaction } from '../context';
import { enqueueHearing, enqueueProcessing } from './enqueue-recording';
import { refusalOfFile } from './refusal-of-file';

/**
 * All bytes have arrived. An empty upload becomes a failed recording that no answer names, and so does a file whose
 * bytes are not of an accepted type, which is refused: `bad_request`. Calling it again changes nothing.
 */
export async function finishUpload(
  ctx: ParticipantContext,
  input: { id: string; sizeBytes: number },
): Promise<void> {
  const { responseId } = ctx.principal;
  const refusal = await refusalOfFile(ctx.db, { responseId, id: input.id });
  const finished = await withTransaction(ctx, async ({ db }) => {
    const finished = await setRecordingFinished(db, responseId, input.id, {
      sizeBytes: input.sizeBytes,
      isUsable: input.sizeBytes > 0 && !refusal,
    });
    if (finished?.state !== 'complete') return finished;
    if (finished.kind !== 'file') {
      await enqueueHearing(db, finished);
      await setProcessing(db, finished, 'waiting');
      await enqueueProcessing(db, finished);
    }
    const response = await findResponseById(db, responseId);
    if (response) await addStorage(db, response.organizationId, input.sizeBytes);
    return finished;
  });
  if (finished) metrics().uploads.inc({ event: finished.state === 'complete' ? 'finished' : 'failed' });
  if (refusal) throw refusal;
}
