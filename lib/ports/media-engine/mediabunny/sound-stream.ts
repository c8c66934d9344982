import { type AudioSample, AudioSampleSink } from 'mediabunny';
import { SOUND_RATE } from '../recording-limits';
import type { Part } from './open-part';
import { Resampler } from './resampler';

/** The largest drift of a stream's clock before silence is inserted or sound dropped. */
const MOST_DRIFT = 0.1 * SOUND_RATE;
/** Silence is inserted in pieces of one second. */
const SILENCE = new Float32Array(SOUND_RATE);

/**
 * The sound of consecutive recordings as one stream: 48 kHz, one channel, from the start of the first to the end of the
 * last, with silence in gaps. Undecodable data ends the sound of its recording; the others continue.
 */
export async function* soundStream(parts: readonly Part[]): AsyncGenerator<Float32Array> {
  let done = 0;
  let offset = 0;
  for (const part of parts) {
    for await (const { at, samples } of decoded(part)) {
      const due = Math.round((offset + at) * SOUND_RATE);
      if (due - done > MOST_DRIFT) for (const piece of silence(due - done)) yield piece;
      if (due - done > MOST_DRIFT) done = due;
      const late = done - due > MOST_DRIFT ? samples.subarray(Math.min(samples.length, done - due)) : samples;
      if (late.length > 0) yield late;
      done += late.length;
    }
    offset += part.seconds;
    const missing = Math.round(offset * SOUND_RATE) - done;
    if (parts.length > 1 && missing > 0) {
      for (const piece of silence(missing)) yield piece;
      done += missing;
    }
  }
}

/** The same sound in blocks of one length, the last one shorter. Each block is a new buffer. */
export async function* inBlocks(
  stream: AsyncIterable<Float32Array>,
  length: number,
): AsyncGenerator<Float32Array> {
  let block = new Float32Array(length);
  let filled = 0;
  for await (const samples of stream) {
    for (let from = 0; from < samples.length; ) {
      const taken = samples.subarray(from, from + length - filled);
      block.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < length) continue;
      yield block;
      block = new Float32Array(length);
      filled = 0;
    }
  }
  if (filled > 0) yield block.slice(0, filled);
}

function* silence(count: number): Generator<Float32Array> {
  for (let left = count; left > 0; left -= SOUND_RATE) yield SILENCE.subarray(0, Math.min(left, SOUND_RATE));
}

/** A recording's samples with their position after its start, in seconds. */
async function* decoded({ sound, begin }: Part): AsyncGenerator<{ at: number; samples: Float32Array }> {
  if (!sound) return;
  let resampler: { rate: number; of: Resampler } | undefined;
  let at = 0;
  try {
    for await (const sample of new AudioSampleSink(sound.track).samples()) {
      const { sampleRate, timestamp } = sample;
      const mono = mixed(sample);
      sample.close();
      at = timestamp - begin;
      if (sampleRate === SOUND_RATE) {
        yield { at, samples: mono };
        continue;
      }
      if (resampler?.rate !== sampleRate) {
        resampler = { rate: sampleRate, of: new Resampler(sampleRate, SOUND_RATE, 'f32') };
      }
      yield { at, samples: floats(resampler.of.push(mono)) };
      at += mono.length / sampleRate;
    }
  } catch {
    // The rest is lost; the earlier samples are kept.
  }
  if (resampler) yield { at, samples: floats(resampler.of.end()) };
}

function mixed(sample: AudioSample): Float32Array {
  const { numberOfChannels, numberOfFrames } = sample;
  const sum = new Float32Array(numberOfFrames);
  const channel = new Float32Array(numberOfFrames);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' });
    for (let frame = 0; frame < numberOfFrames; frame += 1) sum[frame]! += channel[frame]! / numberOfChannels;
  }
  return sum;
}

function floats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
