/**
 * `node scripts/make-recordings.mjs`: records a few seconds in a real Chromium, as a participant's page does, into
 * lib/testing/recordings. Run it by hand when browsers have learnt to record otherwise; the files are kept.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const folder = path.resolve(import.meta.dirname, '../lib/testing/recordings');
mkdirSync(folder, { recursive: true });

/** @type {[name: string, type: string, wants: {audio: boolean, video: false | object}][]} */
const WANTED = [
  ['chromium-sound.webm', 'audio/webm;codecs=opus', { audio: true, video: false }],
  ['chromium-sound.mp4', 'audio/mp4;codecs=opus', { audio: true, video: false }],
  ['chromium-vp8.webm', 'video/webm;codecs=vp8,opus', { audio: true, video: { width: 320, height: 240 } }],
  ['chromium-vp9.webm', 'video/webm;codecs=vp9,opus', { audio: true, video: { width: 320, height: 240 } }],
  [
    'chromium-h264.mp4',
    'video/mp4;codecs=avc1.42E01E,opus',
    { audio: true, video: { width: 320, height: 240 } },
  ],
  [
    'chromium-silent.mp4',
    'video/mp4;codecs=avc1.42E01E',
    { audio: false, video: { width: 320, height: 240 } },
  ],
];

const server = createServer((_, response) => response.end('<!doctype html><title>Recorder</title>'));
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no port');

const browser = await chromium.launch({
  ...(findChromium() ? { executablePath: findChromium() } : {}),
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
const page = await browser.newPage();
// A page of this machine may ask for the camera.
await page.goto(`http://127.0.0.1:${address.port}/`);
for (const [name, type, wants] of WANTED) {
  const recorded = await page.evaluate(
    async ({ type, wants }) => {
      const stream = await navigator.mediaDevices.getUserMedia(wants);
      /** @type {Blob[]} */
      const chunks = [];
      const options = { mimeType: type, videoBitsPerSecond: 300_000, audioBitsPerSecond: 32_000 };
      const recorder = new MediaRecorder(stream, { ...options, videoKeyFrameIntervalDuration: 2000 });
      const ended = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      recorder.start(1000);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      recorder.stop();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
    },
    { type, wants },
  );
  writeFileSync(path.join(folder, name), Uint8Array.from(recorded));
  process.stdout.write(`${name}: ${recorded.length} bytes\n`);
}
await browser.close();
server.close();
