import { closeSync, openSync, writeSync } from 'node:fs';
import { SOUND_RATE } from '../recording-limits';
import { SPEECH_RATE } from '../sound-peaks';
import { Resampler } from './resampler';

/** Writes speech for a transcriber: WAV, 16 kHz, one channel, 16 bits. */
export class SpeechFile {
  readonly #resampler = new Resampler(SOUND_RATE, SPEECH_RATE, 's16');
  readonly #handle: number;
  #bytes = 0;

  constructor(readonly file: string) {
    this.#handle = openSync(file, 'wx');
    writeSync(this.#handle, wavHead(0));
  }

  add(samples: Float32Array): void {
    this.#write(this.#resampler.push(samples));
  }

  end(): void {
    this.#write(this.#resampler.end());
    writeSync(this.#handle, wavHead(this.#bytes), 0, undefined, 0);
    closeSync(this.#handle);
  }

  #write(bytes: Buffer): void {
    if (bytes.length > 0)
      this.#bytes += writeSync(this.#handle, bytes, 0, bytes.length, HEAD_BYTES + this.#bytes);
  }
}

const HEAD_BYTES = 44;

function wavHead(dataBytes: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(HEAD_BYTES - 8 + dataBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  const [pcm, channels, sampleBytes] = [1, 1, 2];
  head.writeUInt16LE(pcm, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(SPEECH_RATE, 24);
  head.writeUInt32LE(SPEECH_RATE * sampleBytes, 28);
  head.writeUInt16LE(sampleBytes, 32);
  head.writeUInt16LE(8 * sampleBytes, 34);
  head.write('data', 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}
