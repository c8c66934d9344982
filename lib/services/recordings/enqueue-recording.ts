import { transcriber } from '@/lib/ports/transcriber';
import type { Db } from '@/lib/store/database';
import { enqueueInTurn, enqueueJob, findJob } from '@/lib/store/jobs';
import type { RecordingRow, StoredRecordings } from '@/lib/store/recordings';

/** Few attempts: bad bytes fail at once, and a fault of the machine may be temporary. */
const MAX_ATTEMPTS = 5;

/** There are few workers for media, which organizations use in turn (X6). */
const LANE = 'media';

/** Call it in the transaction that completes the bytes. One job per recording. */
export async function enqueueProcessing(
  db: Db,
  { id, responseId }: Pick<RecordingRow, 'id' | 'responseId'>,
): Promise<void> {
  await enqueueInTurn(
    db,
    'processRecording',
    { recordingId: id },
    { jobKey: processing(id), maxAttempts: MAX_ATTEMPTS, lane: LANE, responseId },
  );
}

/** Whether the job is waiting, or was given up. */
export async function isProcessingEnqueued(db: Db, recordingId: string): Promise<boolean> {
  return (await findJob(db, processing(recordingId))) !== undefined;
}

const processing = (recordingId: string) => `process:${recordingId}`;

/** An outage of the provider is covered by these attempts, which take an hour. */
const MAX_TRANSCRIPTIONS = 10;

export async function enqueueTranscription(db: Db, recordingId: string): Promise<void> {
  await enqueueJob(
    db,
    'transcribeRecording',
    { recordingId },
    { jobKey: `transcribe:${recordingId}`, maxAttempts: MAX_TRANSCRIPTIONS },
  );
}

/**
 * When more of a recording that is being spoken is here, or all of it. One job per recording; `isWaited`: another one,
 * because somebody waits for what was said so far.
 */
export async function enqueueHearing(
  db: Db,
  { id, kind }: Pick<RecordingRow, 'id' | 'kind'>,
  { isWaited = false } = {},
): Promise<void> {
  if ((kind !== 'audio' && kind !== 'camera') || !transcriber()) return;
  // One attempt: the next bytes ask again, and what is missing in the end has a job that does not give up.
  const jobKey = `${isWaited ? 'hear-now' : 'hear'}:${id}`;
  await enqueueJob(db, 'hearRecording', { recordingId: id, isWaited }, { jobKey, maxAttempts: 1 });
}

/** When one of several recordings of a turn is complete, or the answer that names them. */
export async function enqueueJoining(
  db: Db,
  { responseId, stepId }: { responseId: string; stepId: string },
): Promise<void> {
  await enqueueInTurn(
    db,
    'joinRecordings',
    { responseId, stepId },
    { jobKey: `join:${responseId}:${stepId}`, maxAttempts: MAX_ATTEMPTS, lane: LANE, responseId },
  );
}

/** Call it in the transaction after which they are unreachable. */
export async function enqueueErasing(
  db: Db,
  { uploads, folders }: Pick<StoredRecordings, 'uploads' | 'folders'>,
): Promise<void> {
  if (uploads.length + folders.length === 0) return;
  const jobKey = `erase:${uploads[0] ?? folders[0]}`;
  await enqueueJob(db, 'eraseRecordings', { uploads, folders }, { jobKey, maxAttempts: 25 });
}
