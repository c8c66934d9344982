import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaEngine } from '@/lib/ports/media-engine/engine';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { isMediaProblem } from '@/lib/ports/media-engine/media-problem';
import { transcriber } from '@/lib/ports/transcriber';
import type { Transcriber } from '@/lib/ports/transcript';
import type { Db } from '@/lib/store/database';
import { type HearingRow, holdHearing, insertRecordingPart, releaseHearing } from '@/lib/store/hearing';
import { findRecordingById, setSpeech } from '@/lib/store/recordings';
import { findResponseById } from '@/lib/store/responses';
import { hearPiece, type Piece, piecesOf } from './hear-piece';
import { isoLanguage } from './iso-language';
import { keepHeard } from './keep-heard';
import { nextStretch, type Stretch } from './next-stretch';

/**
 * `done`: transcribed to its end; `waiting`: as far as its bytes are here; `busy`: another process is at it, and looks
 * again; `failed`: the transcriber does not answer; `unheard`: its sound cannot be read in parts.
 */
export type HeardSoFar = 'done' | 'waiting' | 'busy' | 'failed' | 'unheard';

/** Pieces of a recording that came all at once are transcribed side by side. */
const AT_ONCE = 4;

/**
 * Transcribes what has come of a recording since the last time, part by part (K8): while it is spoken, so that at its
 * end only the last seconds are missing. Each part is kept at once and exactly once, however many processes are called.
 * `isWaited`: whoever speaks is quiet now, and what they said so far is wanted.
 */
export async function hearRecording(
  db: Db,
  recordingId: string,
  { isWaited = false } = {},
): Promise<HeardSoFar> {
  const listener = transcriber();
  const engine = await mediaEngine();
  const recording = listener && engine && (await findRecordingById(db, recordingId));
  if (!recording) return 'unheard';
  for (;;) {
    const hearing = await holdHearing(db, recording);
    if (!hearing) return 'busy';
    let isAsked = false;
    let outcome: HeardSoFar;
    const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-hearing-'));
    try {
      outcome = await hearOn(db, { recordingId, listener, engine, folder, isWaited }, hearing);
    } finally {
      isAsked = await releaseHearing(db, recordingId);
      await rm(folder, { recursive: true, force: true });
    }
    // Whoever asked meanwhile has left it to this process: more of it is here now.
    if (isAsked && (outcome === 'waiting' || outcome === 'failed')) continue;
    if (outcome === 'failed') await noteFailed(db, recordingId);
    return outcome;
  }
}

/** Nobody waits for the words of a complete recording any more; the job that follows its processing tries again. */
async function noteFailed(db: Db, recordingId: string): Promise<void> {
  const row = await findRecordingById(db, recordingId);
  if (row?.state === 'complete') await setSpeech(db, { studyId: row.studyId, recordingId, state: 'failed' });
}

interface Work {
  recordingId: string;
  listener: Transcriber;
  engine: MediaEngine;
  folder: string;
  isWaited: boolean;
}

async function hearOn(db: Db, work: Work, held: HearingRow): Promise<HeardSoFar> {
  let hearing = held;
  for (;;) {
    const row = await findRecordingById(db, work.recordingId);
    const response = row && (await findResponseById(db, row.responseId));
    if (!row || !response) return 'unheard';
    if (hearing.done) return keepHeard(db, row);
    const isComplete = row.state === 'complete';
    const stretch = await stretchOf(work, hearing, isComplete);
    if (!stretch) return isComplete ? 'unheard' : 'waiting';
    const { isWaited } = work;
    const pieces = piecesOf(stretch.samples, hearing.heardMs, { ...stretch, isWaited });
    if (pieces.length === 0 && !stretch.isLast) return isComplete ? 'unheard' : 'waiting';
    const after = await hearPieces(db, work, {
      ...{ hearing, pieces, stretch },
      language: isoLanguage(response.language),
    });
    if (typeof after === 'string') return after;
    if (stretch.isLast) return keepHeard(db, row);
    hearing = after;
  }
}

/** Null: there is too little to read, or nothing that can be. */
async function stretchOf(
  { engine, recordingId, folder, isWaited }: Work,
  hearing: HearingRow,
  isComplete: boolean,
): Promise<Stretch | null> {
  try {
    return await nextStretch(engine, recordingId, { hearing, isComplete, isWaited, folder });
  } catch (error) {
    if (isMediaProblem(error)) return null;
    throw error;
  }
}

/** Keeps the words of the pieces in order, up to the first that failed. */
async function hearPieces(
  db: Db,
  { recordingId, listener, folder }: Work,
  about: { hearing: HearingRow; pieces: readonly Piece[]; stretch: Stretch; language: string | null },
): Promise<HearingRow | 'failed' | 'busy'> {
  let { hearing } = about;
  for (let at = 0; at < about.pieces.length; at += AT_ONCE) {
    const some = about.pieces.slice(at, at + AT_ONCE);
    const heard = await Promise.all(
      some.map((piece) => hearPiece(listener, piece, { folder, recordingId, language: about.language })),
    );
    for (const [nth, transcript] of heard.entries()) {
      const { startMs, endMs } = some[nth]!;
      if (!transcript) return 'failed';
      const { studyId } = hearing;
      const part = { studyId, recordingId, seq: hearing.parts, startMs, endMs, ...transcript };
      const point = about.stretch.pointBefore(endMs);
      const isKept = await db.transaction((tx) => insertRecordingPart(tx, part, point));
      if (!isKept) return 'busy';
      const { byte: pointByte, ms: pointMs } = point;
      hearing = { ...hearing, parts: hearing.parts + 1, heardMs: endMs, pointByte, pointMs };
    }
  }
  return hearing;
}
