import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { placeTurn, type TimedRecording } from '@/lib/domain/recording/timeline';
import type { MediaEngine } from '@/lib/ports/media-engine/engine';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { isMediaProblem } from '@/lib/ports/media-engine/media-problem';
import type { Db } from '@/lib/store/database';
import {
  listRecordingParts,
  type RecordingParts,
  type RecordingRow,
  setPlacedStart,
} from '@/lib/store/recordings';
import { listTurns } from '@/lib/store/responses';
import { keepMedia } from './keep-media';
import { mediaOf } from './process-recording';
import { beganAfter } from './turn-clock';

const KINDS = ['audio', 'camera', 'screen'] as const;

/**
 * An interrupted turn has several recordings of a kind, which a reader should get as one: joins them in the order in
 * which the answer names them, once all of the turn are processed. The kinds stay in step: while one has a gap, its
 * last picture stands still. Until then, and when it was done before, it does nothing. Returns how many it joined.
 */
export async function joinRecordings(
  db: Db,
  { responseId, stepId }: { responseId: string; stepId: string },
): Promise<number> {
  const engine = await mediaEngine();
  const turn = (await listTurns(db, responseId)).find((one) => one.stepId === stepId);
  if (!engine || !turn || !isOpen(turn.answer)) return 0;
  const ids = (turn.answer.recordings ?? []).map((id) => id.toLowerCase());
  const parts = (await listRecordingParts(db, ids))
    .filter(({ recording }) => recording.stepId === stepId && recording.kind !== 'file')
    .sort((a, b) => ids.indexOf(a.recording.id) - ids.indexOf(b.recording.id));
  if (!parts.every(isHere)) return 0;
  const usable = parts.filter(({ recording }) => recording.processing === 'ready');
  const kinds = KINDS.map((kind) => usable.filter(({ recording }) => recording.kind === kind));
  if (kinds.every((some) => some.length < 2) || kinds.every(isJoined)) return 0;
  return join(
    db,
    engine,
    usable.map(({ recording }) => recording),
  );
}

/** A failed one counts as processed: there will be no media of it. */
function isHere({ recording: { state, processing } }: RecordingParts): boolean {
  return state === 'failed' || processing === 'ready' || processing === 'failed';
}

function isJoined([first, ...others]: readonly RecordingParts[]): boolean {
  if (!first) return true;
  const { id } = first.recording;
  return first.media?.laidMs != null && others.every(({ recording }) => recording.joinedInto === id);
}

/** A recording that was processed again, with its place among the others of its turn. */
interface JoinedPart extends TimedRecording {
  row: RecordingRow;
  media: ProcessedMedia;
}

async function join(db: Db, engine: MediaEngine, rows: readonly RecordingRow[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-joining-'));
  try {
    const parts = await prepareAgain(engine, rows, folder);
    const places = placeTurn(parts);
    const placed = parts.map((one) => ({ ...one, startMs: places.get(one) ?? one.startMs }));
    for (const { row, startMs } of placed) await setPlacedStart(db, row.id, startMs);
    let joined = 0;
    for (const kind of KINDS) {
      const [first, ...others] = placed.filter((one) => one.kind === kind);
      if (!first || others.length === 0) continue;
      const whole = path.join(folder, kind);
      await mkdir(whole);
      const media = await engine.join(
        [first, ...others].map((one) => ({ ...one.media, startMs: one.startMs - first.startMs })),
        whole,
      );
      await keepMedia(db, first.row, media, { others: others.map(({ row }) => row), laidMs: first.startMs });
      joined += 1;
    }
    return joined;
  } catch (error) {
    // Each of them stays as it is, and can be played.
    if (!isMediaProblem(error)) throw error;
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the uploaded bytes: the first one's media may contain all of them already. */
async function prepareAgain(
  engine: MediaEngine,
  rows: readonly RecordingRow[],
  folder: string,
): Promise<JoinedPart[]> {
  const parts: JoinedPart[] = [];
  for (const row of rows) {
    const { id, kind } = row;
    if (kind === 'file') continue;
    const own = path.join(folder, id);
    await mkdir(own);
    const media = await mediaOf(engine, row, own);
    // The answer determines their order, whatever the participant's clock says.
    const earlier = parts.filter((one) => one.kind === kind).map((one) => one.startMs);
    parts.push({
      ...{ row, media, kind, state: 'ready', durationMs: media.durationMs, video: media.video },
      startMs: Math.max(beganAfter(row, rows), ...earlier),
      audioUrl: media.audio?.file ?? null,
    });
  }
  return parts;
}
