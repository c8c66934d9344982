import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { CONTAINER_HEAD_BYTES, type Container, containerOf } from '@/lib/domain/recording/container';

/** A recording of about three seconds that a real Chromium has made (scripts/make-recordings.mjs). */
export function recorded(name: string): string {
  return path.resolve('lib/testing/recordings', name);
}

export function containerOfFile(file: string): Container {
  const container = containerOf(readFileSync(file).subarray(0, CONTAINER_HEAD_BYTES));
  if (!container) throw new Error(`${file} is no recording`);
  return container;
}

/** What others read in a film or sound that was made. */
export async function readMedia(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    return {
      seconds: await input.computeDuration(),
      video: video && {
        codec: video.codec,
        width: video.displayWidth,
        height: video.displayHeight,
        turned: video.rotation,
        startSeconds: await video.getFirstTimestamp(),
        framesASecond: (await video.computePacketStats()).averagePacketRate,
      },
      audio: audio && { codec: audio.codec, channels: audio.numberOfChannels, rate: audio.sampleRate },
    };
  } finally {
    input.dispose();
  }
}

/** Whether this machine's ffmpeg can write what other browsers and telephones record. */
export function canRecordOthers(): boolean {
  canRecord ??= hasEncoders();
  return canRecord;
}

let canRecord: boolean | undefined;

function hasEncoders(): boolean {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  const needed = ['libx264', 'libx265', 'libvpx', 'libopus', 'libmp3lame', 'aac'];
  return typeof stdout === 'string' && needed.every((name) => stdout.includes(` ${name} `));
}

/** Has ffmpeg write a recording of another browser's or telephone's kind. */
export function ffmpegRecording(file: string, ...args: string[]): string {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return file;
}

/** Two seconds of a test picture, and of a tone. */
export const testPicture = (size: string, rate = 15) => [
  ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=2`],
];
export const testTone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];

/** When a film's picture is no longer black, in seconds. */
export function firstLight(file: string): number {
  return found(file, ['-vf', 'blackdetect=d=0.05:pix_th=0.5', '-an'], /black_end:([\d.]+)/);
}

/** When something is heard, in seconds. */
export function firstSound(file: string): number {
  return found(file, ['-af', 'silencedetect=n=-30dB:d=0.05', '-vn'], /silence_end: ([\d.]+)/);
}

function found(file: string, filters: string[], line: RegExp): number {
  const { stderr } = spawnSync('ffmpeg', ['-nostdin', '-i', file, ...filters, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  return Number(line.exec(stderr)?.[1]);
}
