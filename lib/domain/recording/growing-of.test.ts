import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Container } from './container';
import { growingOf } from './growing-of';

const FILES: [string, Container][] = [
  ['chromium-sound.webm', 'webm'],
  ['chromium-vp8.webm', 'webm'],
  ['chromium-sound.mp4', 'mp4'],
  ['chromium-h264.mp4', 'mp4'],
];
const bytesOf = (name: string) => new Uint8Array(readFileSync(`lib/testing/recordings/${name}`));

it.each(FILES)('K8: %s can be read from each of its parts on, while it grows', (name, container) => {
  const bytes = bytesOf(name);
  const whole = growingOf(container, bytes)!;
  const all = whole.pointsIn(bytes.subarray(whole.firstByte));
  expect(all.points.length).toBeGreaterThan(0);
  expect(all.points[0]!.byte).toBe(0);
  expect(all.endMs).toBeGreaterThan(container === 'webm' ? 2_000 : 500);
  expect(all.endMs).toBeLessThan(5_000);
  const times = all.points.map(({ ms }) => ms);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 200)) {
    const sofar = growingOf(container, bytes.subarray(0, length));
    if (!sofar) continue;
    expect([...sofar.head]).toEqual([...whole.head]);
    const { points } = sofar.pointsIn(bytes.subarray(sofar.firstByte, length));
    expect(all.points.slice(0, points.length)).toEqual(points);
  }
});

it('broken bytes end the list, and never the program', () => {
  for (const [name, container] of FILES) {
    const bytes = bytesOf(name);
    const change = fc.tuple(fc.nat(Math.min(bytes.length, 40_000) - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        const broken = Uint8Array.from(bytes.subarray(0, 40_000));
        for (const [at, value] of changes) broken[at] = value;
        const growing = growingOf(container, broken);
        growing?.pointsIn(broken.subarray(growing.firstByte));
      }),
      { numRuns: 60 },
    );
  }
});

it('a number of more bytes than there are is not counted', () => {
  const bytes = bytesOf('chromium-sound.webm');
  const at = Buffer.from(bytes).indexOf('2ad7b1', 0, 'hex');
  expect(bytes[at + 3]).toBe(0x83);
  const broken = Uint8Array.from(bytes);
  // A length of eight bytes, nearly as long as one can be.
  broken.set([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xf0], at + 3);
  expect(growingOf('webm', broken)?.pointsIn(broken).points).toEqual([]);
});

it('what no browser writes piece by piece is not read so', () => {
  expect(growingOf('wav', bytesOf('chromium-sound.webm'))).toBeNull();
  expect(growingOf('webm', new Uint8Array(0))).toBeNull();
  expect(growingOf('mp4', new Uint8Array(100))).toBeNull();
});
