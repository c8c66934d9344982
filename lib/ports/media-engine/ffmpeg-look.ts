import { allDone } from './all-done';
import type { MediaSource } from './engine';
import { FFPROBE, PICTURE_CODECS, SOUND_CODECS, strangersFile } from './ffmpeg-tools';
import { MediaProblem } from './media-problem';
import { isTooMuchWork, LONGEST_SECONDS, LONGEST_SIDE, lookLimits, MOST_PIXELS } from './recording-limits';
import { runLimited } from './run-limited';

export interface SeenPicture {
  index: number;
  codec: string;
  profile: string;
  pixelFormat: string;
  /** As displayed: rotated as the recording says, with square pixels. */
  width: number;
  height: number;
  isTurned: boolean;
  hasSquarePixels: boolean;
  /** A checksum of the decoder's configuration. */
  parameters: string;
}

/**
 * What a recording contains. A stream that was declared but has no packets does not count; there is at least one of the
 * two.
 */
export interface Seen {
  picture: (SeenPicture & { timeline: Timeline }) | null;
  sound: { index: number } | null;
  /** From its first packet to the end of its last. */
  seconds: number;
}

/** Inspects a recording without decoding it. Throws a MediaProblem for what must not be decoded. */
export async function lookInto(source: MediaSource, folder: string): Promise<Seen> {
  const [{ picture, sound }, timelines] = await allDone(
    readStreams(source, folder),
    readTimelines(source, folder),
  );
  const timeline = picture && timelines.get(picture.index);
  const seen = {
    picture: picture && timeline ? { ...picture, timeline } : null,
    sound: sound && timelines.has(sound.index) ? sound : null,
  };
  if (seen.picture && isTooMuchWork({ ...seen.picture, ...seen.picture.timeline })) {
    throw new MediaProblem('too_large', `${seen.picture.timeline.frames} frames of its size`);
  }
  if (!seen.picture && !seen.sound) throw new MediaProblem('no_sound_or_picture');
  return { ...seen, seconds: Math.max(...[...timelines.values()].map(({ seconds }) => seconds)) };
}

async function readStreams({ file, container, wants }: MediaSource, folder: string) {
  const { status, stdout, stderr } = await runLimited(
    FFPROBE,
    [
      '-v',
      'error',
      '-of',
      'json',
      '-show_streams',
      '-show_data_hash',
      'sha256',
      ...strangersFile(file, container),
    ],
    lookLimits(folder, [file]),
  );
  // From the header alone; nothing this large is decoded to find out more.
  if (/exceeds specified max pixel count|Picture size \S+ is invalid/.test(stderr)) {
    throw new MediaProblem('too_large', stderr);
  }
  if (status !== 0) throw new MediaProblem('not_media', stderr);
  const streams = streamsIn(stdout);
  if (streams.length === 0) throw new MediaProblem('not_media', stderr);
  // Cover art is not a picture of the participant.
  const picture = streams.find((one) => PICTURE_CODECS.includes(textOf(one.codec_name)) && !isCover(one));
  const sound = streams.find((one) => SOUND_CODECS.includes(textOf(one.codec_name)));
  return {
    picture: picture && wants === 'picture' ? seenPicture(picture) : null,
    sound: sound ? { index: numberOf(sound.index) } : null,
  };
}

function seenPicture(stream: Fields): SeenPicture {
  const [width, height] = [numberOf(stream.width), numberOf(stream.height)];
  if (width < 1 || height < 1) throw new MediaProblem('broken', 'a picture without a size');
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new MediaProblem('too_large', `${width} x ${height} pixels`);
  }
  const turns = listOf(stream.side_data_list).map(({ rotation }) => Math.round(numberOf(rotation)) % 360);
  const turn = turns.find((degrees) => degrees !== 0) ?? 0;
  const [across = 1, down = 1] = textOf(stream.sample_aspect_ratio).split(':').map(Number);
  const aspect = across > 0 && down > 0 && across / down < 8 && down / across < 8 ? across / down : 1;
  const shown = Math.round(width * aspect);
  return {
    index: numberOf(stream.index),
    codec: textOf(stream.codec_name),
    profile: textOf(stream.profile),
    pixelFormat: textOf(stream.pix_fmt),
    ...(turn % 180 === 0 ? { width: shown, height } : { width: height, height: shown }),
    isTurned: turn !== 0 || turns.length > 0,
    hasSquarePixels: aspect === 1,
    parameters: textOf(stream.extradata_hash),
  };
}

/** One stream's packets in the order of the file. */
export interface Timeline {
  /** The end of the last packet, from the start of the recording. */
  seconds: number;
  /** The number of packets: of a picture, its frames. */
  frames: number;
  /** Whether frames are displayed in another order than they are decoded in. */
  isReordered: boolean;
  longestSecondsWithoutKeyFrame: number;
}

/** The length of each stream, from all of its packets: the length in a recording's header cannot be trusted. */
async function readTimelines(source: MediaSource, folder: string): Promise<Map<number, Timeline>> {
  const read = new Map<number, Reading>();
  const entries = 'packet=stream_index,pts_time,dts_time,duration_time,flags';
  const { status, stderr } = await runLimited(
    FFPROBE,
    [
      '-v',
      'error',
      '-of',
      'compact=p=0',
      '-show_entries',
      entries,
      ...strangersFile(source.file, source.container),
    ],
    lookLimits(folder, [source.file]),
    { onLine: (line) => take(read, line) },
  );
  if (status !== 0) throw new MediaProblem('broken', stderr);
  const begin = Math.min(...[...read.values()].map(({ from }) => from));
  const timelines = [...read].map(([index, one]): [number, Timeline] => [
    index,
    {
      seconds: one.to - begin,
      frames: one.frames,
      isReordered: one.isReordered,
      longestSecondsWithoutKeyFrame: Math.max(one.longest, one.to - (one.keyAt ?? begin)),
    },
  ]);
  if (timelines.some(([, { seconds }]) => seconds > LONGEST_SECONDS)) throw new MediaProblem('too_long');
  return new Map(timelines);
}

interface Reading {
  from: number;
  to: number;
  isReordered: boolean;
  keyAt: number | null;
  longest: number;
  frames: number;
}

function take(read: Map<number, Reading>, line: string): void {
  const fields = new Map(line.split('|').map((field) => halves(field)));
  const time = (name: string) => Number.parseFloat(fields.get(name) ?? '');
  const [index, pts, dts] = [time('stream_index'), time('pts_time'), time('dts_time')];
  const at = Number.isFinite(pts) ? pts : dts;
  if (!Number.isFinite(index) || !Number.isFinite(at)) return;
  const one = read.get(index) ?? { from: at, to: at, isReordered: false, keyAt: null, longest: 0, frames: 0 };
  read.set(index, one);
  one.frames += 1;
  one.from = Math.min(one.from, at);
  one.to = Math.max(one.to, at + (time('duration_time') || 0));
  if (one.to - one.from > LONGEST_SECONDS) throw new MediaProblem('too_long');
  if (Number.isFinite(pts) && Number.isFinite(dts) && Math.abs(pts - dts) > 0.001) one.isReordered = true;
  if (!fields.get('flags')?.startsWith('K')) return;
  one.longest = Math.max(one.longest, at - (one.keyAt ?? one.from));
  one.keyAt = at;
}

function halves(field: string): [string, string] {
  const middle = field.indexOf('=');
  return [field.slice(0, middle), field.slice(middle + 1)];
}

type Fields = Record<string, unknown>;

function streamsIn(json: string): Fields[] {
  try {
    const answer: unknown = JSON.parse(json);
    return isFields(answer) ? listOf(answer.streams) : [];
  } catch {
    return [];
  }
}

function isCover(stream: Fields): boolean {
  return isFields(stream.disposition) && stream.disposition.attached_pic === 1;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
