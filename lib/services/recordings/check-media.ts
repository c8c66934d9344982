import { checkConfiguredEngine } from '@/lib/ports/media-engine/media-engine';

/** Throws a BadSetting when MEDIA_ENGINE names an engine that is not on this machine. */
export async function checkMedia(): Promise<void> {
  await checkConfiguredEngine();
}
