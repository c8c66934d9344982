import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaSource } from './engine';
import { type Inputs, leadOf, pieceGraph } from './ffmpeg-film-graph';
import { posterOf, runFfmpeg } from './ffmpeg-run';
import { FFMPEG, strangersFile } from './ffmpeg-tools';
import {
  FILM_HEIGHT,
  FILM_RATE,
  FILM_WIDTH,
  type FilmAbilities,
  type FilmMaker,
  type FilmPiece,
  type FilmSource,
  type MadeFilm,
} from './film';
import { filmText } from './film-text';
import type { MadeMedia } from './made-media';
import { MediaProblem } from './media-problem';
import { KEY_FRAME_SECONDS, PICTURE_SOUND_BITS, workLimits } from './recording-limits';
import { runLimited } from './run-limited';
import { inWorkFolder, makeTemporaryFolder } from './work-folder';

/** Films by the system's ffmpeg: each piece by itself with its sound as it is, then all joined, the picture copied. */
export const FFMPEG_FILM: FilmMaker = { abilities: async () => (await toolsOf()).abilities, make };

/** One encoder for all pieces: only then can they be joined without encoding them again. */
const PIECE = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
  ...['-crf', '23', '-maxrate', '4M', '-bufsize', '8M', '-bf', '0', '-threads:v', '4'],
  ...['-fps_mode', 'cfr', '-r', String(FILM_RATE), '-g', String(KEY_FRAME_SECONDS * FILM_RATE)],
  ...['-video_track_timescale', '15360', '-c:a', 'pcm_s16le', '-ac', '1'],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'mov'],
];
const SIZE = { width: FILM_WIDTH, height: FILM_HEIGHT };
const NOTHING: MadeMedia = { video: null, audio: null, speech: null, poster: null };

async function make(
  pieces: AsyncIterable<FilmPiece>,
  folder: string,
  report: (framesDone: number) => void,
): Promise<MadeFilm> {
  const { rubberband } = await toolsOf();
  const made: { file: string; frames: number }[] = [];
  let done = 0;
  for await (const piece of pieces) {
    if (piece.frames < 1) continue;
    const own = path.join(folder, `piece-${made.length}`);
    await mkdir(own);
    const before = done;
    const { video } = await inWorkFolder(sourcesOf(piece), own, (sources, work) =>
      makePiece(piece, sources, work, rubberband, (frames) => report(before + frames)),
    );
    if (!video) throw new MediaProblem('not_made', 'no piece came of it');
    made.push({ file: video.file, frames: piece.frames });
    done += piece.frames;
    report(done);
  }
  if (made.length === 0) throw new MediaProblem('no_sound_or_picture', 'a film without pieces');
  const joined = await inWorkFolder(
    made.map(({ file }) => ({ file, wants: 'picture', container: 'mp4' })),
    folder,
    (sources, work) =>
      join(
        sources.map(({ file }, at) => ({ file, frames: made[at]!.frames })),
        work,
      ),
  );
  for (const { file } of made) await rm(path.dirname(file), { recursive: true, force: true });
  return {
    file: joined.video!.file,
    poster: joined.poster?.file ?? null,
    durationMs: Math.round((done / FILM_RATE) * 1_000),
  };
}

const KINDS = ['camera', 'screen', 'sound'] as const;

function sourcesOf(piece: FilmPiece): MediaSource[] {
  return KINDS.flatMap((kind): MediaSource[] => {
    const source = piece[kind];
    return source
      ? [{ file: source.file, wants: kind === 'sound' ? 'sound' : 'picture', container: 'mp4' }]
      : [];
  });
}

/** `sources`: copies of the piece's files, in the order of `sourcesOf`. */
async function makePiece(
  piece: FilmPiece,
  sources: readonly MediaSource[],
  folder: string,
  rubberband: boolean,
  report: (frames: number) => void,
): Promise<MadeMedia> {
  const seconds = piece.frames / FILM_RATE;
  const inputs: Inputs = { camera: -1, screen: -1, sound: -1 };
  const args: string[] = [];
  let input = 0;
  for (const kind of KINDS) {
    const source: FilmSource | null = piece[kind];
    if (!source) continue;
    const lead = leadOf(source);
    const length = lead.frames / FILM_RATE + seconds + 1;
    args.push('-ss', lead.seconds.toFixed(6), '-t', length.toFixed(3));
    args.push(...strangersFile(sources[input]!.file, 'mp4'));
    inputs[kind] = input;
    input += 1;
  }
  const text = filmText({ ...piece, seconds });
  if (text !== null) await writeFile(path.join(folder, TEXT), text, { mode: 0o644 });
  args.push('-filter_complex', pieceGraph(piece, inputs, text === null ? null : TEXT, { rubberband }));
  const file = path.join(folder, 'piece.mov');
  args.push('-map', '[picture]', '-map', '[sound]', ...PIECE, '-progress', 'pipe:1', `file:${file}`);
  const limits = workLimits(
    folder,
    seconds,
    sources.map((one) => one.file),
  );
  const onLine = (line: string) => {
    const frames = /^frame=\s*(\d+)$/.exec(line)?.[1];
    if (frames !== undefined) report(Math.min(Number(frames), piece.frames));
  };
  await runFfmpeg(args, limits, { onLine, reason: 'not_made' });
  return { ...NOTHING, video: { file, ...SIZE } };
}

const TEXT = 'text.ass';

/** The pieces in a row; their sound is encoded once, without gaps between them. */
async function join(pieces: readonly { file: string; frames: number }[], folder: string): Promise<MadeMedia> {
  const list = path.join(folder, 'pieces.ffconcat');
  const entries = pieces.map(
    ({ file, frames }) =>
      `file '${file.replaceAll("'", "'\\''")}'\nduration ${(frames / FILM_RATE).toFixed(6)}\n`,
  );
  await writeFile(list, `ffconcat version 1.0\n${entries.join('')}`, { mode: 0o644 });
  const file = path.join(folder, 'film.mp4');
  const seconds = pieces.reduce((sum, { frames }) => sum + frames, 0) / FILM_RATE;
  const args = [
    ...['-protocol_whitelist', 'file,pipe', '-f', 'concat', '-safe', '0', '-i', `file:${list}`],
    ...['-map', '0:v:0', '-c:v', 'copy', '-map', '0:a:0', '-c:a', 'aac', '-b:a', String(PICTURE_SOUND_BITS)],
    ...['-ac', '1', '-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', '-f', 'mp4'],
  ];
  await runFfmpeg(
    [...args, `file:${file}`],
    workLimits(
      folder,
      seconds,
      pieces.map((piece) => piece.file),
    ),
    { reason: 'not_made' },
  );
  return { ...NOTHING, video: { file, ...SIZE }, poster: await posterOf(file, folder) };
}

interface Tools {
  abilities: FilmAbilities;
  rubberband: boolean;
}

const kept = globalThis as typeof globalThis & { colloquyFilmTools?: Promise<Tools> };

/** What this machine's ffmpeg can do, tried once, and again after a trial that failed. */
function toolsOf(): Promise<Tools> {
  kept.colloquyFilmTools ??= tryTools().catch((error: unknown) => {
    delete kept.colloquyFilmTools;
    throw error;
  });
  return kept.colloquyFilmTools;
}

async function tryTools(): Promise<Tools> {
  const { folder, remove } = await makeTemporaryFolder();
  try {
    const limits = { seconds: 30, folder, folderBytes: Number.POSITIVE_INFINITY };
    const { stdout } = await runLimited(FFMPEG, ['-hide_banner', '-filters'], limits);
    const has = (...names: string[]) => names.every((name) => new RegExp(` ${name} +\\S+->`).test(stdout));
    return {
      abilities: {
        text: has('ass') && (await canWrite(folder)),
        voice: has('asetrate', 'atempo'),
        silence: has('volume', 'sine', 'amix'),
      },
      rubberband: has('rubberband'),
    };
  } finally {
    await remove();
  }
}

/** Whether a letter can be seen: without any font the filter writes nothing, and says nothing. */
async function canWrite(folder: string): Promise<boolean> {
  const text = filmText({ captions: [], card: 'Aa', seconds: 5 })!;
  await writeFile(path.join(folder, TEXT), text, { mode: 0o644 });
  const { status, stdout } = await runLimited(
    FFMPEG,
    [
      ...[
        '-nostdin',
        '-hide_banner',
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'color=black:size=640x360:rate=5:duration=1',
      ],
      ...[
        '-vf',
        `ass=filename=${TEXT},signalstats,metadata=print:file=-`,
        '-frames:v',
        '1',
        '-f',
        'null',
        '-',
      ],
    ],
    { seconds: 30, folder, folderBytes: Number.POSITIVE_INFINITY },
  ).catch(() => ({ status: 1, stdout: '' }));
  return status === 0 && Number(/signalstats\.YMAX=([\d.]+)/.exec(stdout)?.[1] ?? 0) > 120;
}
