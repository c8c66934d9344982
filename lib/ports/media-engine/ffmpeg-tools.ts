import os from 'node:os';
import type { Container } from '@/lib/domain/recording/container';
import { settleIsolation } from './isolation';
import { MOST_PIXELS, MOST_STREAMS } from './recording-limits';
import { runLimited } from './run-limited';

/** The paths of this machine's ffmpeg programs. */
export const FFMPEG = 'ffmpeg';
export const FFPROBE = 'ffprobe';

/**
 * Whether the system has an ffmpeg that is new enough and can encode what browsers play. If it does not run in the
 * strongest isolation, because parts of it are installed elsewhere, a weaker one is used.
 */
export async function hasFfmpeg(): Promise<boolean> {
  return settleIsolation(isUsable);
}

async function isUsable(): Promise<boolean> {
  const limits = { seconds: 20, folder: os.tmpdir(), folderBytes: Number.POSITIVE_INFINITY };
  try {
    const version = await runLimited(FFMPEG, ['-version'], limits);
    if (version.status !== 0 || !isNewEnough(version.stdout)) return false;
    const encoders = await runLimited(FFMPEG, ['-hide_banner', '-encoders'], limits);
    if (!/ libx264 /.test(encoders.stdout) || !/ aac /.test(encoders.stdout)) return false;
    return (await runLimited(FFPROBE, ['-version'], limits)).status === 0;
  } catch {
    return false;
  }
}

/** 5.1 or newer, which has `-fps_mode`. A build from a commit has no number and counts as new. */
export function isNewEnough(versionText: string): boolean {
  const found = /^ffmpeg version (?:n?(\d+)\.(\d+)|N-|git-)/.exec(versionText);
  if (!found) return false;
  if (found[1] === undefined) return true;
  const [major, minor] = [Number(found[1]), Number(found[2])];
  return major > 5 || (major === 5 && minor >= 1);
}

const DEMUXERS: Record<Container, string> = {
  mp4: 'mov',
  webm: 'matroska',
  ogg: 'ogg',
  wav: 'wav',
  mp3: 'mp3',
  adts: 'aac',
};

/** The codecs that browsers and phones record with; no others are decoded. */
export const PICTURE_CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1'];
export const SOUND_CODECS = [
  'opus',
  'aac',
  'mp3',
  'vorbis',
  'flac',
  'alac',
  ...['s16le', 's24le', 's32le', 'f32le', 'u8', 'mulaw', 'alaw', 's16be', 's24be'].map(
    (kind) => `pcm_${kind}`,
  ),
];
/** A codec may have several decoders. */
const OTHER_DECODERS = ['libdav1d', 'libaom-av1', 'libopus', 'mp3float', 'libvorbis'];
/** Cover art: the prober refuses a file with a stream that it may not open, even if the stream is not used. */
const COVERS = ['mjpeg', 'png'];
const DECODERS = [...PICTURE_CODECS, ...SOUND_CODECS, ...OTHER_DECODERS, ...COVERS];

/**
 * The options before an untrusted file: its demuxer is fixed, no other file is opened, only known decoders are used,
 * and pictures that are too large are refused.
 */
export function strangersFile(file: string, container: Container): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-f', DEMUXERS[container]],
    ...(container === 'mp4' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : []),
    ...['-codec_whitelist', DECODERS.join(','), '-max_pixels', String(MOST_PIXELS)],
    ...['-max_streams', String(MOST_STREAMS), '-fflags', '+discardcorrupt'],
    ...['-i', `file:${file}`],
  ];
}
