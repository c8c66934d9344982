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
import { keepMedia } from './keep-media';
import { noteRecordingChange } from './note-recording-change';

/**
 * Makes the bytes of a recording playable: whatever was sent becomes the files that the interview protocol promises.
 * What cannot be played is a failed recording, whose bytes stay; what fails by the machine throws, to be tried again.
 * A recording that is gone is passed over. The same again makes the files anew.
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

/** What the engine makes of an upload's bytes, below `folder`. Throws a MediaProblem when nothing can be made of them. */
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
    if (!(await noteRecordingChange(tx, row.responseId))) return 'gone';
    await setProcessing(tx, row.id, 'failed', problem);
    return 'failed';
  });
}
