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

/** Nobody speaks that slowly: whoever is away so long may come back, and is not waited for. */
const IDLE_MS = 10 * 60_000;
/** What the store takes bytes for (see RecordingStore); a little longer, so that no request is under way. */
const CLOSED_MS = 7 * 24 * 60 * 60_000 + 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** After its interview's end, and after its last byte: for a device that comes back the next day. */
const CLOSED_AFTER_END_MS = 24 * HOUR_MS;
/** Where nobody has gone on with the interview either. */
const CLOSED_IDLE_MS = 72 * HOUR_MS;
const ROUND = 500;

/**
 * Looks after uploads that nobody goes on with: what arrived of a recording is made playable after ten minutes without
 * a byte, while its upload stays open for whoever comes back with the rest. It is closed as it is after a week, after a
 * day where the interview has ended, after three where nobody goes on with it. A file that never came whole has failed
 * then, and what came of it is erased. One that is whole was not noted, by a process that was killed: it is closed at
 * once. Answers how many it dealt with.
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
      await setRecordingSeen(db, row.id, { seenBytes, seenAt: now });
    } else if (isToRead(row, now)) {
      await db.transaction(async (tx) => {
        await setProcessing(tx, row.id, 'waiting');
        await enqueueProcessing(tx, row);
      });
      dealt += 1;
    }
  }
  return dealt;
}

/** Nobody is to send the rest any more. */
function isOver(
  { recording, endedAt, lastActiveAt }: UnfinishedUpload,
  seenBytes: number,
  now: Date,
): boolean {
  const ago = (time: Date) => now.getTime() - time.getTime();
  if (ago(recording.createdAt) > CLOSED_MS) return true;
  // Bytes that came since the last look are not old.
  if (seenBytes !== (recording.seenBytes ?? 0)) return false;
  const lastByteAgo = ago(recording.seenAt ?? recording.createdAt);
  if (endedAt) return Math.min(ago(endedAt), lastByteAgo) > CLOSED_AFTER_END_MS;
  return Math.min(ago(lastActiveAt), lastByteAgo) > CLOSED_IDLE_MS;
}

/** Idle, and not made playable as far as it is. */
function isToRead({ kind, seenBytes, seenAt, processing }: RecordingRow, now: Date): boolean {
  if (kind === 'file' || !seenBytes || !seenAt || processing !== null) return false;
  return now.getTime() - seenAt.getTime() >= IDLE_MS;
}

/**
 * Recordings that came while nothing here could make them playable: once something can, they are. Answers how many
 * were found.
 */
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
  const usable = row.kind === 'file' && sizeBytes !== row.sizeBytes ? 0 : sizeBytes;
  await db.transaction(async (tx) => {
    const finished = await setRecordingFinished(tx, row.responseId, row.id, usable);
    if (finished?.state === 'failed') await enqueueErasing(tx, { uploads: [row.id], folders: [] });
    if (finished?.state !== 'complete') return;
    if (row.kind !== 'file' && row.processing === null) {
      await setProcessing(tx, row.id, 'waiting');
      await enqueueProcessing(tx, row);
    }
    const response = await findResponseById(tx, row.responseId);
    if (response) await addStorage(tx, response.organizationId, sizeBytes);
  });
}
