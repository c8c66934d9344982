import * as NodeAv from 'node-av';

/** Converts the sample rate of a single-channel sound. */
export class Resampler {
  readonly #context = new NodeAv.SoftwareResampleContext();
  readonly #rates: { from: number; to: number };
  readonly #sampleBytes: number;

  /** Takes floating point samples; returns floating point or 16-bit integer samples. */
  constructor(from: number, to: number, format: 'f32' | 's16') {
    this.#rates = { from, to };
    this.#sampleBytes = format === 'f32' ? 4 : 2;
    const mono = NodeAv.AV_CHANNEL_LAYOUT_MONO;
    const out = format === 'f32' ? NodeAv.AV_SAMPLE_FMT_FLT : NodeAv.AV_SAMPLE_FMT_S16;
    NodeAv.FFmpegError.throwIfError(
      this.#context.allocSetOpts2(mono, out, to, mono, NodeAv.AV_SAMPLE_FMT_FLT, from),
      'resampler',
    );
    NodeAv.FFmpegError.throwIfError(this.#context.init(), 'resampler');
  }

  /** The samples available so far; the rest follow with the next input, or with `end`. */
  push(samples: Float32Array): Buffer {
    return this.#convert(
      [Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)],
      samples.length,
    );
  }

  end(): Buffer {
    const rest = this.#convert(null, 0);
    this.#context.free();
    return rest;
  }

  #convert(input: Buffer[] | null, count: number): Buffer {
    const most = Math.ceil((count * this.#rates.to) / this.#rates.from) + 256;
    const out = Buffer.alloc(most * this.#sampleBytes);
    const given = this.#context.convertSync([out], most, input, count);
    NodeAv.FFmpegError.throwIfError(given, 'resample');
    return out.subarray(0, given * this.#sampleBytes);
  }
}
