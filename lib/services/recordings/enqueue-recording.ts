import type { Db } from '@/lib/store/database';
import { enqueueInTurn, enqueueJob, findJob } from '@/lib/store/jobs';
import type { RecordingRow, StoredRecordings } from '@/lib/store/recordings';

/** A few: what fails on its bytes fails at once, and what fails on the machine may pass. */
const MAX_ATTEMPTS = 5;

/** What works on films has few places, which organizations take in turn (X6). */
const LANE = 'media';

/** In the transaction that makes bytes ready to be read. One job a recording. */
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

/** Whether that is still to be done, or was given up. */
export async function isProcessingEnqueued(db: Db, recordingId: string): Promise<boolean> {
  return (await findJob(db, processing(recordingId))) !== undefined;
}

const processing = (recordingId: string) => `process:${recordingId}`;

/** A provider that is away for a while comes back within these attempts' hour. */
const MAX_TRANSCRIPTIONS = 10;

export async function enqueueTranscription(db: Db, recordingId: string): Promise<void> {
  await enqueueJob(
    db,
    'transcribeRecording',
    { recordingId },
    { jobKey: `transcribe:${recordingId}`, maxAttempts: MAX_TRANSCRIPTIONS },
  );
}

/** When one of several recordings of a turn is there, or the answer that names them. */
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

/** In the transaction after which nobody may find them any more. */
export async function enqueueErasing(
  db: Db,
  { uploads, folders }: Pick<StoredRecordings, 'uploads' | 'folders'>,
): Promise<void> {
  if (uploads.length + folders.length === 0) return;
  const jobKey = `erase:${uploads[0] ?? folders[0]}`;
  await enqueueJob(db, 'eraseRecordings', { uploads, folders }, { jobKey, maxAttempts: 25 });
}
