import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTAINERS, type Container } from '@/lib/domain/recording/container';
import { hugeFilm, referringSound } from '@/lib/testing/recordings/odd-mp4';
import { recorded } from '@/lib/testing/recordings/recorded';
import { rounds } from '@/lib/testing/rounds';
import type { MediaEngine, MediaSource } from './engine';
import { findFfmpegEngine } from './ffmpeg-engine';
import { isMediaProblem } from './media-problem';
import { findMediabunnyEngine } from './mediabunny-engine';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-hostile-'));
const secret = path.join(temporary, 'secret.raw');
let asked = 0;
let port = 0;
const server = createServer((_, response) => {
  asked += 1;
  response.end(readFileSync(recorded('chromium-vp8.webm')));
});
beforeAll(async () => {
  // As loud as can be: what is read of it is seen in the peaks.
  writeFileSync(secret, Buffer.alloc(16_000, 0x7f));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(temporary, { recursive: true, force: true });
});

const webm = readFileSync(recorded('chromium-vp8.webm'));
/** The same ones every time. */
const chance = createHash('shake256', { outputLength: 1e7 }).update('chance').digest();
const playlist = (address: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${address}\n#EXT-X-ENDLIST\n`;

/** What is no recording at all, taken for one all the same. */
const TEXTS: [name: string, text: () => string][] = [
  ['nothing', () => ''],
  ['a page', () => '<!doctype html><html><script>alert(1)</script></html>'],
  [
    'a drawing',
    () => `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${port}/a"/></svg>`,
  ],
  ['a playlist of a file', () => playlist('file:///etc/passwd')],
  ['a playlist of an address', () => playlist(`http://127.0.0.1:${port}/live.m3u8`)],
  ['a list of files', () => `ffconcat version 1.0\nfile '${recorded('chromium-vp8.webm')}'\n`],
  ['an older list of files', () => `file ${secret}\nfile http://127.0.0.1:${port}/b\n`],
  ['a description of a session', () => `v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video ${port} RTP/AVP 96\n`],
];

const FILES: [name: string, container: Container, wants: MediaSource['wants'], bytes: () => Uint8Array][] = [
  ['a head cut short', 'webm', 'picture', () => webm.subarray(0, 30)],
  [
    'a head without media',
    'mp4',
    'picture',
    () => readFileSync(recorded('chromium-h264.mp4')).subarray(0, 1200),
  ],
  [
    'ten million bytes of chance behind a head',
    'webm',
    'picture',
    () => Buffer.concat([webm.subarray(0, webm.indexOf('1f43b675', 'hex')), chance]),
  ],
  [
    'ten million bytes of chance behind a mark',
    'ogg',
    'sound',
    () => Buffer.concat([Buffer.from('OggS\0'), chance]),
  ],
  ['a picture of 100,000 by 100,000', 'mp4', 'picture', () => hugeFilm(100_000)],
  ['a picture of 20,000 by 20,000', 'mp4', 'picture', () => hugeFilm(20_000)],
  ['a sound in another file', 'mp4', 'sound', () => referringSound(secret)],
];

const ENGINES: [name: string, engine: MediaEngine | null][] = [
  ['ffmpeg', await findFfmpegEngine()],
  ['mediabunny', await findMediabunnyEngine()],
];

describe.each(ENGINES)('files that mean harm, given to %s', (name, found) => {
  if (!found) return it.skip(`${name} is not on this machine`);
  const engine = found;
  const attempt = async (bytes: string | Uint8Array, container: Container, wants: MediaSource['wants']) => {
    const folder = mkdtempSync(path.join(temporary, 'work-'));
    const file = path.join(temporary, 'upload');
    writeFileSync(file, bytes);
    const begun = Date.now();
    const problem = await engine.process({ file, wants, container }, folder).catch((error: unknown) => error);
    expect(Date.now() - begun).toBeLessThan(90_000);
    return problem;
  };

  it.each(TEXTS.map(([text, bytes], at) => [text, bytes, at] as const))(
    'are refused: %s, whatever it is read as',
    async (_, text, at) => {
      // An engine that starts a process of ours for each takes a second of a processor for it: each text is read as one
      // of the containers, and each container is one of the texts.
      const sample = name === 'mediabunny' ? [CONTAINERS[at % CONTAINERS.length]!] : CONTAINERS;
      for (const container of rounds({ sample, long: CONTAINERS })) {
        expect(await attempt(text(), container, 'picture')).toMatchObject({
          name: 'MediaProblem',
          words: expect.stringMatching(/^The .*\.$/),
        });
      }
      expect(asked).toBe(0);
    },
  );

  it('are refused: a picture of 12,000 by 12,000, which could be decoded', async () => {
    expect(await attempt(hugeFilm(12_000), 'mp4', 'picture')).toMatchObject({ reason: 'too_large' });
  });

  it.each(FILES)('are refused: %s', async (_, container, wants, bytes) => {
    expect(await attempt(bytes(), container, wants)).toSatisfy(isMediaProblem);
    expect(asked).toBe(0);
  });
});
