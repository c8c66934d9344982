import { env } from '@/lib/env';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';

/** Throws a BadSetting when MEDIA_ENGINE names an engine that is not on this machine. */
export async function checkMedia(): Promise<void> {
  const { mediaEngine: wanted } = env();
  if (wanted === 'ffmpeg' || wanted === 'mediabunny') await mediaEngine();
}
