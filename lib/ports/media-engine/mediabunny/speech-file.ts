import { closeSync, openSync, writeSync } from 'node:fs';
import { SOUND_RATE } from '../recording-limits';
import { SPEECH_RATE } from '../sound-peaks';
import { WAV_HEAD_BYTES, wavHead } from '../wav-head';
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
      this.#bytes += writeSync(this.#handle, bytes, 0, bytes.length, WAV_HEAD_BYTES + this.#bytes);
  }
}
