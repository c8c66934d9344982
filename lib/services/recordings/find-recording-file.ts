import { Failure } from '@/lib/domain/failure';
import { playlistOf } from '@/lib/domain/recording/playlist';
import { cutSound } from '@/lib/ports/media-engine/cut-sound';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { isSigned, signedUrl } from '@/lib/ports/signed-path';
import { type FilmFiles, findFilmByKey } from '@/lib/store/films';
import { findMediaByKey, type MediaFiles } from '@/lib/store/recordings';
import { CAPTION_FILE, FILM_FILE, POSTER_FILE } from '../clips/film-of';
import type { AnyoneContext } from '../context';
import { recordingPath } from './recording-path';

/** A file of a recording, to be read whole or in part; or a playlist, which is written for each reader. */
export type RecordingFile =
  | { type: string; playlist: string }
  | {
      type: string;
      /** The file name for downloads; null for files that are shown in the page. */
      saveAs: string | null;
      sizeBytes: number;
      /** The bytes from `start` to `end`, both included. */
      read(range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | undefined>;
    };

const FILES = {
  'audio.m4a': { type: 'audio/mp4', bytes: (row: MediaFiles) => row.audioBytes, saved: true },
  'video.mp4': { type: 'video/mp4', bytes: (row: MediaFiles) => row.videoBytes, saved: true },
  'poster.jpg': { type: 'image/jpeg', bytes: (row: MediaFiles) => row.posterBytes, saved: false },
};
const FILM_FILES = {
  [FILM_FILE]: { type: 'video/mp4', bytes: (film: FilmFiles) => film.filmBytes, saved: true },
  [CAPTION_FILE]: {
    type: 'text/vtt; charset=utf-8',
    bytes: (film: FilmFiles) => film.captionBytes,
    saved: false,
  },
  [POSTER_FILE]: { type: 'image/jpeg', bytes: (film: FilmFiles) => film.posterBytes, saved: false },
};
const PLAYLIST = 'stream.m3u8';

interface Part {
  key: string;
  fromMs: number;
  toMs: number;
}

/**
 * The file of a part of a recording's sound, in milliseconds, that goes on in parts of other recordings: whoever has its
 * address hears nothing around them.
 */
export function soundName({ fromMs, toMs }: Omit<Part, 'key'>, others: readonly Part[]): string {
  const further = others.map((one) => `-${one.key}-${one.fromMs}-${one.toMs}`).join('');
  return `sound-${fromMs}-${toMs}${further}.m4a`;
}
const SOUND_NAME = /^sound-(\d{1,8})-(\d{1,8})((?:-[0-9a-f]{64}-\d{1,8}-\d{1,8})*)\.m4a$/;
const FURTHER = /-([0-9a-f]{64})-(\d+)-(\d+)/g;

/** The parts that a name says; null for other files. */
function soundParts(key: string, name: string): Part[] | null {
  const [, fromMs, toMs, further = ''] = SOUND_NAME.exec(name) ?? [];
  if (fromMs === undefined || toMs === undefined) return null;
  const others = [...further.matchAll(FURTHER)].map(([, other = '', from, to]) => ({
    ...{ key: other, fromMs: Number(from), toMs: Number(to) },
  }));
  return [{ key, fromMs: Number(fromMs), toMs: Number(toMs) }, ...others];
}

/**
 * The file of a signed address. Refuses `forbidden` for an altered or expired one, before any lookup, and `not_found`
 * for an erased file. `address` gives the paths that were signed.
 */
export async function findRecordingFile(
  ctx: AnyoneContext,
  { key, name, search }: { key: string; name: string; search: string },
  address = recordingPath,
): Promise<RecordingFile> {
  if (!isSigned(address(key, name), search, ctx.now())) {
    throw new Failure(
      'forbidden',
      'This link was altered, or its hour is over. Read the response again for a new one.',
    );
  }
  const row = await findMediaByKey(ctx.db, key);
  if (!row) return findFilmFile(ctx, { key, name });
  if (name === PLAYLIST && row.fragments) {
    const media = signedUrl(address(key, 'video.mp4'), ctx.now());
    return { type: 'application/vnd.apple.mpegurl', playlist: playlistOf(row.fragments, media) };
  }
  const parts = soundParts(key, name);
  if (parts) return soundFile(ctx, parts);
  const file = Object.hasOwn(FILES, name) ? FILES[name as keyof typeof FILES] : undefined;
  const sizeBytes = file?.bytes(row);
  if (!file || !sizeBytes) throw gone();
  return {
    type: file.type,
    saveAs: file.saved ? `recording-${row.recordingId.slice(0, 8)}-${name}` : null,
    sizeBytes,
    read: (range) => recordings().read(`${key}/${name}`, range),
  };
}

/** Parts of recordings' sounds, as a file of its own. */
async function soundFile({ db }: AnyoneContext, parts: readonly Part[]): Promise<RecordingFile> {
  const stored = [];
  for (const { key, fromMs, toMs } of parts) {
    const sizeBytes = (await findMediaByKey(db, key))?.audioBytes;
    if (!sizeBytes) throw gone();
    const read = (range: { start: number; end: number }) => recordings().read(`${key}/audio.m4a`, range);
    stored.push({ sizeBytes, read, fromMs, toMs });
  }
  const bytes = await cutSound(stored);
  if (!bytes) throw gone();
  return {
    ...{ type: 'audio/mp4', saveAs: null, sizeBytes: bytes.length },
    read: async ({ start, end }) => new Blob([bytes.subarray(start, end + 1)]).stream(),
  };
}

/** A file of a clip or a reel. */
async function findFilmFile(
  ctx: AnyoneContext,
  { key, name }: { key: string; name: string },
): Promise<RecordingFile> {
  const film = await findFilmByKey(ctx.db, key);
  const file = Object.hasOwn(FILM_FILES, name) ? FILM_FILES[name as keyof typeof FILM_FILES] : undefined;
  const sizeBytes = film && file?.bytes(film);
  if (!film || !file || !sizeBytes) throw gone();
  return {
    type: file.type,
    saveAs: file.saved ? `${film.kind}-${key.slice(0, 8)}.mp4` : null,
    sizeBytes,
    read: (range) => recordings().read(`${key}/${name}`, range),
  };
}

function gone(): Failure {
  return new Failure('not_found', 'This recording is not there any more.');
}
