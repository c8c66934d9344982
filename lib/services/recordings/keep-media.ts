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
  lockRecording,
  mediaBytes,
  noteReplaced,
  type RecordingRow,
  setJoined,
  setProcessing,
  setSpeech,
} from '@/lib/store/recordings';
import { noteChange } from '../responses/note-change';
import { enqueueJoining, enqueueTranscription } from './enqueue-recording';
import { heardWords } from './keep-heard';

/** Several recordings of a turn as one. */
interface Joined {
  /** All that the media have in them, in their order, and when each begins there, in milliseconds. */
  parts: readonly { id: string; laterMs: number }[];
  /** Where the media begin on the turn's clock, in milliseconds. */
  laidMs: number;
}

/**
 * Stores the processed media of a recording, or of several of its turn. First the files, then the row that names them,
 * so that the row never names a missing file.
 */
export async function keepMedia(
  db: Db,
  row: RecordingRow,
  media: ProcessedMedia,
  joined: Joined | null = null,
): Promise<'processed' | 'gone'> {
  const { parts, laidMs } = joined ?? { parts: [{ id: row.id, laterMs: 0 }], laidMs: null };
  const others = parts.map(({ id }) => id).filter((id) => id !== row.id);
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
    const response = await noteChange(tx, row.responseId);
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
    const heard = await heardWords(tx, parts);
    const replaced = await dropMedia(tx, [row.id, ...others]);
    await insertMedia(tx, entry);
    await noteReplaced(tx, studyId, replaced, new Date());
    await setJoined(tx, row.id, others);
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
