import { BadSetting, env } from '@/lib/env';
import type { MediaEngine } from './engine';
import { findFfmpegEngine } from './ffmpeg-engine';
import { findMediabunnyEngine } from './mediabunny-engine';

const kept = globalThis as typeof globalThis & { colloquyMediaEngine?: MediaEngine };

/**
 * The engine of this machine (MEDIA_ENGINE); null when there is none or none is wanted. Throws a BadSetting when the
 * engine that the setting names is missing.
 */
export async function mediaEngine(): Promise<MediaEngine | null> {
  if (kept.colloquyMediaEngine) return kept.colloquyMediaEngine;
  const found = await findEngine(env().mediaEngine);
  if (found) kept.colloquyMediaEngine = found;
  return found;
}

/** Throws a BadSetting when the engine that the setting names is missing; one that is to be chosen may be. */
export async function checkConfiguredEngine(): Promise<void> {
  const { mediaEngine: wanted } = env();
  if (wanted === 'ffmpeg' || wanted === 'mediabunny') await mediaEngine();
}

/** Whether a worker does the work, maybe on another machine: then this one's engine says nothing of it. */
export function isMediaElsewhere(): boolean {
  return env().jobs === 'off';
}

async function findEngine(wanted: ReturnType<typeof env>['mediaEngine']): Promise<MediaEngine | null> {
  if (wanted === 'none') return null;
  const found = wanted === 'mediabunny' ? null : await findFfmpegEngine();
  if (found) return found;
  const other = wanted === 'ffmpeg' ? null : await findMediabunnyEngine();
  if (other || wanted === 'auto') return other;
  throw new BadSetting(`MEDIA_ENGINE: ${MISSING[wanted]}`);
}

const MISSING = {
  ffmpeg: 'no ffmpeg 5.1 or newer with libx264 and aac was found',
  mediabunny: 'the optional package @mediabunny/server cannot be loaded here',
};
