import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { transcriber } from '@/lib/ports/transcriber';
import type { Transcript } from '@/lib/ports/transcript';
import type { Db } from '@/lib/store/database';
import {
  findRecordingById,
  isJoined,
  listRecordingParts,
  type RecordingParts,
  setSpeech,
} from '@/lib/store/recordings';
import { findResponseById, lockResponse } from '@/lib/store/responses';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { giveWords } from './give-words';
import { hearRecording } from './hear-recording';
import { isoLanguage } from './iso-language';
import { wordsSoFar } from './keep-heard';

const LONGEST_MS = 4 * 3_600_000;

/**
 * Transcribes what is left of a recording, or all of it where its parts cannot be told, and adds the words to the answer that names it, unless that was typed. Throws when the
 * transcriber fails, to be tried again; a deleted recording is skipped, and so is one without a transcriber or sound.
 */
export async function transcribeRecording(
  db: Db,
  recordingId: string,
): Promise<'transcribed' | 'gone' | 'no transcriber'> {
  const listener = transcriber();
  if (!listener) return 'no transcriber';
  const [parts] = await listRecordingParts(db, [recordingId]);
  if (!parts?.media?.audioBytes) return 'gone';
  if (parts.recording.state === 'complete' && !(await isJoined(db, recordingId))) {
    const heard = await hearRecording(db, recordingId);
    if (heard === 'done') return 'transcribed';
    if (heard !== 'unheard') throw new Error(`the words are not all there: ${heard}`);
  }
  const response = await findResponseById(db, parts.recording.responseId);
  if (!response) return 'gone';
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-speech-'));
  try {
    const file = path.join(folder, 'speech.m4a');
    const sound = await recordings().read(`${parts.media.key}/audio.m4a`);
    if (!sound) return 'gone';
    await pipeline(
      Readable.fromWeb(sound as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(file),
    );
    const language = isoLanguage(response.language);
    const sounds = listener.needsWav
      ? { file: await asWav(file, folder), type: 'audio/wav', language }
      : { file, type: 'audio/m4a', language };
    const transcript = await listener.transcribe(sounds).catch((error: unknown) => {
      providerFailed('transcriber', error, { recordingId });
      throw error;
    });
    await attach(db, parts, transcript);
    return 'transcribed';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attach(db: Db, { recording }: RecordingParts, transcript: Transcript): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockResponse(tx, recording.responseId);
    if (!locked || !(await findRecordingById(tx, recording.id))) return;
    const { studyId } = locked.row;
    await setSpeech(tx, { studyId, recordingId: recording.id, state: 'ready', ...transcript });
    await giveWords(tx, recording.responseId, recording.stepId);
  });
}

/** All of it, for a transcriber that reads nothing else. */
async function asWav(file: string, folder: string): Promise<string> {
  const engine = await mediaEngine();
  if (!engine) throw new Error('no media engine');
  const whole = { fromMs: 0, mostMs: LONGEST_MS };
  return (await engine.listen({ file, container: 'mp4' }, folder, whole)).file;
}

/** The last attempt has failed. */
export async function noteUntranscribed(db: Db, recordingId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findRecordingById(tx, recordingId);
    const locked = row && (await lockResponse(tx, row.responseId));
    if (!locked) return;
    // What was made out before the transcriber failed is not lost.
    const { studyId } = locked.row;
    await setSpeech(tx, { studyId, recordingId, state: 'failed', ...(await wordsSoFar(tx, recordingId)) });
    await giveWords(tx, row.responseId, row.stepId);
  });
}
