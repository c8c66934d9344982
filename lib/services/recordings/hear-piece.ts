import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { joinedHeard } from '@/lib/domain/recording/heard-words';
import { PEAK_MS } from '@/lib/domain/recording/processed';
import { isSilent, speechCut } from '@/lib/domain/recording/speech-cut';
import { beginCall, endCall } from '@/lib/ports/circuits';
import { peaksOf, samplesIn } from '@/lib/ports/media-engine/sound-peaks';
import { wavFile } from '@/lib/ports/media-engine/wav-head';
import type { Transcriber, Transcript } from '@/lib/ports/transcript';
import { providerFailed } from '@/lib/telemetry/provider-failed';

/** A piece of a recording's sound, between two pauses. */
export interface Piece {
  samples: Int16Array;
  /** By the recording's clock. */
  startMs: number;
  endMs: number;
  isSilent: boolean;
  /** Somebody waits for it. */
  isLast: boolean;
}

/** A piece takes a provider some hundred milliseconds; after so long its words come too late for anything. */
const PATIENCE_MS = 20_000;
const AGAIN_AFTER_MS = 250;
/** Asked again only when it said no so soon that there is time. */
const SOON_MS = 1_500;

/** The pieces into which sound is cut that begins at `fromMs` of the recording. */
export function piecesOf(
  samples: Int16Array,
  fromMs: number,
  { isLast, isWaited }: { isLast: boolean; isWaited: boolean },
): Piece[] {
  const peaks = peaksOf(samples);
  const pieces: Piece[] = [];
  for (let at = 0; ; ) {
    const rest = peaks.subarray(at / PEAK_MS);
    const cut = speechCut(rest, { isLast, isWaited });
    if (cut === null) return pieces;
    pieces.push({
      samples: samples.subarray(samplesIn(at), samplesIn(at + cut)),
      startMs: fromMs + at,
      endMs: fromMs + at + cut,
      isSilent: isSilent(rest.subarray(0, cut / PEAK_MS)),
      isLast: isLast && rest.length * PEAK_MS === cut,
    });
    at += cut;
  }
}

/**
 * What is said in a piece, with the recording's times; null when the transcriber fails, is left alone because it fails,
 * or takes too long. Transcribers invent words for silence: it is not sent.
 */
export async function hearPiece(
  listener: Transcriber,
  piece: Piece,
  about: { folder: string; recordingId: string; language: string | null },
): Promise<Transcript | null> {
  if (piece.isSilent) return { text: '', words: [] };
  const file = path.join(about.folder, `${randomUUID()}.wav`);
  await writeFile(file, wavFile(piece.samples), { mode: 0o600 });
  try {
    const began = Date.now();
    const heard = await ask(listener, file, about);
    if (heard || !piece.isLast || Date.now() - began > SOON_MS) return placed(heard, piece);
    await pause(AGAIN_AFTER_MS);
    return placed(await ask(listener, file, about), piece);
  } finally {
    await rm(file, { force: true });
  }
}

async function ask(
  listener: Transcriber,
  file: string,
  { language, recordingId }: { language: string | null; recordingId: string },
): Promise<Transcript | null> {
  if (!beginCall(listener.id)) return null;
  try {
    const heard = await listener.transcribe({ file, type: 'audio/wav', language, patienceMs: PATIENCE_MS });
    endCall(listener.id, 'answered');
    return heard;
  } catch (error) {
    endCall(listener.id, 'failed');
    providerFailed('transcriber', error, { recordingId });
    return null;
  }
}

const placed = (heard: Transcript | null, { startMs }: Piece) =>
  heard && joinedHeard([{ ...heard, laterMs: startMs }]);
