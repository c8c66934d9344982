import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import {
  canRecordOthers,
  containerOfFile,
  ffmpegRecording,
  readMedia,
  recorded,
  testPicture,
} from '@/lib/testing/recordings/recorded';
import type { MediaEngine, MediaSource } from './engine';
import { findFfmpegEngine } from './ffmpeg-engine';
import { findMediabunnyEngine } from './mediabunny-engine';

const temporary = mkdtempSync(path.join(os.tmpdir(), "colloquy-join's-"));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
let folders = 0;
function newFolder(): string {
  folders += 1;
  const folder = path.join(temporary, String(folders));
  mkdirSync(folder);
  return folder;
}
const seconds = ({ durationMs }: ProcessedMedia) => durationMs / 1000;
const sizeOf = ({ video }: ProcessedMedia) => statSync(video!.file).size;
/** Where it is loud, in tenths of a second. */
const loud = (peaks: Uint8Array) => [...peaks].flatMap((peak, at) => (peak > 60 ? [at] : []));

const ENGINES: [name: string, engine: MediaEngine | null][] = [
  ['ffmpeg', await findFfmpegEngine()],
  ['mediabunny', await findMediabunnyEngine()],
];

describe.each(ENGINES)('recordings of one turn, joined by %s', (name, found) => {
  if (!found) return it.skip(`${name} is not on this machine`);
  const engine = found;
  const make = (file: string, wants: MediaSource['wants']) =>
    engine.process({ file, wants, container: containerOfFile(file) }, newFolder());
  const parts = new Map<string, Promise<ProcessedMedia>>();
  /** Made once: several tests join it, and none changes it. */
  const partOf = (name: string, wants: MediaSource['wants'] = 'picture') => {
    const key = `${wants} ${name}`;
    const made = parts.get(key) ?? make(recorded(name), wants);
    parts.set(key, made);
    return made;
  };

  let copied: Promise<ProcessedMedia> | undefined;
  const joinedTwice = (part: ProcessedMedia) => {
    copied ??= engine.join([part, part], newFolder());
    return copied;
  };

  it('are copied one after the other when they are of one kind', async () => {
    const part = await partOf('chromium-h264.mp4');
    const joined = await joinedTwice(part);
    expect(seconds(joined)).toBeCloseTo(2 * seconds(part), 0);
    expect(joined.video).toMatchObject({ width: 320, height: 240 });
    expect(Math.abs(sizeOf(joined) - 2 * sizeOf(part))).toBeLessThan(sizeOf(part) / 5);
    const film = await readMedia(joined.video!.file);
    expect(film.seconds).toBeCloseTo(seconds(joined), 0);
    expect(film.video!.startSeconds).toBe(0);
    expect(joined.poster).not.toBeNull();
  });

  it('keep every sound where it was heard', async () => {
    const part = await partOf('chromium-h264.mp4');
    const joined = await joinedTwice(part);
    const shift = Math.round(part.durationMs / 100);
    const expected = [...loud(part.peaks!), ...loud(part.peaks!).map((at) => at + shift)];
    const heard = loud(joined.peaks!);
    expect(expected.length).toBeGreaterThan(3);
    for (const at of expected) expect(heard.some((other) => Math.abs(other - at) <= 1)).toBe(true);
    expect(heard.length).toBeLessThan(expected.length + 5);
  });

  it.each([
    ['chromium-h264.mp4', 'copied'],
    ['chromium-vp8.webm', 'encoded'],
  ])('stand still until the next one begins: %s, %s', async (file) => {
    const part = await partOf(file);
    const other = file.endsWith('mp4') ? part : await partOf('chromium-h264.mp4');
    const startMs = part.durationMs + 1_500;
    const joined = await engine.join([part, { ...other, startMs }], newFolder());
    expect(Math.abs(joined.durationMs - startMs - other.durationMs)).toBeLessThan(60);
    const { fragments } = joined.video!.fragments;
    const sum = fragments.reduce((total, { durationMs }) => total + durationMs, 0);
    expect(Math.abs(sum - joined.durationMs)).toBeLessThan(60);
    const begins = fragments.map((_, at) =>
      fragments.slice(0, at).reduce((total, { durationMs }) => total + durationMs, 0),
    );
    expect(Math.min(...begins.map((begin) => Math.abs(begin - startMs)))).toBeLessThan(60);
    const late = loud(other.peaks!).map((at) => at + Math.round(startMs / 100));
    const heard = loud(joined.peaks!);
    expect(late.length).toBeGreaterThan(1);
    for (const at of late) expect(heard.some((one) => Math.abs(one - at) <= 1)).toBe(true);
  });

  it('take the size of the first when they differ', async () => {
    const small = await partOf('chromium-vp8.webm');
    const second = await (canRecordOthers() ? make(largeFilm(), 'picture') : partOf('chromium-silent.mp4'));
    const joined = await engine.join([small, second], newFolder());
    expect(joined.video).toMatchObject({ width: 320, height: 240 });
    expect((await readMedia(joined.video!.file)).video).toMatchObject({
      codec: 'avc',
      width: 320,
      height: 240,
    });
    expect(seconds(joined)).toBeCloseTo(seconds(small) + seconds(second), 0);
    const sum = joined.video!.fragments.fragments.reduce((total, { durationMs }) => total + durationMs, 0);
    expect(sum / 1000).toBeCloseTo(seconds(joined), 0);
  });

  it('are silent where one had no sound', async () => {
    const [silent, heard] = [await partOf('chromium-silent.mp4'), await partOf('chromium-h264.mp4')];
    const joined = await engine.join([silent, heard], newFolder());
    const begin = Math.round(silent.durationMs / 100);
    expect(loud(joined.peaks!).length).toBeGreaterThan(1);
    expect(loud(joined.peaks!)[0]).toBeGreaterThanOrEqual(begin - 1);
    expect(loud(joined.peaks!)[0]! - begin).toBeLessThanOrEqual(loud(heard.peaks!)[0]! + 1);
  });

  it('are heard where one had no picture, which comes back after it', async () => {
    const [film, sound] = [await partOf('chromium-h264.mp4'), await partOf('chromium-sound.webm', 'sound')];
    const startMs = film.durationMs;
    const joined = await engine.join(
      [film, { ...sound, startMs }, { ...film, startMs: startMs + sound.durationMs }],
      newFolder(),
    );
    expect(seconds(joined)).toBeCloseTo(2 * seconds(film) + seconds(sound), 0);
    expect(joined.video).toMatchObject({ width: 320, height: 240 });
    const heard = loud(joined.peaks!);
    for (const at of loud(sound.peaks!).map((peak) => peak + Math.round(startMs / 100)))
      expect(heard.some((one) => Math.abs(one - at) <= 1)).toBe(true);
    const voice = await readMedia(joined.audio!.file);
    expect(voice.seconds).toBeCloseTo(seconds(joined), 0);
  });

  it('are one sound when they have no picture', async () => {
    const parts = [
      await partOf('chromium-sound.webm', 'sound'),
      await partOf('chromium-sound.mp4', 'sound'),
      await partOf('chromium-sound.webm', 'sound'),
    ];
    const joined = await engine.join(parts, newFolder());
    expect(joined).toMatchObject({ video: null, poster: null });
    expect(seconds(joined)).toBeCloseTo(
      parts.reduce((sum, part) => sum + seconds(part), 0),
      0,
    );
    expect(await readMedia(joined.audio!.file)).toMatchObject({ audio: { codec: 'aac' }, video: null });
  });
});

let large: string | undefined;
/** Recorded once for all engines. */
function largeFilm(): string {
  const args = [...testPicture('640x360', 25), '-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
  large ??= ffmpegRecording(path.join(newFolder(), 'large.webm'), ...args);
  return large;
}
