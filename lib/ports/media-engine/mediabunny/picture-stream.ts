import {
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputVideoTrack,
  Quality,
  type VideoSample,
  VideoSampleSink,
  VideoSampleSource,
  type VideoSource,
} from 'mediabunny';
import { MediaProblem } from '../media-problem';
import {
  KEY_FRAME_SECONDS,
  LONGEST_SIDE_OUT,
  MOST_FRAMES_A_SECOND,
  MOST_PIXELS,
  MOST_SECONDS_WITHOUT_KEY_FRAME,
  sizeOut,
} from '../recording-limits';
import type { Part, Timeline } from './open-part';

/** A picture to be encoded. */
export interface PictureStream {
  source: VideoSource;
  width: number;
  height: number;
  /** Passes everything to `source`; yields its position in seconds after each step. */
  pump: AsyncGenerator<number>;
}

/** The pictures of consecutive recordings as one stream, in the size of the first; null without any. */
export async function pictureStream(parts: readonly Part[]): Promise<PictureStream | null> {
  const first = parts.find(({ picture }) => picture)?.picture?.track;
  if (!first) return null;
  const size = sizeOut(await first.getDisplayWidth(), await first.getDisplayHeight());
  if (await areCopyable(parts)) {
    const source = new EncodedVideoPacketSource('avc');
    return { source, ...size, pump: copied(parts, source) };
  }
  const source = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: bitsASecond(size) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
    // Fast, and without reordered frames.
    latencyMode: 'realtime',
    hardwareAcceleration: 'prefer-software',
    sizeChangeBehavior: 'contain',
    transform: { ...size, alpha: 'discard', force: true },
  });
  return { source, ...size, pump: encoded(parts, source) };
}

/** 2.5 Mbit/s for 720p. */
function bitsASecond({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(5_000_000, Math.max(300_000, width * height * 2.7)));
}

/** H.264 that every browser plays; when recordings are joined, all with the same configuration. */
async function areCopyable(parts: readonly Part[]): Promise<boolean> {
  const kinds = new Set<string>();
  for (const { picture } of parts) {
    if (!picture) continue;
    if (!(await isPlayable(picture.track, picture.timeline))) return false;
    const config = await picture.track.getDecoderConfig();
    const description = config?.description;
    // Without this the parameters are repeated among the frames, which a fragmented film must not have.
    if (!config || !description) return false;
    kinds.add(`${config.codec} ${config.codedWidth} ${config.codedHeight} ${hex(description)}`);
  }
  return kinds.size === 1;
}

function hex(bytes: AllowSharedBufferSource): string {
  const view = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes);
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('hex');
}

async function isPlayable(track: InputVideoTrack, timeline: Timeline): Promise<boolean> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  return (
    (await track.getCodec()) === 'avc' &&
    /^avc1\.(42|4d|64)/i.test((await track.getCodecParameterString()) ?? '') &&
    (await track.getRotation()) === 0 &&
    (await track.getCodedWidth()) === width &&
    (await track.getCodedHeight()) === height &&
    width % 2 === 0 &&
    height % 2 === 0 &&
    Math.max(width, height) <= LONGEST_SIDE_OUT &&
    !timeline.isReordered &&
    timeline.longestSecondsWithoutKeyFrame <= MOST_SECONDS_WITHOUT_KEY_FRAME
  );
}

async function* copied(parts: readonly Part[], source: EncodedVideoPacketSource): AsyncGenerator<number> {
  let offset = 0;
  let last = -1;
  for (const { picture, begin, seconds } of parts) {
    const decoderConfig = (picture && (await picture.track.getDecoderConfig())) ?? undefined;
    let isFirst = true;
    for await (const packet of picture ? packetsOf(picture.track) : []) {
      // The first picture is held from the start of its recording.
      const at = isFirst ? offset : offset + packet.timestamp - begin;
      isFirst = false;
      if (at <= last) continue;
      last = at;
      await source.add(packet.clone({ timestamp: at }), decoderConfig && { decoderConfig });
      yield at;
    }
    offset += seconds;
  }
}

/** From the first key frame to the end, or to the first unreadable frame. */
async function* packetsOf(track: InputVideoTrack): AsyncGenerator<EncodedPacket> {
  let started = false;
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      started ||= packet.type === 'key';
      if (started && packet.data.length > 0) yield packet;
    }
  } catch {
    // The rest is lost; the earlier frames are kept.
  }
}

async function* encoded(parts: readonly Part[], source: VideoSampleSource): AsyncGenerator<number> {
  let offset = 0;
  let lastSlot = -1;
  for (const { picture, begin, seconds } of parts) {
    let isFirst = true;
    for await (const sample of picture ? samplesOf(picture.track) : []) {
      const at = isFirst ? offset : offset + sample.timestamp - begin;
      const slot = Math.floor(at * MOST_FRAMES_A_SECOND + 0.1);
      if (slot > lastSlot) {
        sample.setTimestamp(at);
        await source.add(sample, isFirst ? { keyFrame: true } : undefined);
        lastSlot = slot;
        isFirst = false;
      }
      sample.close();
      yield at;
    }
    offset += seconds;
  }
}

async function* samplesOf(track: InputVideoTrack): AsyncGenerator<VideoSample> {
  try {
    for await (const sample of new VideoSampleSink(track).samples()) {
      if (sample.codedWidth * sample.codedHeight > MOST_PIXELS) {
        throw new MediaProblem('too_large', `${sample.codedWidth} x ${sample.codedHeight} pixels`);
      }
      yield sample;
    }
  } catch (error) {
    if (error instanceof MediaProblem) throw error;
    // The rest is lost; the earlier frames are kept.
  }
}
