import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { recorded } from '@/lib/testing/recordings/recorded';
import { readFragmentIndex } from './fragment-index';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-fragments-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const file = path.join(temporary, 'film.mp4');
const indexOf = (bytes: Uint8Array) => {
  writeFileSync(file, bytes);
  return readFragmentIndex(file);
};
const whole = readFileSync(recorded('chromium-h264.mp4'));
const box = (type: string, ...bodies: Uint8Array[]) => {
  const body = Buffer.concat(bodies);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

describe('the index of fragments', () => {
  it('follows each other without a gap up to the last box that is media', async () => {
    const { initBytes, fragments } = await indexOf(whole);
    expect(whole.toString('latin1', 4, 8)).toBe('ftyp');
    expect(fragments.length).toBeGreaterThan(1);
    let at = initBytes;
    for (const { offset, bytes } of fragments) {
      expect(offset).toBe(at);
      expect(whole.toString('latin1', offset + 4, offset + 8)).toBe('moof');
      at += bytes;
    }
    expect(at === whole.length || whole.toString('latin1', at + 4, at + 8) === 'mfra').toBe(true);
  });

  it('measures fragments by the picture', async () => {
    const { fragments } = await indexOf(whole);
    const sum = fragments.reduce((total, { durationMs }) => total + durationMs, 0);
    expect(sum).toBeGreaterThan(2900);
    expect(sum).toBeLessThan(3100);
  });

  it('measures a sound without a picture, too', async () => {
    const { fragments } = await readFragmentIndex(recorded('chromium-sound.mp4'));
    const sum = fragments.reduce((total, { durationMs }) => total + durationMs, 0);
    expect(sum).toBeGreaterThan(2800);
    expect(sum).toBeLessThan(3100);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a recording in another container', readFileSync(recorded('chromium-vp8.webm'))],
    ['a head without fragments', whole.subarray(0, 1200)],
    ['a cut fragment', whole.subarray(0, whole.length - 5000)],
    ['a fragment before the head', Buffer.concat([box('moof', Buffer.alloc(20)), whole])],
    ['a box shorter than its head', Buffer.from([0, 0, 0, 4, ...Buffer.from('free')])],
    [
      'a box of 2^63 bytes',
      Buffer.from([0, 0, 0, 1, ...Buffer.from('free'), 0x7f, ...Array<number>(7).fill(255)]),
    ],
    ['a hundred thousand empty boxes', Buffer.concat(Array<Buffer>(100_000).fill(box('free')))],
    ['a head of eight million bytes', box('moov', Buffer.alloc(8_000_000))],
  ])('is refused for %s', async (_, bytes) => {
    await expect(indexOf(bytes)).rejects.toMatchObject({ name: 'MediaProblem', reason: 'broken' });
  });

  it('lies within the file or is refused, whatever was altered', async () => {
    const places = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        try {
          for (const { offset, bytes: length, durationMs } of (await indexOf(bytes)).fragments) {
            expect(offset + length).toBeLessThanOrEqual(bytes.length);
            expect(Number.isFinite(durationMs)).toBe(true);
          }
        } catch (error) {
          expect(error).toMatchObject({ name: 'MediaProblem' });
        }
      }),
      { numRuns: 300 },
    );
  });
});
