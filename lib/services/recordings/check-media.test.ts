import { afterEach, expect, it, vi } from 'vitest';
import { checkMedia } from './check-media';

const kept = globalThis as { colloquyEnv?: unknown; colloquyMediaEngine?: unknown };
const forget = () => {
  delete kept.colloquyEnv;
  delete kept.colloquyMediaEngine;
};
afterEach(() => {
  vi.unstubAllEnvs();
  forget();
});

it('an engine for recordings that is named and missing stops the start, and one that is chosen does not', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const checked = async (wanted: string) => {
    vi.stubEnv('MEDIA_ENGINE', wanted);
    forget();
    await checkMedia();
  };
  await expect(checked('ffmpeg')).rejects.toThrow(/^MEDIA_ENGINE: no ffmpeg/);
  await expect(checked('auto')).resolves.toBeUndefined();
  await expect(checked('none')).resolves.toBeUndefined();
});
