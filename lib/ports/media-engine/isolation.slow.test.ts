import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recorded } from '@/lib/testing/recordings/recorded';
import type { MediaEngine } from './engine';
import { findFfmpegEngine } from './ffmpeg-engine';
import { describeIsolation, type Isolation, possibleIsolations } from './isolation';
import { findMediabunnyEngine } from './mediabunny-engine';

const kept = globalThis as { colloquyIsolation?: Isolation };
const place = mkdtempSync(path.join(os.tmpdir(), 'colloquy-isolated-'));
afterEach(() => {
  delete kept.colloquyIsolation;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const ENGINES: [name: string, engine: MediaEngine | null][] = [
  ['ffmpeg', await findFfmpegEngine()],
  ['mediabunny', await findMediabunnyEngine()],
];

describe.each(possibleIsolations().map((one) => [describeIsolation(one), one] as const))(
  'X6: media work with %s',
  (_, one) => {
    it.each(ENGINES)(
      'X6: %s makes a recording playable, as files of this user alone',
      async (_name, engine) => {
        if (!engine) return;
        kept.colloquyIsolation = one;
        const folder = mkdtempSync(path.join(place, 'work-'));
        const file = recorded('chromium-vp8.webm');
        const media = await engine.process({ file, wants: 'picture', container: 'webm' }, folder);
        expect(media.video?.fragments.fragments.length).toBeGreaterThan(0);
        const made = [media.video, media.audio, media.speech, media.poster].map((each) => each?.file ?? '');
        for (const name of made) {
          expect(path.dirname(name)).toBe(folder);
          expect(statSync(name)).toMatchObject({ uid: process.getuid?.() });
        }
      },
    );
  },
);
