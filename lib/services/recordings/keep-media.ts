import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { transcriber } from '@/lib/ports/transcriber';
import type { Db } from '@/lib/store/database';
import {
  addStorage,
  dropMedia,
  insertMedia,
  listRecordingParts,
  lockRecording,
  mediaBytes,
  noteReplaced,
  type RecordingRow,
  setJoined,
  setProcessing,
  setSpeech,
} from '@/lib/store/recordings';
import { enqueueJoining, enqueueTranscription } from './enqueue-recording';
import { heardWords } from './keep-heard';
import { noteRecordingChange } from './note-recording-change';

/** A recording's place among those of its turn. */
interface Joined {
  /** The recordings after it, which are part of its media from now on. */
  others: readonly RecordingRow[];
  /** Where it begins on the turn's clock, in milliseconds. */
  laidMs: number | null;
}

/**
 * Stores the processed media of a recording, or of several of its turn. First the files, then the row that names them,
 * so that the row never names a missing file.
 */
export async function keepMedia(
  db: Db,
  row: RecordingRow,
  media: ProcessedMedia,
  { others, laidMs }: Joined = { others: [], laidMs: null },
): Promise<'processed' | 'gone'> {
  const key = randomBytes(32).toString('hex');
  const store = recordings();
  const { video, audio, poster } = media;
  const stored = { video: video?.file, audio: audio?.file, poster: poster?.file };
  const names = { video: 'video.mp4', audio: 'audio.m4a', poster: 'poster.jpg' };
  const kinds = ['video', 'audio', 'poster'] as const;
  const bytes: Partial<Record<(typeof kinds)[number], number>> = {};
  for (const kind of kinds) {
    const file = stored[kind];
    if (!file) continue;
    bytes[kind] = (await stat(file)).size;
    await store.keep(`${key}/${names[kind]}`, file);
  }
  const written = await db.transaction(async (tx) => {
    const response = await noteRecordingChange(tx, row.responseId);
    if (!response || !(await lockRecording(tx, row.id))) return false;
    const { studyId } = response;
    const entry = {
      studyId,
      recordingId: row.id,
      key,
      durationMs: media.durationMs,
      laidMs,
      width: video?.width ?? null,
      height: video?.height ?? null,
      videoBytes: bytes.video ?? null,
      audioBytes: bytes.audio ?? null,
      posterBytes: bytes.poster ?? null,
      fragments: video?.fragments ?? null,
      peaks: media.peaks && Buffer.from(media.peaks),
    };
    const heard = await heardWords(tx, await placesOf(tx, row, others));
    const replaced = await dropMedia(tx, [row.id, ...others.map(({ id }) => id)]);
    await insertMedia(tx, entry);
    await noteReplaced(tx, studyId, replaced, new Date());
    await setJoined(
      tx,
      row.id,
      others.map(({ id }) => id),
    );
    await setProcessing(tx, row, 'ready');
    // Speech is in the microphone's sound: the sound of a shared screen is not an answer.
    if (heard) {
      await setSpeech(tx, { studyId, recordingId: row.id, state: 'ready', ...heard });
    } else if (media.speech && row.kind !== 'screen' && transcriber()) {
      await setSpeech(tx, { studyId, recordingId: row.id, state: 'waiting' });
      await enqueueTranscription(tx, row.id);
    }
    const freed = replaced.reduce((sum, one) => sum + mediaBytes(one), 0);
    await addStorage(tx, response.organizationId, mediaBytes(entry) - freed);
    if (others.length === 0) await enqueueJoining(tx, row);
    return true;
  });
  if (written) return 'processed';
  await store.eraseFolders([key]);
  return 'gone';
}

/** When each of the recordings begins on the clock of the first, in milliseconds. */
async function placesOf(db: Db, row: RecordingRow, others: readonly RecordingRow[]) {
  const all = [row, ...others];
  const parts =
    others.length === 0
      ? []
      : await listRecordingParts(
          db,
          all.map(({ id }) => id),
        );
  const laidMs = (id: string) => parts.find(({ recording }) => recording.id === id)?.media?.laidMs ?? 0;
  return all.map(({ id }) => ({ id, laterMs: laidMs(id) - laidMs(row.id) }));
}
