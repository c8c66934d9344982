import { statSync } from 'node:fs';
import path from 'node:path';
import type { Limits } from './limits';

/** What an engine accepts. Everything is checked before anything is decoded. */
export const LONGEST_SECONDS = 4 * 3600;
export const LONGEST_SIDE = 8192;
export const MOST_PIXELS = 50_000_000;
/** Decoded pixels per second of film: 4K at 60 frames a second. */
const MOST_PIXELS_A_SECOND = 3840 * 2160 * 60;
/** Decoded pixels in all: four hours of Full HD at 30 frames a second, or one hour of 4K. */
const MOST_PIXELS_IN_ALL = 1920 * 1080 * 30 * LONGEST_SECONDS;
export const MOST_STREAMS = 16;
/** Of the output picture. */
export const LONGEST_SIDE_OUT = 1920;
export const MOST_FRAMES_A_SECOND = 30;
export const KEY_FRAME_SECONDS = 2;
export const POSTER_WIDTH = 1280;
export const POSTER_AT_SECONDS = 1;
/** A picture with fewer key frames is encoded again: seeking would be slow and its fragments long. */
export const MOST_SECONDS_WITHOUT_KEY_FRAME = 10;

export const PICTURE_SOUND_BITS = 96_000;
export const SOUND_BITS = 64_000;
export const SOUND_RATE = 48_000;

const MIB = 1024 * 1024;
/** Of a program that decodes: threads reserve much more address space than memory. */
const ADDRESS_BYTES = 4096 * MIB;

/** For inspecting files without decoding them. */
export function lookLimits(folder: string, files: readonly string[]): Limits {
  return {
    seconds: 60 + Math.ceil(bytesOf(files) / (4 * MIB)),
    reads: files.filter((file) => path.dirname(file) !== folder),
    folder,
    folderBytes: 4096 * MIB,
    addressBytes: ADDRESS_BYTES,
  };
}

/** So that no recording occupies one of a worker's few places for longer. */
export const LONGEST_WORK_SECONDS = 3600;

/**
 * For processing recordings of this length. Encoding takes about the length of the recording on two idle processors,
 * and a multiple of it on busy ones.
 */
export function workLimits(folder: string, seconds: number, files: readonly string[]): Limits {
  return {
    seconds: Math.min(120 + 4 * Math.ceil(seconds), LONGEST_WORK_SECONDS),
    reads: files,
    folder,
    addressBytes: ADDRESS_BYTES,
    folderBytes: Math.min(512 * MIB + 4 * bytesOf(files), 8192 * MIB),
  };
}

/** Whether decoding a picture would take more work than a film of its length may: size times frames, not size alone. */
export function isTooMuchWork(picture: {
  width: number;
  height: number;
  frames: number;
  seconds: number;
}): boolean {
  const pixels = picture.width * picture.height * picture.frames;
  return pixels > MOST_PIXELS_IN_ALL || pixels > MOST_PIXELS_A_SECOND * Math.max(1, picture.seconds);
}

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** The size of the output: even sides, the longer one within the limit. */
export function sizeOut(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE_OUT / Math.max(width, height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
