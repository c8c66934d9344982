import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { allDone } from './all-done';
import {
  type MediaEngine,
  type MediaSource,
  partSources,
  type Sound,
  type SoundPart,
  untilTheNext,
} from './engine';
import { FFMPEG_FILM } from './ffmpeg-film';
import { joinedPicture, joinedSound, SPEECH_FILTER } from './ffmpeg-graphs';
import { lookInto, type Seen } from './ffmpeg-look';
import {
  audioFile,
  COPIED_PICTURE,
  ENCODED_PICTURE,
  ENCODED_VOICE,
  filmFile,
  isPlayable,
  speechFile,
} from './ffmpeg-outputs';
import { copySound, filesIn, posterOf, runFfmpeg } from './ffmpeg-run';
import { hasFfmpeg, strangersFile } from './ffmpeg-tools';
import { type MadeMedia, processedMedia } from './made-media';
import { MediaProblem } from './media-problem';
import { LONGEST_SECONDS, lookLimits, sizeOut, workLimits } from './recording-limits';
import { inWorkFolder } from './work-folder';

/** The system's ffmpeg; null when it is missing, too old, or cannot encode H.264 and AAC. */
export async function findFfmpegEngine(): Promise<MediaEngine | null> {
  return (await hasFfmpeg()) ? ENGINE : null;
}

const ENGINE: MediaEngine = {
  name: 'ffmpeg',
  process: (source, folder) => processed([source], folder),
  listen,
  join: (parts, folder) => processed(partSources(parts), folder),
  film: FFMPEG_FILM,
};

/** Without a look into it beforehand: no picture is decoded, and the length is bounded. */
async function listen(
  { file, container }: Omit<MediaSource, 'wants' | 'startMs'>,
  folder: string,
  { fromMs, mostMs }: SoundPart,
): Promise<Sound> {
  const made = await inWorkFolder([{ file, container, wants: 'sound' }], folder, async ([source], own) => {
    const args = [
      ...(fromMs > 0 ? ['-ss', String(fromMs / 1_000)] : []),
      ...strangersFile(source!.file, container),
      ...['-vn', '-sn', '-dn', '-af', SPEECH_FILTER, '-t', String(mostMs / 1_000)],
      ...speechFile('0:a:0', own),
    ];
    await runFfmpeg(args, lookLimits(own, [source!.file]));
    return { video: null, audio: null, poster: null, speech: filesIn(own, null, true).speech };
  });
  if (!made.speech) throw new MediaProblem('no_sound_or_picture');
  return { file: made.speech.file, fromMs };
}

async function processed(sources: readonly MediaSource[], folder: string): Promise<ProcessedMedia> {
  return processedMedia(await inWorkFolder(sources, folder, make));
}

/**
 * One recording, or several joined: pictures in the same format are copied, others encoded in the size of the first.
 */
async function make(sources: readonly MediaSource[], folder: string): Promise<MadeMedia> {
  const looked: Seen[] = [];
  for (const source of sources) looked.push(await lookInto(source, folder));
  const seen = untilTheNext(looked, sources);
  const seconds = seen.reduce((sum, part) => sum + part.seconds, 0);
  if (seconds > LONGEST_SECONDS) throw new MediaProblem('too_long');
  const first = seen.find(({ picture }) => picture)?.picture;
  const size = first ? sizeOut(first.width, first.height) : null;
  const hasSound = seen.some(({ sound }) => sound);
  const isCopied = areOfOneKind(seen);
  const made = filesIn(folder, size, hasSound);
  const files = sources.map(({ file }) => file);
  const args = sources.flatMap(({ file, container }) => strangersFile(file, container));
  if (isCopied) args.push(...listed(files, seen, folder));
  const graphs = [
    ...(size && !isCopied ? [joinedPicture(seen, size)] : []),
    ...(hasSound ? [joinedSound(seen, size !== null)] : []),
  ];
  if (graphs.length > 0) args.push('-filter_complex', graphs.join(';'));
  if (made.video) {
    const copied = seen.length === 1 ? `0:${first?.index}` : `${files.length}:v:0`;
    args.push('-map', ...(isCopied ? [copied, ...COPIED_PICTURE] : ['[picture]', ...ENCODED_PICTURE]));
    if (hasSound) args.push('-map', '[film]');
    args.push(...filmFile(made.video.file));
  }
  if (!made.video && made.audio)
    args.push('-map', '[voice]', ...ENCODED_VOICE, ...audioFile(made.audio.file));
  if (hasSound) args.push(...speechFile('[speech]', folder));
  await runFfmpeg(args, workLimits(folder, seconds, files));
  if (!made.video) return made;
  const [poster] = await allDone(posterOf(made.video.file, folder), copySound(made, folder));
  return { ...made, poster };
}

/** One decoder reads all of them as if they were one file. */
function areOfOneKind(seen: readonly Seen[]): boolean {
  const kinds = seen.map(({ picture }) =>
    picture && isPlayable(picture) ? `${picture.width} ${picture.height} ${picture.parameters}` : '',
  );
  return kinds[0] !== '' && new Set(kinds).size === 1;
}

/** Several files as one further input, each for its own length. */
function listed(files: readonly string[], seen: readonly Seen[], folder: string): string[] {
  if (files.length === 1) return [];
  const entries = files.map((file, part) => {
    const quoted = file.replaceAll("'", "'\\''");
    return `file '${quoted}'\nduration ${seen[part]!.seconds.toFixed(6)}\n`;
  });
  const list = path.join(folder, 'parts.ffconcat');
  writeFileSync(list, `ffconcat version 1.0\n${entries.join('')}`);
  return ['-protocol_whitelist', 'file,pipe', '-f', 'concat', '-safe', '0', '-i', `file:${list}`];
}
