import {
  ADTS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputFormat,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import type { Container } from '@/lib/domain/recording/container';
import type { MediaSource } from '../engine';
import { MediaProblem } from '../media-problem';
import { isTooMuchWork, LONGEST_SECONDS, LONGEST_SIDE, MOST_PIXELS, MOST_STREAMS } from '../recording-limits';

/** One opened recording: its streams, and its place among the others. */
export interface Part {
  picture: { track: InputVideoTrack; timeline: Timeline } | null;
  sound: { track: InputAudioTrack; timeline: Timeline } | null;
  /** The recording's clock at its start. */
  begin: number;
  seconds: number;
}

/** One stream's packets, in seconds of the recording's clock. */
export interface Timeline {
  from: number;
  to: number;
  /** The number of packets: of a picture, its frames. */
  frames: number;
  isReordered: boolean;
  longestSecondsWithoutKeyFrame: number;
}

/** Only the format that the first bytes announce: other formats include playlists, which refer to other files. */
const FORMATS: Record<Container, InputFormat[]> = {
  mp4: [MP4, QTFF],
  webm: [WEBM, MATROSKA],
  ogg: [OGG],
  wav: [WAVE],
  mp3: [MP3],
  adts: [ADTS],
};

/** Opens a recording and reads the positions of all its packets. Throws a MediaProblem for what must not be decoded. */
export async function openPart({ file, wants, container }: MediaSource): Promise<Part> {
  const input = new Input({ source: new FilePathSource(file), formats: FORMATS[container] });
  const tracks = await readTracks(input);
  if (tracks.length === 0) throw new MediaProblem('not_media', 'no track');
  if (tracks.length > MOST_STREAMS) throw new MediaProblem('too_large', `${tracks.length} tracks`);
  const film = tracks.find((track) => track.isVideoTrack());
  const voice = tracks.find((track) => track.isAudioTrack());
  const picture = wants === 'picture' && film && (await isDecodable(film)) ? film : null;
  const sound = voice && (await isDecodable(voice)) ? voice : null;
  if (picture) await refuseTooLarge(picture);
  const [pictureLine, soundLine] = [
    picture && (await timelineOf(picture)),
    sound && (await timelineOf(sound)),
  ];
  const lines = [pictureLine, soundLine].filter((line) => line !== null);
  // A stream that was declared but has no packets does not count.
  if (lines.length === 0) throw new MediaProblem('no_sound_or_picture');
  const begin = Math.min(...lines.map(({ from }) => from));
  const seconds = Math.max(...lines.map(({ to }) => to)) - begin;
  if (seconds > LONGEST_SECONDS) throw new MediaProblem('too_long');
  if (picture && pictureLine) {
    const [width, height] = [await picture.getCodedWidth(), await picture.getCodedHeight()];
    if (isTooMuchWork({ width, height, frames: pictureLine.frames, seconds })) {
      throw new MediaProblem('too_large', `${pictureLine.frames} frames of its size`);
    }
  }
  return {
    picture: picture && pictureLine && { track: picture, timeline: pictureLine },
    sound: sound && soundLine && { track: sound, timeline: soundLine },
    begin,
    seconds,
  };
}

async function readTracks(input: Input): Promise<InputTrack[]> {
  try {
    return await input.getTracks();
  } catch (error) {
    throw new MediaProblem('not_media', String(error));
  }
}

async function isDecodable(track: InputVideoTrack | InputAudioTrack): Promise<boolean> {
  try {
    return await track.canDecode();
  } catch {
    return false;
  }
}

async function refuseTooLarge(track: InputVideoTrack): Promise<void> {
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  if (!(width > 0 && height > 0)) throw new MediaProblem('broken', 'a picture without a size');
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new MediaProblem('too_large', `${width} x ${height} pixels`);
  }
}

/** Null without any packet. The stream ends where the data is truncated or unreadable. */
async function timelineOf(track: InputVideoTrack | InputAudioTrack): Promise<Timeline | null> {
  let line: (Timeline & { keyAt: number }) | null = null;
  let latest = Number.NEGATIVE_INFINITY;
  try {
    for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })) {
      const { timestamp, duration, type } = packet;
      line ??= {
        from: timestamp,
        to: timestamp,
        keyAt: timestamp,
        frames: 0,
        isReordered: false,
        longestSecondsWithoutKeyFrame: 0,
      };
      line.frames += 1;
      line.from = Math.min(line.from, timestamp);
      line.to = Math.max(line.to, timestamp + duration);
      if (line.to - line.from > LONGEST_SECONDS) throw new MediaProblem('too_long');
      if (timestamp < latest) line.isReordered = true;
      latest = timestamp;
      const waited = timestamp - line.keyAt;
      line.longestSecondsWithoutKeyFrame = Math.max(line.longestSecondsWithoutKeyFrame, waited);
      if (type === 'key') line.keyAt = timestamp;
    }
  } catch (error) {
    if (error instanceof MediaProblem || line === null) throw error;
  }
  return line;
}
