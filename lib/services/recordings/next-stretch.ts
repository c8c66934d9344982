import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTAINER_HEAD_BYTES, type Container, containerOf } from '@/lib/domain/recording/container';
import type { Growing, Point } from '@/lib/domain/recording/growing';
import { GROWING_HEAD_BYTES, growingOf } from '@/lib/domain/recording/growing-of';
import { joinedBytes } from '@/lib/domain/recording/joined-bytes';
import type { MediaEngine } from '@/lib/ports/media-engine/engine';
import { readSamples, samplesIn } from '@/lib/ports/media-engine/sound-peaks';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { HearingRow } from '@/lib/store/hearing';

/** Sound of a recording from where it was heard on. */
export interface Stretch {
  samples: Int16Array;
  /** Nothing comes after it. */
  isLast: boolean;
  /** Where decoding can begin for what comes after this time of the recording. */
  pointBefore(ms: number): { byte: number | null; ms: number };
}

/** Bytes that are decoded at once, a minute and more of the largest camera recordings. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 90_000;
/** Less than this is not worth decoding, unless nothing comes after it. */
const LEAST_MS = 5_000;
/** Unless what was said so far is waited for. */
const LEAST_WAITED_MS = 1_500;
/** A decoder needs some sound before it is right. */
const RUN_UP_MS = 200;

/**
 * The next stretch of a recording's sound, decoded from the bytes that are here; null while there is too little of it.
 * What browsers write is read from where it was heard to; other recordings once they are complete.
 */
export async function nextStretch(
  engine: MediaEngine,
  recordingId: string,
  about: { hearing: HearingRow; isComplete: boolean; isWaited: boolean; folder: string },
): Promise<Stretch | null> {
  const head = await recordings().readUploadPart(recordingId, { start: 0, bytes: GROWING_HEAD_BYTES });
  const container = head && containerOf(head.subarray(0, CONTAINER_HEAD_BYTES));
  if (!container) return null;
  const growing = growingOf(container, head);
  const own = await mkdtemp(path.join(about.folder, 'part-'));
  try {
    const work = { ...about, engine, recordingId, container, folder: own };
    const found = growing && (await growingStretch(work, growing));
    if (found) return found === 'wait' ? null : found;
    return about.isComplete ? await wholeStretch(work) : null;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

interface Work {
  engine: MediaEngine;
  recordingId: string;
  container: Container;
  hearing: HearingRow;
  isComplete: boolean;
  isWaited: boolean;
  folder: string;
}

/** Null: its parts cannot be told. */
async function growingStretch(work: Work, growing: Growing): Promise<Stretch | 'wait' | null> {
  const { engine, recordingId, container, hearing, isComplete, isWaited, folder } = work;
  const start = hearing.pointByte ?? growing.firstByte;
  const bytes = await recordings().readUploadPart(recordingId, { start, bytes: MOST_BYTES });
  const { points, endMs } = growing.pointsIn(bytes ?? new Uint8Array(0));
  const [first] = points;
  const reachesEnd = isComplete && (bytes?.length ?? 0) < MOST_BYTES;
  if (!first || !bytes) return isComplete ? null : 'wait';
  // The first part of all is the recording's beginning, whatever its clock says.
  const beginMs = first.ms - hearing.pointMs;
  const ofRecording = (point: Point) => ({ byte: start + point.byte, ms: point.ms - beginMs });
  const skipMs = Math.max(0, hearing.heardMs - ofRecording(first).ms);
  const leastMs = isWaited ? LEAST_WAITED_MS : LEAST_MS;
  if (!reachesEnd && endMs - first.ms - skipMs < leastMs) return 'wait';
  const file = path.join(folder, 'bytes');
  await writeFile(file, joinedBytes([growing.head, bytes]), { mode: 0o600 });
  const mostMs = skipMs + MOST_MS;
  const sound = await engine.listen({ file, container }, folder, { fromMs: 0, mostMs });
  const samples = await readSamples(sound.file, skipMs, MOST_MS);
  const isAll = samples.length < samplesIn(MOST_MS);
  return {
    samples,
    isLast: reachesEnd && isAll,
    pointBefore: (ms) =>
      points.map(ofRecording).findLast((point) => point.ms <= ms - RUN_UP_MS) ?? ofRecording(first),
  };
}

/** Of a complete recording that can only be read as a whole. */
async function wholeStretch(work: Work): Promise<Stretch | null> {
  const { engine, recordingId, container, hearing, folder } = work;
  const file = await recordings().localUpload(recordingId, folder);
  const { heardMs } = hearing;
  const sound = await engine.listen({ file, container }, folder, { fromMs: heardMs, mostMs: MOST_MS });
  const samples = await readSamples(sound.file, heardMs - sound.fromMs, MOST_MS);
  return {
    samples,
    isLast: samples.length < samplesIn(MOST_MS),
    pointBefore: () => ({ byte: null, ms: 0 }),
  };
}
