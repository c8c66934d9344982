import { writeFileSync } from 'node:fs';
import { toAvFrame } from '@mediabunny/server';
import { FilePathSource, Input, MP4, type VideoSample, VideoSampleSink } from 'mediabunny';
import * as NodeAv from 'node-av';
import { POSTER_AT_SECONDS, POSTER_WIDTH } from '../recording-limits';

/** Writes a JPEG of an early picture of a film; false when none can be decoded. */
export async function writePoster(film: string, file: string): Promise<boolean> {
  const input = new Input({ source: new FilePathSource(film), formats: [MP4] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return false;
    const sink = new VideoSampleSink(track);
    const sample =
      (await sink.getSample(POSTER_AT_SECONDS)) ?? (await sink.getSample(await track.getFirstTimestamp()));
    if (!sample) return false;
    const width = Math.min(POSTER_WIDTH, sample.displayWidth);
    const shown = await sample.transform({ width, roundDimensionsTo: 2, alpha: 'discard' });
    sample.close();
    writeFileSync(file, await jpegOf(shown));
    shown.close();
    return true;
  } finally {
    input.dispose();
  }
}

const QUALITY = 4;

async function jpegOf(sample: VideoSample): Promise<Buffer> {
  const frame = new NodeAv.Frame();
  frame.alloc();
  await toAvFrame(sample, frame);
  const full = fullRange(frame.width, frame.height);
  const scaler = new NodeAv.SoftwareScaleContext();
  const { width, height } = frame;
  scaler.getContext(width, height, pixelFormat(frame), width, height, NodeAv.AV_PIX_FMT_YUVJ420P);
  check(await scaler.scaleFrame(full, frame), 'scale');
  scaler.freeContext();
  frame.free();
  try {
    return await encode(full);
  } finally {
    full.free();
  }
}

function pixelFormat(frame: NodeAv.Frame): NodeAv.AVPixelFormat {
  // A video frame's format is a pixel format; the type also covers sound.
  return frame.format as NodeAv.AVPixelFormat;
}

function fullRange(width: number, height: number): NodeAv.Frame {
  const frame = new NodeAv.Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = NodeAv.AV_PIX_FMT_YUVJ420P;
  frame.colorRange = NodeAv.AVCOL_RANGE_JPEG;
  check(frame.allocBuffer(), 'frame');
  frame.pts = 0n;
  return frame;
}

async function encode(frame: NodeAv.Frame): Promise<Buffer> {
  const codec = NodeAv.Codec.findEncoder(NodeAv.AV_CODEC_ID_MJPEG);
  const context = new NodeAv.CodecContext();
  context.allocContext3(codec);
  const packet = new NodeAv.Packet();
  packet.alloc();
  try {
    context.width = frame.width;
    context.height = frame.height;
    context.pixelFormat = NodeAv.AV_PIX_FMT_YUVJ420P;
    context.colorRange = NodeAv.AVCOL_RANGE_JPEG;
    context.timeBase = new NodeAv.Rational(1, 25);
    context.setFlags(NodeAv.AV_CODEC_FLAG_QSCALE);
    context.globalQuality = QUALITY * NodeAv.FF_QP2LAMBDA;
    frame.quality = QUALITY * NodeAv.FF_QP2LAMBDA;
    check(await context.open2(codec, null), 'JPEG');
    check(await context.sendFrame(frame), 'JPEG');
    check(await context.sendFrame(null), 'JPEG');
    check(await context.receivePacket(packet), 'JPEG');
    if (!packet.data) throw new Error('JPEG: nothing came of it');
    return Buffer.from(packet.data);
  } finally {
    packet.free();
    context.freeContext();
  }
}

function check(code: number, what: string): void {
  NodeAv.FFmpegError.throwIfError(code, what);
}
