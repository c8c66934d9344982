import { SPEECH_RATE } from './sound-peaks';

export const WAV_HEAD_BYTES = 44;

/** Of a WAV file with this many bytes of samples: 16 kHz, one channel, 16 bits. */
export function wavHead(dataBytes: number): Buffer {
  const head = Buffer.alloc(WAV_HEAD_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(WAV_HEAD_BYTES - 8 + dataBytes, 4);
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

export function wavFile(samples: Int16Array): Buffer {
  const body = Buffer.alloc(2 * samples.length);
  samples.forEach((sample, at) => {
    body.writeInt16LE(sample, 2 * at);
  });
  return Buffer.concat([wavHead(body.length), body]);
}
