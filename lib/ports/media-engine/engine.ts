import type { Container } from '@/lib/domain/recording/container';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import type { FilmMaker } from './film';

/** A recording on this machine. */
export interface MediaSource {
  /** An absolute path. */
  file: string;
  /** `sound` ignores a picture; `picture` keeps the sound, if there is one. */
  wants: 'sound' | 'picture';
  /** Detected from the file's first bytes (`containerOf`); the file is read as this format and no other. */
  container: Container;
  /**
   * Its start among the recordings that it follows, in milliseconds; the end of the one before, unless that is earlier.
   */
  startMs?: number;
}

/** What was found of one of several recordings that are joined. */
export type MediaPart = Pick<ProcessedMedia, 'durationMs' | 'audio'> & {
  video: { file: string; width: number; height: number } | null;
  /**
   * After the start of the first; when it is later than the end of the one before, the last picture is held, in
   * silence.
   */
  startMs?: number;
};

/** From where, in milliseconds of the file, and how much at most. */
export interface SoundPart {
  fromMs: number;
  mostMs: number;
}

/** A WAV file of 16 kHz and one channel. It begins `fromMs` after the file's beginning, and may reach further than asked. */
export interface Sound {
  file: string;
  fromMs: number;
}

/** Makes recordings playable. */
export interface MediaEngine {
  name: 'ffmpeg' | 'mediabunny';
  /**
   * Writes its results into `folder`, which exists, is empty and belongs to the caller. Throws a MediaProblem when the
   * recording cannot be processed; after another error a retry may succeed.
   */
  process(source: MediaSource, folder: string): Promise<ProcessedMedia>;
  /**
   * The sound of a part of a recording, for a transcriber, which is needed soon: nothing else is made of it. Throws as
   * `process` does.
   */
  listen(source: Omit<MediaSource, 'wants' | 'startMs'>, folder: string, part: SoundPart): Promise<Sound>;
  /** Joins several consecutive recordings into one, in the size of the first picture. Throws as `process` does. */
  join(parts: readonly MediaPart[], folder: string): Promise<ProcessedMedia>;
  /** Null where it makes no films of parts of recordings. */
  film: FilmMaker | null;
}

/** The parts as sources: a film includes its sound. */
export function partSources(parts: readonly MediaPart[]): MediaSource[] {
  return parts.flatMap(({ video, audio, startMs = 0 }): MediaSource[] => {
    if (video) return [{ file: video.file, wants: 'picture', container: 'mp4', startMs }];
    return audio ? [{ file: audio.file, wants: 'sound', container: 'mp4', startMs }] : [];
  });
}

/** What was found in the sources, each lasting until the next one starts. */
export function untilTheNext<P extends { seconds: number }>(
  found: readonly P[],
  sources: readonly MediaSource[],
): P[] {
  let begin = 0;
  return found.map((part, at) => {
    const next = (sources[at + 1]?.startMs ?? 0) / 1_000;
    const seconds = Math.max(part.seconds, next - begin);
    begin += seconds;
    return { ...part, seconds };
  });
}
