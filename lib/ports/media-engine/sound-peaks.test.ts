import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPeaks } from './sound-peaks';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-peaks-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function wav(samples: Int16Array, between = Buffer.alloc(0)): string {
  const file = path.join(temporary, 'speech.wav');
  const head = Buffer.alloc(36);
  head.write('RIFF').toString();
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  const data = Buffer.alloc(8);
  data.write('data');
  data.writeUInt32LE(samples.byteLength, 4);
  writeFileSync(file, Buffer.concat([head, between, data, Buffer.from(samples.buffer)]));
  return file;
}

describe('peaks', () => {
  it('are one byte for each tenth of a second, the last one begun', async () => {
    const { peaks, durationMs } = await readPeaks(wav(new Int16Array(16_000 * 3 + 1)));
    expect(peaks).toHaveLength(31);
    expect(durationMs).toBe(3000);
  });

  it('rise from silence to the loudest, either way of the wave', async () => {
    const samples = new Int16Array(4 * 1600);
    samples[1700] = 8192;
    samples[3300] = -32_768;
    samples[6399] = 32_767;
    expect([...(await readPeaks(wav(samples))).peaks]).toEqual([0, 128, 255, 255]);
  });

  it('are found behind what a program tells of itself', async () => {
    const list = Buffer.from('LIST\x04\x00\x00\x00abcd', 'latin1');
    const { peaks } = await readPeaks(wav(Int16Array.of(32_767), list));
    expect([...peaks]).toEqual([255]);
  });

  it('are refused for a file without samples', async () => {
    const file = path.join(temporary, 'empty.wav');
    writeFileSync(file, 'RIFF....WAVE');
    await expect(readPeaks(file)).rejects.toMatchObject({ reason: 'broken' });
  });
});
