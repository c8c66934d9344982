import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { overlap, placeTurn, type TimedRecording } from '@/lib/domain/recording/timeline';
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

/**
 * An interrupted turn has several recordings of what was said, and of the screen, which a reader should get as one of
 * each: joins them once all of the turn are processed. Sound alone that stood in for a lost camera becomes part of the
 * camera's recording, so that this one has all that was said. Recordings stay in step: while one has a gap, its last
 * picture stands still. Until then, and when it was done before, it does nothing. Returns how many it joined.
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
  const screens = usable.filter(({ recording }) => recording.kind === 'screen');
  if ([voicesOf(usable), screens].every(isWhole)) return 0;
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

/** Those with what was said. What a camera heard as well is not a part of it. */
function voicesOf(usable: readonly RecordingParts[]): RecordingParts[] {
  const rows = usable.map(({ recording }) => recording);
  const span = ({ recording, media }: RecordingParts) => ({
    startMs: beganAfter(recording, rows),
    durationMs: media?.durationMs ?? null,
  });
  // One that others were joined into lasts longer than itself.
  const cameras = usable.filter(
    ({ recording, media }) => recording.kind === 'camera' && media?.laidMs == null,
  );
  return usable.filter((one) => {
    if (one.recording.kind !== 'audio') return one.recording.kind === 'camera';
    return one.recording.joinedInto !== null || !cameras.some((camera) => overlap(span(one), span(camera)));
  });
}

/** There is nothing to join, or it is joined. */
function isWhole(lane: readonly RecordingParts[]): boolean {
  const first = lane[firstOf(lane.map(({ recording }) => recording))];
  if (!first || lane.length < 2) return true;
  const { id } = first.recording;
  return (
    first.media?.laidMs != null &&
    lane.every(({ recording }) => recording.id === id || recording.joinedInto === id)
  );
}

/** The one that the others are joined into: the first that has a picture. */
function firstOf(lane: readonly RecordingRow[]): number {
  return Math.max(
    0,
    lane.findIndex(({ kind }) => kind !== 'audio'),
  );
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
    const placed = parts
      .flatMap((one) => {
        const startMs = places.get(one);
        return startMs === undefined ? [] : [{ ...one, startMs }];
      })
      .sort((a, b) => a.startMs - b.startMs);
    for (const { row, startMs } of placed) await setPlacedStart(db, row.id, startMs);
    const isScreen = ({ kind }: JoinedPart) => kind === 'screen';
    const lanes = [placed.filter((one) => !isScreen(one)), placed.filter(isScreen)];
    let joined = 0;
    for (const [at, lane] of lanes.entries()) {
      const [earliest] = lane;
      if (!earliest || lane.length < 2) continue;
      const whole = path.join(folder, String(at));
      await mkdir(whole);
      const { startMs: laidMs } = earliest;
      const media = await engine.join(
        lane.map((one) => ({ ...one.media, startMs: one.startMs - laidMs })),
        whole,
      );
      // In the order of the answer, which is theirs before they are placed.
      const lanesRows = rows.filter((row) => lane.some((one) => one.row === row));
      const row = lanesRows[firstOf(lanesRows)]!;
      await keepMedia(db, row, media, {
        laidMs,
        parts: lane.map((one) => ({ id: one.row.id, laterMs: one.startMs - laidMs })),
      });
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
