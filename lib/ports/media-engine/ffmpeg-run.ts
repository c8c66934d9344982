import { existsSync } from 'node:fs';
import path from 'node:path';
import { audioFile } from './ffmpeg-outputs';
import { FFMPEG } from './ffmpeg-tools';
import type { Limits } from './limits';
import type { MadeMedia } from './made-media';
import { MediaProblem, type MediaProblemReason } from './media-problem';
import { lookLimits, POSTER_AT_SECONDS, POSTER_WIDTH } from './recording-limits';
import { runLimited } from './run-limited';

/**
 * Runs ffmpeg, which keeps the limit of processor time that every program gets. What it cannot do is a problem for
 * `reason`: a recording that it cannot read is broken.
 */
export async function runFfmpeg(
  args: readonly string[],
  limits: Limits,
  { onLine, reason = 'broken' }: { onLine?: (line: string) => void; reason?: MediaProblemReason } = {},
): Promise<void> {
  // Of errors alone, the last line may say nothing but that there was one: warnings tell what came before it.
  const always = ['-nostdin', '-hide_banner', '-nostats', '-y', '-v', 'warning', '-max_error_rate', '1'];
  const { status, stderr } = await runLimited(FFMPEG, [...always, '-threads', '4', ...args], limits, {
    ...(onLine && { onLine }),
  });
  if (status !== 0) throw new MediaProblem(reason, stderr);
}

/** The folder that everything is written to. */
export function filesIn(
  folder: string,
  size: { width: number; height: number } | null,
  hasSound: boolean,
): MadeMedia {
  return {
    video: size && { file: path.join(folder, 'video.mp4'), ...size },
    audio: hasSound ? { file: path.join(folder, 'audio.m4a') } : null,
    speech: hasSound ? { file: path.join(folder, 'speech.wav') } : null,
    poster: null,
  };
}

/** From the film just made, which is rotated and scaled already. */
export async function posterOf(film: string, folder: string): Promise<MadeMedia['poster']> {
  const file = path.join(folder, 'poster.jpg');
  const still = ['-frames:v', '1', '-vf', `scale='min(${POSTER_WIDTH},iw)':-2,format=yuvj420p`, '-q:v', '4'];
  for (const at of [POSTER_AT_SECONDS, 0]) {
    const args = [
      '-ss',
      String(at),
      '-f',
      'mov',
      '-i',
      `file:${film}`,
      ...still,
      '-f',
      'image2',
      '-update',
      '1',
    ];
    await runFfmpeg([...args, `file:${file}`], lookLimits(folder, [film]));
    if (existsSync(file)) return { file };
  }
  return null;
}

/** The film's sound as a separate file: encoding it a second time would take longer than everything else. */
export async function copySound({ video, audio }: MadeMedia, folder: string): Promise<void> {
  if (!video || !audio) return;
  const copied = ['-f', 'mov', '-i', `file:${video.file}`, '-map', '0:a', '-c', 'copy'];
  await runFfmpeg([...copied, ...audioFile(audio.file)], lookLimits(folder, [video.file]));
}
