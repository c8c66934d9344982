import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { Db } from '@/lib/store/database';
import {
  addStorage,
  listUnfinishedUploads,
  listWaitingRecordings,
  type RecordingRow,
  setProcessing,
  setRecordingFinished,
  setRecordingSeen,
  type UnfinishedUpload,
} from '@/lib/store/recordings';
import { findResponseById } from '@/lib/store/responses';
import { enqueueErasing, enqueueProcessing, isProcessingEnqueued } from './enqueue-recording';
import { refusalOfFile } from './refusal-of-file';

/** After this time without a byte a recording is processed; the participant may still return. */
const IDLE_MS = 10 * 60_000;
/** How long the store accepts bytes (see RecordingStore); a little longer, so that no request is under way. */
const CLOSED_MS = 7 * 24 * 60 * 60_000 + 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** After the interview's end, and after the last byte: for a device that comes back the next day. */
const CLOSED_AFTER_END_MS = 24 * HOUR_MS;
/** When the interview is idle as well. */
const CLOSED_IDLE_MS = 72 * HOUR_MS;
const ROUND = 500;

/**
 * Handles abandoned uploads: the bytes of a recording are processed after ten minutes without a new one, while its
 * upload stays open for the rest. It is closed after a week, after a day if the interview has ended, after three days
 * if it is idle. An incomplete file has then failed, and its bytes are erased. A complete upload that was not noted,
 * because the process was killed, is closed at once. Returns how many it handled.
 */
export async function sweepUploads(db: Db, now: Date): Promise<number> {
  let dealt = 0;
  for (const unfinished of await listUnfinishedUploads(db, new Date(now.getTime() - IDLE_MS), ROUND)) {
    const row = unfinished.recording;
    const seenBytes = (await recordings().uploadedBytes(row.id)) ?? 0;
    const isWhole = row.sizeBytes !== null && seenBytes >= row.sizeBytes;
    if (isWhole || isOver(unfinished, seenBytes, now)) {
      await close(db, row, seenBytes);
      dealt += 1;
    } else if (seenBytes !== row.seenBytes) {
      await setRecordingSeen(db, row, { seenBytes, seenAt: now });
    } else if (isToRead(row, now)) {
      await db.transaction(async (tx) => {
        await setProcessing(tx, row, 'waiting');
        await enqueueProcessing(tx, row);
      });
      dealt += 1;
    }
  }
  return dealt;
}

/** The rest can no longer be sent. */
function isOver(
  { recording, endedAt, lastActiveAt }: UnfinishedUpload,
  seenBytes: number,
  now: Date,
): boolean {
  const ago = (time: Date) => now.getTime() - time.getTime();
  if (ago(recording.createdAt) > CLOSED_MS) return true;
  // Bytes that arrived since the last check are not old.
  if (seenBytes !== (recording.seenBytes ?? 0)) return false;
  const lastByteAgo = ago(recording.seenAt ?? recording.createdAt);
  if (endedAt) return Math.min(ago(endedAt), lastByteAgo) > CLOSED_AFTER_END_MS;
  return Math.min(ago(lastActiveAt), lastByteAgo) > CLOSED_IDLE_MS;
}

/** Idle, and not yet processed up to its present length. */
function isToRead({ kind, seenBytes, seenAt, processing }: RecordingRow, now: Date): boolean {
  if (kind === 'file' || !seenBytes || !seenAt || processing !== null) return false;
  return now.getTime() - seenAt.getTime() >= IDLE_MS;
}

/** Recordings that arrived while no engine was available are processed once one is. Returns how many were found. */
export async function takeUpWaiting(db: Db, now: Date): Promise<number> {
  if (!(await mediaEngine())) return 0;
  let found = 0;
  for (const row of await listWaitingRecordings(db, new Date(now.getTime() - IDLE_MS), ROUND)) {
    if (await isProcessingEnqueued(db, row.id)) continue;
    await enqueueProcessing(db, row);
    found += 1;
  }
  return found;
}

async function close(db: Db, row: RecordingRow, sizeBytes: number): Promise<void> {
  const isCut = row.kind === 'file' && sizeBytes !== row.sizeBytes;
  const isUsable = sizeBytes > 0 && !isCut && !(await refusalOfFile(db, row));
  await db.transaction(async (tx) => {
    const finished = await setRecordingFinished(tx, row.responseId, row.id, {
      sizeBytes: isUsable ? sizeBytes : 0,
      isUsable,
    });
    if (finished?.state === 'failed') await enqueueErasing(tx, { uploads: [row.id], folders: [] });
    if (finished?.state !== 'complete') return;
    if (row.kind !== 'file' && row.processing === null) {
      await setProcessing(tx, row, 'waiting');
      await enqueueProcessing(tx, row);
    }
    const response = await findResponseById(tx, row.responseId);
    if (response) await addStorage(tx, response.organizationId, sizeBytes);
  });
}
