import { open } from 'node:fs/promises';
import { PEAK_MS } from '@/lib/domain/recording/processed';
import { MediaProblem } from './media-problem';

/** The format for transcribers: 16 kHz, mono, 16 bits. */
export const SPEECH_RATE = 16_000;
const SAMPLES_A_PEAK = (SPEECH_RATE * PEAK_MS) / 1000;
const CHUNK_BYTES = 64 * 1024;
const HEAD_BYTES = 4096;

/**
 * The loudness of a speech file (WAV) for each 100 ms, from 0 to 255, and its length. Loudness is the square root of
 * the largest amplitude, so that quiet speech remains visible.
 */
export async function readPeaks(wav: string): Promise<{ peaks: Uint8Array; durationMs: number }> {
  const handle = await open(wav, 'r');
  try {
    const head = new DataView(new ArrayBuffer(HEAD_BYTES));
    await handle.read(head, 0, HEAD_BYTES, 0);
    const start = dataOffset(head);
    const samples = Math.floor(((await handle.stat()).size - start) / 2);
    const greatest = new Uint16Array(Math.ceil(samples / SAMPLES_A_PEAK));
    const chunk = new DataView(new ArrayBuffer(CHUNK_BYTES));
    for (let done = 0; done < samples; ) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK_BYTES, start + done * 2);
      if (bytesRead < 2) break;
      for (let at = 0; at + 1 < bytesRead; at += 2, done += 1) {
        const loud = Math.abs(chunk.getInt16(at, true));
        const peak = Math.floor(done / SAMPLES_A_PEAK);
        if (loud > greatest[peak]!) greatest[peak] = loud;
      }
    }
    const peaks = Uint8Array.from(greatest, peakOf);
    return { peaks, durationMs: Math.round((samples / SPEECH_RATE) * 1000) };
  } finally {
    await handle.close();
  }
}

const peakOf = (loud: number) => Math.round(255 * Math.sqrt(Math.min(1, loud / 32_767)));

/** The loudness of samples, as `readPeaks` has it; an end of less than 100 ms has a peak as well. */
export function peaksOf(samples: Int16Array): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(samples.length / SAMPLES_A_PEAK) }, (_, peak) => {
    let greatest = 0;
    for (const sample of samples.subarray(peak * SAMPLES_A_PEAK, (peak + 1) * SAMPLES_A_PEAK))
      greatest = Math.max(greatest, Math.abs(sample));
    return peakOf(greatest);
  });
}

/** Samples of a speech file from a time on, in milliseconds, at most so many. */
export async function readSamples(wav: string, fromMs: number, mostMs: number): Promise<Int16Array> {
  const handle = await open(wav, 'r');
  try {
    const head = new DataView(new ArrayBuffer(HEAD_BYTES));
    await handle.read(head, 0, HEAD_BYTES, 0);
    const start = dataOffset(head) + 2 * samplesIn(fromMs);
    const left = Math.max(0, (await handle.stat()).size - start);
    const bytes = new Uint8Array(2 * Math.min(samplesIn(mostMs), Math.floor(left / 2)));
    if (bytes.length > 0) await handle.read(bytes, 0, bytes.length, start);
    const view = new DataView(bytes.buffer);
    return Int16Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(2 * at, true));
  } finally {
    await handle.close();
  }
}

export const samplesIn = (ms: number) => Math.round((ms * SPEECH_RATE) / 1_000);

/** The offset of the samples. */
function dataOffset(head: DataView): number {
  for (let at = 12; at + 8 <= head.byteLength; ) {
    if (head.getUint32(at) === 0x64617461) return at + 8;
    at += 8 + head.getUint32(at + 4, true);
  }
  throw new MediaProblem('broken', 'a WAV file without samples');
}
