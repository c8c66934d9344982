import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import type { MediaEngine, MediaSource } from '@/lib/ports/media-engine/engine';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';

/**
 * For tests of what becomes of recordings rather than of how they are made playable: the engine of this machine makes
 * the same bytes playable once, and gives copies of what it made from then on. It joins and films as ever. Call it once
 * at the top of a file.
 */
export function madeOnce(): void {
  const kept = globalThis as typeof globalThis & { colloquyMediaEngine?: MediaEngine };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'colloquy-made-once-'));
    const engine = await mediaEngine();
    if (engine) kept.colloquyMediaEngine = remembering(engine, folder);
  });
  afterAll(async () => {
    delete kept.colloquyMediaEngine;
    await rm(folder, { recursive: true, force: true });
  });
}

function remembering(engine: MediaEngine, folder: string): MediaEngine {
  const known = new Map<string, Promise<ProcessedMedia>>();
  const made = async (source: MediaSource): Promise<ProcessedMedia> => {
    const bytes = createHash('sha256').update(await readFile(source.file));
    const key = `${source.wants} ${source.container} ${bytes.digest('hex')}`;
    let media = known.get(key);
    if (!media) {
      media = engine.process(source, await mkdtemp(path.join(folder, 'made-')));
      known.set(key, media);
    }
    return media;
  };
  return { ...engine, process: async (source, into) => copied(await made(source), into) };
}

/** Whoever asked for it moves its files. */
async function copied(media: ProcessedMedia, folder: string): Promise<ProcessedMedia> {
  const copy = async <F extends { file: string }>(one: F | null): Promise<F | null> => {
    if (!one) return null;
    const file = path.join(folder, path.basename(one.file));
    await copyFile(one.file, file);
    return { ...one, file };
  };
  return {
    ...media,
    video: await copy(media.video),
    audio: await copy(media.audio),
    poster: await copy(media.poster),
    speech: await copy(media.speech),
  };
}
