import { Failure } from '@/lib/domain/failure';
import { playlistOf } from '@/lib/domain/recording/playlist';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { isSigned, signedUrl } from '@/lib/ports/signed-path';
import { findMediaByKey, type MediaFiles } from '@/lib/store/recordings';
import type { AnyoneContext } from '../context';

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
const PLAYLIST = 'stream.m3u8';

/**
 * The file of a signed address. Refuses `forbidden` for an altered or expired one, before any lookup, and `not_found`
 * for an erased file.
 */
export async function findRecordingFile(
  ctx: AnyoneContext,
  { key, name, search }: { key: string; name: string; search: string },
): Promise<RecordingFile> {
  if (!isSigned(addressOf(key, name), search, ctx.now())) {
    throw new Failure(
      'forbidden',
      'This link was altered, or its hour is over. Read the response again for a new one.',
    );
  }
  const row = await findMediaByKey(ctx.db, key);
  if (!row) throw gone();
  if (name === PLAYLIST && row.fragments) {
    const media = signedUrl(addressOf(key, 'video.mp4'), ctx.now());
    return { type: 'application/vnd.apple.mpegurl', playlist: playlistOf(row.fragments, media) };
  }
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

/** The path of a file of a recording. */
export function addressOf(key: string, name: string): string {
  return `/api/recordings/${key}/${name}`;
}

function gone(): Failure {
  return new Failure('not_found', 'This recording is not there any more.');
}
