import { BoundedMap } from '@/lib/domain/bounded-map';
import type { RecordingRow } from '@/lib/store/recordings';
import { log } from '@/lib/telemetry/log';
import type { ParticipantContext } from '../context';
import { enqueueHearing } from './enqueue-recording';

/** A part has some seconds. */
const EVERY_MS = 3_000;

/** When this process last asked for a recording to be heard. */
const asked = new BoundedMap<string, number>(10_000);

/** Call it when more of an upload is on the disk: what was spoken meanwhile is transcribed, while the rest is spoken. */
export async function hearWhatLanded(
  ctx: ParticipantContext,
  upload: Pick<RecordingRow, 'id' | 'kind'>,
): Promise<void> {
  const now = ctx.now().getTime();
  if (now - (asked.get(upload.id) ?? 0) < EVERY_MS) return;
  asked.set(upload.id, now);
  // The bytes are kept already, and the next ones ask again.
  await enqueueHearing(ctx.db, upload).catch((error: unknown) => {
    log().warn({ err: error, recordingId: upload.id }, 'a recording is not heard while it is spoken');
  });
}
