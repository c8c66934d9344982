import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { type Transcript, transcriber } from '@/lib/ports/transcriber';
import type { Db } from '@/lib/store/database';
import {
  findRecordingById,
  listRecordingParts,
  type RecordingParts,
  setSpeech,
} from '@/lib/store/recordings';
import { findResponseById, lockResponse } from '@/lib/store/responses';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { giveWords } from './give-words';

/**
 * Transcribes a recording and adds the words to the answer that names it, unless that was typed. Throws when the
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
    const sounds = { file, type: 'audio/m4a', language: isoLanguage(response.language) };
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

/** Providers accept ISO 639-1: the first part of a tag, when it has two letters. */
function isoLanguage(language: string): string | null {
  const first = language.toLowerCase().split('-')[0] ?? '';
  return first.length === 2 ? first : null;
}

async function attach(db: Db, { recording }: RecordingParts, transcript: Transcript): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockResponse(tx, recording.responseId);
    if (!locked || !(await findRecordingById(tx, recording.id))) return;
    await setSpeech(tx, { recordingId: recording.id, state: 'ready', ...transcript });
    await giveWords(tx, recording.responseId, recording.stepId);
  });
}

/** The last attempt has failed. */
export async function noteUntranscribed(db: Db, recordingId: string): Promise<void> {
  if (await findRecordingById(db, recordingId)) await setSpeech(db, { recordingId, state: 'failed' });
}
