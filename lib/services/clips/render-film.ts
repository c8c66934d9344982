import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClipCaptions, FilmJob, Hidden } from '@/lib/domain/clip/clip';
import { showInk } from '@/lib/domain/clip/hidden-words';
import { type Cue, captionFile } from '@/lib/domain/recording/captions';
import { FILM_RATE, type FilmMaker, type FilmPiece } from '@/lib/ports/media-engine/film';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import { isMediaProblem } from '@/lib/ports/media-engine/media-problem';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { findClipById } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import { filmBytes, setFailed, setProgress, setReady, setRendering } from '@/lib/store/films';
import { addStorage } from '@/lib/store/recordings';
import { findReelById } from '@/lib/store/reels';
import { lockResponse } from '@/lib/store/responses';
import { lockStudy } from '@/lib/store/studies';
import { log } from '@/lib/telemetry/log';
import { CAPTION_FILE, FILM_FILE, POSTER_FILE } from './film-of';
import { clipPieces, FilmProblem, type PlannedClip, planClip } from './film-plan';

/** A card with words, or a clip. */
type PlannedItem = { card: string; frames: number } | { clip: PlannedClip; clipId: string; frames: number };

interface Plan {
  organizationId: string;
  studyId: string;
  /** Of a clip. */
  responseId: string | null;
  captions: ClipCaptions;
  items: PlannedItem[];
}

/**
 * Renders a clip or a reel and stores its files. What cannot be made fails, in words; a fault of the machine throws, and
 * is tried again. One that was changed or deleted meanwhile is skipped. Calling it again renders it again.
 */
export async function renderFilm(
  db: Db,
  job: FilmJob,
): Promise<'rendered' | 'failed' | 'gone' | 'no engine'> {
  const maker = (await mediaEngine())?.film;
  if (!maker) return 'no engine';
  if (!(await setRendering(db, job))) return 'gone';
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-film-'));
  try {
    const plan = await planFilm(db, job);
    if (!plan) return 'gone';
    await refuseImpossible(maker, plan);
    return (await render(db, job, maker, plan, folder)) ? 'rendered' : 'gone';
  } catch (error) {
    if (error instanceof Superseded) return 'gone';
    const words = problemOf(error);
    if (words === null) throw error;
    if (isMediaProblem(error)) log().warn({ err: error, film: job }, 'a film could not be rendered');
    await setFailed(db, job, words);
    return 'failed';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** It was changed or deleted while it was being rendered. */
class Superseded extends Error {}

function problemOf(error: unknown): string | null {
  if (error instanceof FilmProblem) return error.message;
  return isMediaProblem(error) ? error.words : null;
}

async function planFilm(db: Db, { kind, id }: FilmJob): Promise<Plan | null> {
  if (kind === 'clip') {
    const clip = await findClipById(db, id);
    if (!clip) return null;
    const { organizationId, studyId, responseId, captions } = clip;
    const planned = await planClip(db, clip, { hide: NOTHING_MORE, captions });
    const items = [{ clip: planned, clipId: id, frames: planned.frames }];
    return { organizationId, studyId, responseId, captions, items };
  }
  const reel = await findReelById(db, id);
  if (!reel) return null;
  const items: PlannedItem[] = [];
  for (const item of reel.items) {
    if (item.kind === 'card') {
      items.push({ card: item.text, frames: Math.max(1, Math.round((item.ms * FILM_RATE) / 1_000)) });
      continue;
    }
    const clip = await findClipById(db, item.clipId);
    if (!clip) return null;
    const planned = await planClip(db, clip, reel);
    items.push({ clip: planned, clipId: clip.id, frames: planned.frames });
  }
  const { organizationId, studyId, captions } = reel;
  return { organizationId, studyId, responseId: null, captions, items };
}

const NOTHING_MORE: Hidden = { what: [], names: [], passages: [] };

/** Nothing is written with less hidden than was asked for. */
async function refuseImpossible(maker: FilmMaker, { items, captions }: Plan): Promise<void> {
  const { text, voice, silence } = await maker.abilities();
  const clips = items.flatMap((item) => ('clip' in item ? [item.clip] : []));
  if (!text && (captions === 'burned' || clips.length < items.length))
    throw new FilmProblem(
      'Nothing can be written into a picture here: ffmpeg on this server has no filter or font for it.',
    );
  if (!voice && clips.some(({ hide }) => hide.what.includes('voice')))
    throw new FilmProblem(
      'The pitch of a voice cannot be changed here: ffmpeg on this server has no filter for it.',
    );
  if (!silence && clips.some(({ words, hide }) => words.silenced.length > 0 && !hide.what.includes('sound')))
    throw new FilmProblem('Single words cannot be hidden here: ffmpeg on this server has no filter for it.');
}

async function render(db: Db, job: FilmJob, maker: FilmMaker, plan: Plan, folder: string): Promise<boolean> {
  const work = path.join(folder, 'film');
  await mkdir(work);
  const frames = plan.items.reduce((sum, item) => sum + item.frames, 0);
  const made = await maker.make(piecesOf(db, plan, folder), work, reporter(db, job, frames));
  const captions = plan.captions === 'none' ? null : path.join(folder, CAPTION_FILE);
  if (captions !== null) await writeFile(captions, captionFile(cuesOf(plan), 'vtt'));
  return keep(db, job, plan, { ...made, captions });
}

async function* piecesOf(db: Db, { items }: Plan, folder: string): AsyncGenerator<FilmPiece> {
  for (const item of items) {
    if ('clip' in item) yield* clipPieces(db, item.clip, folder);
    else
      yield {
        ...{ frames: item.frames, camera: null, screen: null, sound: null, card: item.card },
        ...{ captions: [], silenced: [], voice: 'own' },
      };
  }
}

const REPORT_MS = 1_000;

/** Stores the progress now and then; ends the work once nobody waits for it any more. */
function reporter(db: Db, job: FilmJob, frames: number): (done: number) => void {
  let last = 0;
  let isWanted = true;
  return (done) => {
    if (!isWanted) throw new Superseded();
    if (Date.now() - last < REPORT_MS) return;
    last = Date.now();
    setProgress(db, job, Math.min(99, Math.floor((100 * done) / frames))).then(
      (found) => {
        isWanted = found;
      },
      // The database is away for a moment: the film itself is not concerned.
      () => {},
    );
  };
}

/** On the film's own clock. */
function cuesOf({ items }: Plan): Cue[] {
  const cues: Cue[] = [];
  let done = 0;
  for (const item of items) {
    if ('clip' in item) {
      const shift = (done * 1_000) / FILM_RATE - item.clip.fromMs;
      for (const cue of item.clip.words.cues)
        cues.push({ ...cue, startMs: cue.startMs + shift, endMs: cue.endMs + shift });
    }
    done += item.frames;
  }
  return cues;
}

interface Made {
  file: string;
  poster: string | null;
  captions: string | null;
  durationMs: number;
}

/** First the files, then the row that names them. False when nobody waits for it any more. */
async function keep(db: Db, job: FilmJob, plan: Plan, made: Made): Promise<boolean> {
  const key = randomBytes(32).toString('hex');
  const store = recordings();
  const bytes: Record<string, number> = {};
  const files = { [FILM_FILE]: made.file, [CAPTION_FILE]: made.captions, [POSTER_FILE]: made.poster };
  for (const [name, file] of Object.entries(files)) {
    if (file === null) continue;
    bytes[name] = (await stat(file)).size;
    store.checkRoom(bytes[name]);
    await store.keep(`${key}/${name}`, file);
  }
  const clips = plan.items.flatMap((item) => ('clip' in item ? [item] : []));
  const film = {
    ...{ key, durationMs: made.durationMs, filmBytes: bytes[FILM_FILE] ?? 0 },
    captionBytes: bytes[CAPTION_FILE] ?? null,
    posterBytes: bytes[POSTER_FILE] ?? null,
    transcript: clips.map(({ clip }) => showInk(clip.words.transcript)).join('\n\n'),
    clipIds: [...new Set(clips.map(({ clipId }) => clipId))],
  };
  const isKept = await db.transaction(async (tx) => {
    // As deletions lock them: afterwards they know of these files, or this film is gone.
    if (plan.responseId !== null && !(await lockResponse(tx, plan.responseId))) return false;
    if (!(await lockStudy(tx, plan.studyId))) return false;
    if (!(await setReady(tx, job, film))) return false;
    await addStorage(tx, plan.organizationId, filmBytes(film));
    return true;
  });
  if (!isKept) await store.eraseFolders([key]);
  return isKept;
}
