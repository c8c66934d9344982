import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { readFragmentIndex } from './fragment-index';
import { MediaProblem } from './media-problem';
import { readPeaks } from './sound-peaks';

/** The files that an engine has written. Everything else is read from them in the same way for every engine. */
export interface MadeMedia {
  video: { file: string; width: number; height: number } | null;
  /** Present together with `speech`. */
  audio: { file: string } | null;
  speech: { file: string } | null;
  poster: { file: string } | null;
}

export async function processedMedia(made: MadeMedia): Promise<ProcessedMedia> {
  const fragments = made.video && (await readFragmentIndex(made.video.file));
  const sound = made.speech && (await readPeaks(made.speech.file));
  const pictureMs = fragments?.fragments.reduce((sum, { durationMs }) => sum + durationMs, 0) ?? 0;
  const durationMs = Math.round(Math.max(pictureMs, sound?.durationMs ?? 0));
  if (durationMs === 0) throw new MediaProblem('no_sound_or_picture', 'nothing came of it');
  const last = fragments?.fragments.at(-1);
  // Sound after the end of the picture belongs to the last fragment, whose duration includes it.
  if (last) last.durationMs += Math.max(0, durationMs - pictureMs);
  return {
    durationMs,
    video: made.video && fragments && { ...made.video, fragments },
    audio: made.audio,
    poster: made.poster,
    peaks: sound?.peaks ?? null,
    speech: made.speech,
  };
}
