import path from 'node:path';
import type { Seen } from './ffmpeg-look';
import {
  KEY_FRAME_SECONDS,
  LONGEST_SECONDS,
  LONGEST_SIDE_OUT,
  MOST_FRAMES_A_SECOND,
  MOST_SECONDS_WITHOUT_KEY_FRAME,
  PICTURE_SOUND_BITS,
  SOUND_BITS,
} from './recording-limits';

/** Whether every browser can play this picture without re-encoding. */
export function isPlayable(picture: NonNullable<Seen['picture']>): boolean {
  const { width, height, timeline } = picture;
  return (
    picture.codec === 'h264' &&
    /^((Constrained )?Baseline|Main|High)$/.test(picture.profile) &&
    /^yuvj?420p$/.test(picture.pixelFormat) &&
    !picture.isTurned &&
    picture.hasSquarePixels &&
    width % 2 === 0 &&
    height % 2 === 0 &&
    Math.max(width, height) <= LONGEST_SIDE_OUT &&
    !timeline.isReordered &&
    timeline.longestSecondsWithoutKeyFrame <= MOST_SECONDS_WITHOUT_KEY_FRAME
  );
}

/**
 * The first picture of a copied stream is held from the start: the muxer would drop that it came later than the sound.
 */
export const COPIED_PICTURE = ['-c:v', 'copy', '-bsf:v', 'setts=ts=if(eq(N\\,0)\\,0\\,TS)'];

/** H.264 with at most 30 frames a second; no frames are duplicated. */
export const ENCODED_PICTURE = [
  ...['-fps_mode', 'vfr', '-r', String(MOST_FRAMES_A_SECOND)],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-threads:v', '4'],
  ...['-crf', '23', '-maxrate', '4M', '-bufsize', '8M', '-bf', '0', '-sc_threshold', '0'],
  ...['-g', '600', '-force_key_frames', `expr:gte(t,n_forced*${KEY_FRAME_SECONDS})`],
];

/** Metadata of the recording (places, devices) is not copied. */
const PLAIN = ['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(LONGEST_SECONDS)];

/** A fragmented film from streams that are mapped already. */
export function filmFile(file: string): string[] {
  return [
    ...['-c:a', 'aac', '-b:a', String(PICTURE_SOUND_BITS), '-ac', '1'],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-min_frag_duration', '1900000'],
    ...[...PLAIN, '-f', 'mp4', `file:${file}`],
  ];
}

/** The sound for listening, from a stream that is mapped already. */
export function audioFile(file: string): string[] {
  return ['-movflags', '+faststart', ...PLAIN, '-f', 'ipod', `file:${file}`];
}

export const ENCODED_VOICE = ['-c:a', 'aac', '-b:a', String(SOUND_BITS), '-ac', '1'];

/** The sound for a transcriber. */
export function speechFile(stream: string, folder: string): string[] {
  return [
    ...['-map', stream, '-c:a', 'pcm_s16le', '-ac', '1', '-bitexact'],
    ...[...PLAIN, '-f', 'wav', `file:${path.join(folder, 'speech.wav')}`],
  ];
}
