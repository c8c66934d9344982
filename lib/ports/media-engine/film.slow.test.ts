import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { ffmpegRecording, readMedia } from '@/lib/testing/recordings/recorded';
import { findFfmpegEngine } from './ffmpeg-engine';
import type { FilmPiece } from './film';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-film-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
let folders = 0;
function newFolder(): string {
  folders += 1;
  const folder = path.join(temporary, String(folders));
  mkdirSync(folder);
  return folder;
}

const engine = await findFfmpegEngine();

describe.skipIf(!engine)('a film of parts of recordings', () => {
  const { process, film } = engine!;
  const recordings = new Map<string, Promise<ProcessedMedia>>();
  /** Made once: the films take their pieces from it, and none changes it. */
  const recording = (wants: 'picture' | 'sound') => {
    const made = recordings.get(wants) ?? record(wants);
    recordings.set(wants, made);
    return made;
  };
  /** Twenty seconds, made playable as recordings are: red, from the tenth second on green; a tone in the same half. */
  const record = async (wants: 'picture' | 'sound', size = '640x360') => {
    const file = ffmpegRecording(
      path.join(newFolder(), 'recording.webm'),
      ...['-f', 'lavfi', '-i', `color=red:size=${size}:rate=10:duration=10`],
      ...['-f', 'lavfi', '-i', `color=lime:size=${size}:rate=10:duration=10`],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=20'],
      ...['-filter_complex', "[0][1]concat=n=2:v=1[v];[2]volume=0:enable='lt(t,10)'[a]"],
      ...['-map', '[v]', '-map', '[a]', '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'],
    );
    return process({ file, wants, container: 'webm' }, newFolder());
  };
  const bare: FilmPiece = {
    ...{ frames: 60, camera: null, screen: null, sound: null, card: null },
    ...{ captions: [], silenced: [], voice: 'own' },
  };
  async function* those(pieces: FilmPiece[]) {
    yield* pieces;
  }
  const make = async (...pieces: FilmPiece[]) => {
    const reports: number[] = [];
    const made = await film!.make(those(pieces), newFolder(), (frames) => reports.push(frames));
    return { ...made, reports };
  };
  /** The colour in the middle of a half of the picture, as red, green, blue. */
  const colour = (file: string, seconds: number, half: 'left' | 'right' = 'left') =>
    [
      ...execFileSync('ffmpeg', [
        ...['-v', 'error', '-ss', String(seconds), '-i', file, '-frames:v', '1'],
        ...['-vf', `crop=40:40:${half === 'left' ? 400 : 1120}:340,scale=1:1`],
        ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
      ]),
    ].map((value) => (value > 128 ? 1 : 0));
  /** The loudest sample between two times, in decibels. */
  const loudness = (file: string, from: number, to: number, filter = 'anull') => {
    const args = ['-ss', String(from), '-to', String(to), '-i', file, '-af', `${filter},volumedetect`];
    const { stderr } = spawnSync('ffmpeg', [...args, '-vn', '-f', 'null', '-'], { encoding: 'utf8' });
    return Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
  };

  it('begins and ends where it should, in picture and sound, and plays everywhere', async () => {
    const made = await recording('picture');
    const camera = { file: made.video!.file, fromSeconds: 9 };
    const sound = { file: made.audio!.file, fromSeconds: 9 };
    const { file, durationMs, poster, reports } = await make({ ...bare, camera, sound });
    expect(durationMs).toBe(2_000);
    expect(await readMedia(file)).toMatchObject({
      video: { codec: 'avc', width: 1280, height: 720, startSeconds: 0 },
      audio: { codec: 'aac', channels: 1, rate: 48_000 },
    });
    expect((await readMedia(file)).seconds).toBeCloseTo(2, 1);
    expect([colour(file, 0.8), colour(file, 1.2)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    expect(loudness(file, 0, 0.9)).toBeLessThan(-40);
    expect(loudness(file, 1.1, 1.9)).toBeGreaterThan(-25);
    const bytes = readFileSync(file).toString('latin1');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect([...readFileSync(poster!).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(reports.at(-1)).toBe(60);
  });

  it('shows screen and camera side by side, joins pieces without a gap, and shows cards', async () => {
    const made = await recording('picture');
    const [video, audio] = [made.video!.file, made.audio!.file];
    const { file, durationMs } = await make(
      { ...bare, card: 'People book the bed they can picture {\\b1}', frames: 45 },
      {
        ...bare,
        screen: { file: video, fromSeconds: 2 },
        camera: { file: video, fromSeconds: 12 },
        sound: { file: audio, fromSeconds: 12 },
        frames: 31,
      },
      { ...bare, sound: { file: audio, fromSeconds: 12 }, frames: 44 },
    );
    expect(durationMs).toBe(4_000);
    expect((await readMedia(file)).seconds).toBeCloseTo(4, 1);
    expect(colour(file, 2, 'left')).toEqual([1, 0, 0]);
    expect(colour(file, 2, 'right')).toEqual([0, 1, 0]);
    expect(loudness(file, 0, 1.4)).toBeLessThan(-60);
    expect(loudness(file, 1.55, 3.9)).toBeGreaterThan(-25);
    const { stderr } = spawnSync(
      'ffmpeg',
      ['-i', file, '-af', 'silencedetect=n=-40dB:d=0.01', '-f', 'null', '-'],
      {
        encoding: 'utf8',
      },
    );
    // That of the card, and no other between the pieces.
    expect(
      [...stderr.matchAll(/silence_start: (-?[\d.]+)/g)].map(([, at]) => Number(at)).filter((at) => at < 3.9),
    ).toEqual([0]);
  });

  it('hears a tone instead of hidden words, and another voice', async () => {
    const made = await recording('sound');
    const sound = { file: made.audio!.file, fromSeconds: 12 };
    const silenced = [{ fromSeconds: 0.5, toSeconds: 1 }];
    const { file } = await make({ ...bare, sound, silenced });
    const voice = 'bandpass=f=440:width_type=h:w=40';
    expect(loudness(file, 0.1, 0.4, voice)).toBeGreaterThan(loudness(file, 0.6, 0.9, voice) + 20);
    expect(loudness(file, 0.6, 0.9, 'bandpass=f=880:width_type=h:w=40')).toBeGreaterThan(-30);
    const other = await make({ ...bare, sound, voice: 'other' });
    expect((await readMedia(other.file)).seconds).toBeCloseTo(2, 1);
    expect(loudness(other.file, 0.3, 1.7, voice)).toBeLessThan(loudness(file, 0.1, 0.4, voice) - 6);
    expect(loudness(other.file, 0.3, 1.7)).toBeGreaterThan(-30);
  });

  it('M2: hears another voice up to the very end of a recording, and silence after it', async () => {
    // Nobody speaks at its end: of silence, the filters keep so little that nothing may come of it.
    const silent = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=mono', '-t', '14', '-c:a', 'libopus'];
    const recorded = ffmpegRecording(path.join(newFolder(), 'recording.webm'), ...silent);
    const made = await process({ file: recorded, wants: 'sound', container: 'webm' }, newFolder());
    const end = (await readMedia(made.audio!.file)).seconds;
    const pieces = [0.055, 0.04, 0.03, -5].map((left) => {
      const sound = { file: made.audio!.file, fromSeconds: end - left };
      return { ...bare, sound, frames: 15, voice: 'other' as const };
    });
    const { file, durationMs } = await make(...pieces);
    expect(durationMs).toBe(2_000);
    expect(loudness(file, 0, 2)).toBeLessThan(-60);
  });

  it('writes captions into the picture', async () => {
    const { text } = await film!.abilities();
    if (!text) return;
    const made = await recording('picture');
    const camera = { file: made.video!.file, fromSeconds: 2 };
    const captions = [{ fromSeconds: 1, toSeconds: 2, text: 'Now it says\ncomfort category' }];
    const { file } = await make({ ...bare, camera, captions });
    const bright = (seconds: number) => {
      const args = ['-ss', String(seconds), '-i', file, '-frames:v', '1'];
      const shown = ['-vf', 'crop=1280:200:0:520,signalstats,metadata=print:file=-', '-f', 'null', '-'];
      const { stdout } = spawnSync('ffmpeg', ['-v', 'error', ...args, ...shown], { encoding: 'utf8' });
      return Number(/YMAX=([\d.]+)/.exec(stdout)?.[1]);
    };
    expect(bright(0.5)).toBeLessThan(120);
    expect(bright(1.5)).toBeGreaterThan(180);
  });

  it('ends when nobody wants it any more', async () => {
    const made = await recording('picture');
    const camera = { file: made.video!.file, fromSeconds: 1 };
    const gone = new Error('gone');
    const work = film!.make(those([{ ...bare, camera, frames: 300 }]), newFolder(), () => {
      throw gone;
    });
    await expect(work).rejects.toBe(gone);
  });
});
