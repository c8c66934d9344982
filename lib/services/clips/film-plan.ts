import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClipCaptions, Hidden } from '@/lib/domain/clip/clip';
import { type ClipWords, clipWords } from '@/lib/domain/clip/clip-words';
import { clockOf } from '@/lib/domain/clip/cut-clip';
import { type FilmPart, filmParts } from '@/lib/domain/clip/film-parts';
import type { TurnRecording } from '@/lib/domain/recording/turn-recording';
import { FILM_RATE, type FilmPiece, type FilmSource } from '@/lib/ports/media-engine/film';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { ClipRow } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import { listRecordingParts } from '@/lib/store/recordings';
import { findResponseById, listTurns } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { responseTimeline } from '../recordings/response-timeline';
import { untimed } from './create-clip';

/** Why a film is not made, in words for its readers; trying again would not help. */
export class FilmProblem extends Error {
  override readonly name = 'FilmProblem';
}

/** A clip that can be rendered: its parts, its words, and how many frames it takes. */
export interface PlannedClip {
  parts: FilmPart<TurnRecording>[];
  words: ClipWords;
  fromMs: number;
  frames: number;
  layout: ClipRow['layout'];
  hide: Hidden;
  captions: ClipCaptions;
}

const framesIn = (ms: number) => Math.round((ms * FILM_RATE) / 1_000);

/** What has to be shown for a clip, as things stand now. Throws a FilmProblem. `hide`: what a reel hides besides. */
export async function planClip(
  db: Db,
  clip: ClipRow,
  { hide: further, captions }: { hide: Hidden; captions: ClipCaptions },
): Promise<PlannedClip> {
  const { timeline, clock, hide, words } = await hiddenClip(db, clip, further);
  const frames = Math.max(1, framesIn(clock.toMs - clock.fromMs));
  const parts = filmParts(timeline, clock.fromMs, clock.toMs);
  return { parts, words, fromMs: clock.fromMs, frames, layout: clip.layout, hide, captions };
}

/** Where a clip is now, and its words with those hidden that it or a reel hides. Throws a FilmProblem. */
export async function hiddenClip(db: Db, clip: ClipRow, further: Hidden) {
  const row = await findResponseById(db, clip.responseId);
  if (!row) throw new FilmProblem('The response was deleted.');
  const [revision, turns] = [
    await findPublishedRevision(db, row.studyId, row.revisionId),
    await listTurns(db, row.id),
  ];
  const { timeline, textOf } = await responseTimeline(db, { row, revision, turns }, new Date());
  const clock = clockOf(timeline, clip.cut);
  if (!clock) throw new FilmProblem(`The recordings of response ${row.readableId} that it shows are gone.`);
  const hide: Hidden = {
    what: [...new Set([...clip.hide.what, ...further.what])],
    names: [...clip.hide.names, ...further.names],
    passages: clip.hide.passages,
  };
  const words = clipWords(timeline, textOf, clock, hide);
  if (words.untimedRow !== null && !hide.what.includes('sound'))
    throw new FilmProblem(`Response ${row.readableId}: ${untimed(words.untimedRow)}`);
  return { timeline, clock, hide, words };
}

/** The pieces of a clip, with its recordings in a folder below `folder` until the last piece is made. */
export async function* clipPieces(db: Db, plan: PlannedClip, folder: string): AsyncGenerator<FilmPiece> {
  const { parts, hide, words } = plan;
  const shown = parts.map((part) => whatIsShown(part, plan));
  const wanted = new Set(
    shown.flatMap(({ camera, screen, sound }) => [camera, screen, sound].flatMap((one) => one?.name ?? [])),
  );
  const own = path.join(folder, 'recordings');
  await mkdir(own);
  try {
    const files = await fetchMedia(db, [...wanted], own);
    const sourceOf = (source: Wanted | null): FilmSource | null => {
      const file = source && files.get(source.name);
      return source && file ? { file, fromSeconds: source.fromMs / 1_000 } : null;
    };
    for (const [at, part] of parts.entries()) {
      const begin = framesIn(part.fromMs - plan.fromMs);
      const end = at === parts.length - 1 ? plan.frames : framesIn(part.toMs - plan.fromMs);
      if (end <= begin) continue;
      const within = <T extends { fromMs: number; toMs: number }>(times: readonly T[]) =>
        times
          .filter(({ fromMs, toMs }) => fromMs < part.toMs && toMs > part.fromMs)
          .map((one) => ({
            ...one,
            fromSeconds: Math.max(0, one.fromMs - part.fromMs) / 1_000,
            toSeconds: Math.min(one.toMs, part.toMs) / 1_000 - part.fromMs / 1_000,
          }));
      const cues = words.cues.map(({ startMs, endMs, text }) => ({ fromMs: startMs, toMs: endMs, text }));
      const { camera, screen, sound } = shown[at]!;
      yield {
        frames: end - begin,
        camera: sourceOf(camera),
        screen: sourceOf(screen),
        sound: sourceOf(sound),
        card: null,
        captions: plan.captions === 'burned' ? within(cues) : [],
        silenced: within(words.silenced),
        voice: hide.what.includes('voice') ? 'other' : 'own',
      };
    }
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** A file of a recording, from a time on: `{recordingId}/{file}`. */
interface Wanted {
  name: string;
  fromMs: number;
}

function whatIsShown({ fromMs, voice, screen }: FilmPart<TurnRecording>, { layout, hide }: PlannedClip) {
  const place = (clip: typeof voice, file: string): Wanted | null =>
    // One that begins within a part's first moments is shown from its beginning.
    clip && { name: `${clip.recording.id}/${file}`, fromMs: Math.max(0, fromMs - clip.startMs) };
  const film = (clip: typeof voice, what: 'camera' | 'screen') =>
    clip?.recording.video && !hide.what.includes(what) ? place(clip, 'video.mp4') : null;
  const [camera, shared] = [film(voice, 'camera'), film(screen, 'screen')];
  const isHeard = (clip: typeof voice) => clip !== null && clip.recording.audioUrl !== null;
  const heard = hide.what.includes('sound') ? null : isHeard(voice) ? voice : isHeard(screen) ? screen : null;
  return {
    camera: layout === 'screen' && shared ? null : camera,
    screen: layout === 'camera' && camera ? null : shared,
    sound: place(heard, 'audio.m4a'),
  };
}

/** Copies of the files on this machine, by their names. Throws a FilmProblem when one is gone. */
async function fetchMedia(db: Db, names: readonly string[], folder: string): Promise<Map<string, string>> {
  const ids = [...new Set(names.map((name) => name.split('/')[0]!))];
  const keys = new Map(
    (await listRecordingParts(db, ids)).flatMap(({ recording, media }) =>
      media ? [[recording.id, media.key]] : [],
    ),
  );
  const files = new Map<string, string>();
  for (const name of names) {
    const [id = '', file = ''] = name.split('/');
    const key = keys.get(id);
    const bytes = key === undefined ? undefined : await recordings().read(`${key}/${file}`);
    if (!bytes) throw new FilmProblem('A recording that it shows is gone.');
    const copy = path.join(folder, `${id}-${file}`);
    await pipeline(
      Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(copy),
    );
    files.set(name, copy);
  }
  return files;
}
