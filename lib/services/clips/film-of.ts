import type { FilmState } from '@/lib/domain/clip/clip';
import { LINK_SECONDS, signedUrl } from '@/lib/ports/signed-path';
import type { ClipRow } from '@/lib/store/clips';
import { noteGivenOut } from '../audit/given-out';
import { recordingPath } from '../recordings/recording-path';

/** What clips and reels have in common for readers. Addresses are signed, for an hour; null until it is ready. */
export interface Film {
  status: FilmState;
  /** Of a hundred. */
  progress: number;
  problem: string | null;
  durationSeconds: number | null;
  sizeBytes: number | null;
  transcript: string;
  mp4Url: string | null;
  vttUrl: string | null;
  posterUrl: string | null;
  linksExpireAt: Date | null;
}

type FilmRow = Pick<
  ClipRow,
  | 'state'
  | 'progress'
  | 'problem'
  | 'key'
  | 'durationMs'
  | 'filmBytes'
  | 'captionBytes'
  | 'posterBytes'
  | 'transcript'
>;

export const FILM_FILE = 'film.mp4';
export const CAPTION_FILE = 'captions.vtt';
export const POSTER_FILE = 'poster.jpg';

/** The path of a file, by the film's key and the file's name. */
export type FilmAddress = (key: string, name: string) => string;

export function filmOf(row: FilmRow, now: Date, address: FilmAddress = recordingPath): Film {
  const link = (name: string, bytes: number | null) => {
    if (row.key === null || bytes === null) return null;
    noteGivenOut();
    return signedUrl(address(row.key, name), now);
  };
  return {
    status: row.state,
    progress: row.progress,
    problem: row.problem,
    durationSeconds: row.durationMs === null ? null : row.durationMs / 1_000,
    sizeBytes: row.filmBytes,
    transcript: row.transcript,
    mp4Url: link(FILM_FILE, row.filmBytes),
    vttUrl: link(CAPTION_FILE, row.captionBytes),
    posterUrl: link(POSTER_FILE, row.posterBytes),
    linksExpireAt: row.key === null ? null : new Date(now.getTime() + LINK_SECONDS * 1_000),
  };
}
