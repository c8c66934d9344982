import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTAINER_HEAD_BYTES, containerOf } from '@/lib/domain/recording/container';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import type { MediaEngine } from '@/lib/ports/media-engine/engine';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { isMediaProblem, MediaProblem } from '@/lib/ports/media-engine/media-problem';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { Db } from '@/lib/store/database';
import { findRecordingById, type RecordingRow, setProcessing } from '@/lib/store/recordings';
import { noteChange } from '../responses/note-change';
import { keepMedia } from './keep-media';

/**
 * Processes the bytes of a recording into the files that the interview protocol specifies. Unplayable bytes make it a
 * failed recording, and are kept; a fault of the machine throws, and is tried again. A deleted recording is skipped.
 * Calling it again creates the files again.
 */
export async function processRecording(
  db: Db,
  recordingId: string,
): Promise<'processed' | 'failed' | 'gone' | 'no engine'> {
  const row = await findRecordingById(db, recordingId);
  if (!row || row.kind === 'file') return 'gone';
  const engine = await mediaEngine();
  if (!engine) return 'no engine';
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-recording-'));
  try {
    return await keepMedia(db, row, await mediaOf(engine, row, folder));
  } catch (error) {
    if (!isMediaProblem(error)) throw error;
    return fail(db, row, error.words);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The engine's media for an upload's bytes, in a folder below `folder`. Throws a MediaProblem when the bytes cannot be
 * processed.
 */
export async function mediaOf(
  engine: MediaEngine,
  row: RecordingRow,
  folder: string,
): Promise<ProcessedMedia> {
  const file = await recordings().localUpload(row.id, folder);
  const container = containerOf(await headOf(file));
  if (!container) throw new MediaProblem('not_media');
  const outputFolder = path.join(folder, 'made');
  await mkdir(outputFolder);
  return engine.process({ file, container, wants: row.kind === 'audio' ? 'sound' : 'picture' }, outputFolder);
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(CONTAINER_HEAD_BYTES),
      0,
      CONTAINER_HEAD_BYTES,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function fail(db: Db, row: RecordingRow, problem: string): Promise<'failed' | 'gone'> {
  return db.transaction(async (tx) => {
    if (!(await noteChange(tx, row.responseId))) return 'gone';
    await setProcessing(tx, row, 'failed', problem);
    return 'failed';
  });
}
