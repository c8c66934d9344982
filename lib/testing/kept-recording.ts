import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FragmentIndex } from '@/lib/domain/recording/processed';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { database } from '@/lib/store/database';
import { findResponseById } from '@/lib/store/responses';
import { recording, recordingMedia } from '@/lib/store/schema';

export const KEPT_FRAGMENTS: FragmentIndex = {
  initBytes: 4,
  fragments: [{ offset: 4, bytes: 6, durationMs: 2_000 }],
};

/** A camera recording of a step that was processed: its files are the ten digits. */
export async function keptRecording({ responseId, stepId }: { responseId: string; stepId: string }) {
  const id = randomUUID();
  const key = randomBytes(32).toString('hex');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'file');
  writeFileSync(file, '0123456789');
  for (const name of ['video.mp4', 'audio.m4a', 'poster.jpg'])
    await recordings().keep(`${key}/${name}`, file);
  const { studyId } = (await findResponseById(database(), responseId))!;
  await database().insert(recording).values({
    id,
    studyId,
    responseId,
    stepId,
    kind: 'camera',
    filename: 'turn.webm',
    declaredType: 'video/webm',
    sizeBytes: 10,
    maxBytes: 10,
    state: 'complete',
    processing: 'ready',
  });
  await database()
    .insert(recordingMedia)
    .values({
      studyId,
      recordingId: id,
      key,
      durationMs: 2_000,
      width: 640,
      height: 360,
      videoBytes: 10,
      audioBytes: 10,
      posterBytes: 10,
      fragments: KEPT_FRAGMENTS,
      peaks: Buffer.from([1, 2, 3]),
    });
  return { id, key };
}
