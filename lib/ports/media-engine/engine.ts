import type { Container } from '@/lib/domain/recording/container';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';

/** A recording on this machine. */
export interface MediaSource {
  /** Absolute. */
  file: string;
  /** `sound` leaves a picture out; `picture` keeps the sound, where there is one. */
  wants: 'sound' | 'picture';
  /** By the file's first bytes (`containerOf`): it is read as this and nothing else. */
  container: Container;
  /** Where it begins among those that it follows, in milliseconds; where the one before ends, unless that is earlier. */
  startMs?: number;
}

/** What was made of one of several recordings that are to be one. */
export type MediaPart = Pick<ProcessedMedia, 'durationMs' | 'audio'> & {
  video: { file: string; width: number; height: number } | null;
  /** After the first one's begin; later than the end of the one before, the last picture stands, and it is silent. */
  startMs?: number;
};

/** Makes recordings playable. */
export interface MediaEngine {
  name: 'ffmpeg' | 'mediabunny';
  /**
   * Writes what it makes into `folder`, which exists, is empty and is the caller's to remove. Throws a MediaProblem when
   * nothing can be made of the recording; another error may pass.
   */
  process(source: MediaSource, folder: string): Promise<ProcessedMedia>;
  /** One recording out of several that follow each other, in the size of the first picture. Throws like `process`. */
  join(parts: readonly MediaPart[], folder: string): Promise<ProcessedMedia>;
}

/** The parts as sources: a film holds its own sound. */
export function partSources(parts: readonly MediaPart[]): MediaSource[] {
  return parts.flatMap(({ video, audio, startMs = 0 }): MediaSource[] => {
    if (video) return [{ file: video.file, wants: 'picture', container: 'mp4', startMs }];
    return audio ? [{ file: audio.file, wants: 'sound', container: 'mp4', startMs }] : [];
  });
}

/** What was found in the sources, each lasting until the next one begins. */
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
