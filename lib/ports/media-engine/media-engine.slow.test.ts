import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import {
  canRecordOthers,
  containerOfFile,
  ffmpegRecording,
  firstLight,
  firstSound,
  readMedia,
  recorded,
  testPicture,
  testTone,
} from '@/lib/testing/recordings/recorded';
import type { MediaEngine, MediaSource } from './engine';
import { findFfmpegEngine } from './ffmpeg-engine';
import { findMediabunnyEngine } from './mediabunny-engine';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-media-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
let folders = 0;
function newFolder(): string {
  folders += 1;
  const folder = path.join(temporary, String(folders));
  mkdirSync(folder);
  return folder;
}

const written = new Map<string, string>();
/** What ffmpeg records for these tests: each once, for all engines. */
function others(name: string, ...args: string[]): string {
  const file = written.get(name) ?? ffmpegRecording(path.join(newFolder(), name), ...args);
  written.set(name, file);
  return file;
}

const ENGINES: [name: string, engine: MediaEngine | null][] = [
  ['ffmpeg', await findFfmpegEngine()],
  ['mediabunny', await findMediabunnyEngine()],
];

describe.each(ENGINES)('recordings, made playable by %s', (name, found) => {
  if (!found) return it.skip(`${name} is not on this machine`);
  const engine = found;
  const make = (file: string, wants: MediaSource['wants']) =>
    engine.process({ file, wants, container: containerOfFile(file) }, newFolder());
  const films = new Map<string, Promise<ProcessedMedia>>();
  /** Made once: several tests look at it, and none changes it. */
  const filmOf = (file: string) => {
    const film = films.get(file) ?? make(recorded(file), 'picture');
    films.set(file, film);
    return film;
  };
  const near = (seconds: number) => (actual: number) => Math.abs(actual - seconds) < 0.35;

  describe.each(['chromium-vp8.webm', 'chromium-vp9.webm', 'chromium-h264.mp4'])('a film (%s)', (file) => {
    it('becomes H.264 and AAC in fragments, a sound, its peaks, speech and a poster', async () => {
      const made = await filmOf(file);
      expect(made.durationMs / 1000).toSatisfy(near(3));
      expect(made.video).toMatchObject({ width: 320, height: 240 });
      const film = await readMedia(made.video!.file);
      expect(film).toMatchObject({
        video: { codec: 'avc', width: 320, height: 240, startSeconds: 0 },
        audio: { codec: 'aac', channels: 1, rate: 48_000 },
      });
      expect(film.seconds).toSatisfy(near(3));
      expect(film.video!.framesASecond).toBeLessThan(31);

      const sound = await readMedia(made.audio!.file);
      expect(sound).toMatchObject({ video: null, audio: { codec: 'aac', channels: 1 } });
      expect(sound.seconds).toSatisfy(near(3));
      expect(made.peaks!.length).toSatisfy((count: number) => count >= 26 && count <= 34);
      // The fake microphone beeps once a second.
      expect(Math.max(...made.peaks!)).toBeGreaterThan(60);
      expect(Math.min(...made.peaks!)).toBeLessThan(30);
      expect(await readMedia(made.speech!.file)).toMatchObject({
        audio: { codec: 'pcm-s16', channels: 1, rate: 16_000 },
      });
      const poster = readFileSync(made.poster!.file);
      expect([...poster.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    });

    it('has an index whose fragments fill the file, each beginning with a key frame', async () => {
      const { video } = await filmOf(file);
      const { initBytes, fragments } = video!.fragments;
      const bytes = readFileSync(video!.file);
      expect(fragments[0]!.offset).toBeGreaterThanOrEqual(initBytes);
      expect(fragments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000).toSatisfy(near(3));
      for (const { offset, bytes: length } of fragments) {
        expect(bytes.toString('latin1', offset + 4, offset + 8)).toBe('moof');
        expect(offset + length).toBeLessThanOrEqual(bytes.length);
        // The first fragment and any other alone is a film.
        const alone = path.join(newFolder(), 'alone.mp4');
        writeFileSync(
          alone,
          Buffer.concat([bytes.subarray(0, initBytes), bytes.subarray(offset, offset + length)]),
        );
        expect((await readMedia(alone)).video).not.toBeNull();
      }
    });
  });

  it('keeps H.264 as it is', async () => {
    const made = await make(recorded('chromium-silent.mp4'), 'picture');
    expect(made).toMatchObject({ audio: null, peaks: null, speech: null });
    expect((await readMedia(made.video!.file)).audio).toBeNull();
    const source = statSync(recorded('chromium-silent.mp4')).size;
    expect(Math.abs(statSync(made.video!.file).size - source)).toBeLessThan(source / 20);
  });

  it.each(['chromium-sound.webm', 'chromium-sound.mp4', 'chromium-h264.mp4'])(
    'takes the sound alone of %s',
    async (file) => {
      const made = await make(recorded(file), 'sound');
      expect(made).toMatchObject({ video: null, poster: null });
      expect(made.durationMs / 1000).toSatisfy(near(3));
      expect(await readMedia(made.audio!.file)).toMatchObject({ video: null, audio: { codec: 'aac' } });
      expect(made.peaks!.length).toBeGreaterThan(25);
    },
  );

  it.each([
    'chromium-vp8.webm',
    'chromium-vp9.webm',
    'chromium-h264.mp4',
    'chromium-sound.webm',
    'chromium-sound.mp4',
  ])('makes the most of %s when it was cut in the middle', async (name) => {
    const cut = path.join(newFolder(), name);
    writeFileSync(cut, readFileSync(recorded(name)));
    truncateSync(cut, Math.floor(statSync(cut).size * 0.75));
    const made = await make(cut, name.includes('sound') ? 'sound' : 'picture');
    expect(made.durationMs).toBeGreaterThan(1500);
    expect(made.durationMs).toBeLessThan(3000);
    expect(made.audio).not.toBeNull();
  });

  it.skipIf(!canRecordOthers())(
    'has an index as long as its sound, which goes on after the picture',
    async () => {
      const file = others(
        'still.webm',
        ...[...testPicture('320x180'), '-f', 'lavfi', '-i', 'sine=frequency=440:duration=6'],
        ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
      );
      const made = await make(file, 'picture');
      const { fragments } = made.video!.fragments;
      const sum = fragments.reduce((total, { durationMs }) => total + durationMs, 0);
      expect(made.durationMs).toBeGreaterThan(5_900);
      expect(Math.abs(sum - made.durationMs)).toBeLessThan(2);
    },
  );

  it.skipIf(!canRecordOthers())('turns a film upright that says how it was held', async () => {
    const flat = others(
      'flat.mp4',
      ...[
        ...testPicture('320x180'),
        ...testTone,
        '-c:v',
        'libx264',
        '-bf',
        '2',
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'aac',
      ],
    );
    const held = others('held.mp4', ...['-i', flat, '-c', 'copy', '-metadata:s:v', 'rotate=90']);
    expect((await readMedia(held)).video).toMatchObject({
      turned: expect.toSatisfy((turn: number) => turn !== 0),
    });
    const made = await make(held, 'picture');
    expect(made.video).toMatchObject({ width: 180, height: 320 });
    expect((await readMedia(made.video!.file)).video).toMatchObject({ width: 180, height: 320, turned: 0 });
  });

  it.skipIf(!canRecordOthers())(
    'makes a large film smaller, with even sides and 30 frames a second at most',
    async () => {
      const args = [
        ...testPicture('2001x601', 60),
        '-t',
        '0.3',
        '-c:v',
        'libvpx',
        '-deadline',
        'realtime',
        '-cpu-used',
        '8',
      ];
      const large = others('large.webm', ...args);
      const made = await make(large, 'picture');
      expect(made.video).toMatchObject({ width: 1920, height: 576 });
      const film = await readMedia(made.video!.file);
      expect(film.video).toMatchObject({ width: 1920, height: 576 });
      expect(film.video!.framesASecond).toBeLessThan(32);
    },
  );

  it.skipIf(!canRecordOthers()).each([
    ['sound.ogg', ['-c:a', 'libopus']],
    ['sound.mp3', ['-c:a', 'libmp3lame']],
    [
      'covered.mp3',
      ['-f', 'lavfi', '-i', 'color=red:size=64x64:duration=0.04', '-map', '0', '-map', '1', '-c:v', 'mjpeg'],
    ],
    ['sound.wav', []],
    ['sound.aac', ['-c:a', 'aac']],
    ['sound.m4a', ['-c:a', 'aac']],
  ])('takes sound from %s', async (name, args) => {
    const made = await make(others(name, ...testTone, ...args), 'sound');
    expect(made.durationMs / 1000).toSatisfy(near(2));
    expect((await readMedia(made.audio!.file)).audio).toMatchObject({ codec: 'aac' });
  });

  it.skipIf(!canRecordOthers()).each([
    ['the sound', 2, 2.7],
    ['the picture', 2.7, 2],
  ])('keeps lips and words together when %s has begun later', async (later, flash, beep) => {
    const both = others(
      'both.mkv',
      ...[
        '-f',
        'lavfi',
        '-i',
        `color=black:size=160x120:rate=30:duration=4,geq=lum='if(between(T,2,2.2),235,16)':cb=128:cr=128`,
      ],
      ...['-f', 'lavfi', '-i', `sine=frequency=999:duration=4,volume='between(t,2,2.2)':eval=frame`],
      ...['-c:v', 'libx264', '-bf', '0', '-g', '30', '-pix_fmt', 'yuv420p', '-c:a', 'libopus'],
    );
    const [delayed, prompt] = later === 'the sound' ? ['a', 'v'] : ['v', 'a'];
    const late = others(
      `late ${delayed}.mkv`,
      ...[
        '-itsoffset',
        '0.7',
        '-i',
        both,
        '-i',
        both,
        '-map',
        `0:${delayed}`,
        '-map',
        `1:${prompt}`,
        '-c',
        'copy',
      ],
    );
    const made = await make(late, 'picture');
    expect(made.peaks!.findIndex((peak) => peak > 60) / 10).toBeCloseTo(beep, 1);
    const seen = firstLight(made.video!.file);
    expect(Math.abs(seen - flash)).toBeLessThan(0.04);
    expect(Math.abs(firstSound(made.video!.file) - beep)).toBeLessThan(0.04);
    expect(Math.abs(firstSound(made.audio!.file) - beep)).toBeLessThan(0.04);
  });

  it.skipIf(!canRecordOthers())('refuses a recording whose clock jumps by hours', async () => {
    const args = [
      ...testPicture('64x64'),
      '-vf',
      'setpts=if(gt(N\\,9)\\,PTS+20000/TB\\,PTS)',
      '-fps_mode',
      'vfr',
    ];
    const jumping = others('jumping.webm', ...args, '-c:v', 'libvpx');
    await expect(make(jumping, 'picture')).rejects.toMatchObject({
      reason: 'too_long',
      words: 'The recording is longer than four hours.',
    });
  });

  it.skipIf(!canRecordOthers())(
    'makes a film of ten bits that a telephone takes one for everyone',
    async () => {
      const args = [
        ...testPicture('320x180', 30),
        '-pix_fmt',
        'yuv420p10le',
        '-tag:v',
        'hvc1',
        '-x265-params',
        'log-level=none',
      ];
      const deep = others('deep.mp4', ...args, '-c:v', 'libx265', '-preset', 'ultrafast');
      const made = await make(deep, 'picture');
      expect((await readMedia(made.video!.file)).video).toMatchObject({
        codec: 'avc',
        width: 320,
        height: 180,
      });
      expect(made).toMatchObject({ audio: null, poster: expect.anything() });
      expect(made.durationMs / 1000).toSatisfy(near(2));
    },
  );
});
