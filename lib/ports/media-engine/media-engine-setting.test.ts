import { afterEach, describe, expect, it } from 'vitest';
import { mediaEngine } from './media-engine';

const kept = globalThis as { colloquyEnv?: unknown; colloquyMediaEngine?: unknown };
const path = process.env.PATH;
function forget() {
  delete kept.colloquyEnv;
  delete kept.colloquyMediaEngine;
  delete process.env.MEDIA_ENGINE;
  process.env.PATH = path;
}
afterEach(forget);
const withSetting = (setting: string, programs = path) => {
  forget();
  process.env.MEDIA_ENGINE = setting;
  process.env.PATH = programs;
  return mediaEngine();
};

describe('MEDIA_ENGINE', () => {
  it('none: there is none, whatever this machine has', async () => {
    expect(await withSetting('none')).toBeNull();
  });

  it('auto: takes the optional package where there is no ffmpeg', async () => {
    const found = await withSetting('auto', '/nowhere');
    const packaged = await withSetting('mediabunny').catch(() => null);
    expect(found?.name).toBe(packaged?.name);
  });

  it('ffmpeg: says so in one line when it is missing, and finds it when it has come', async () => {
    await expect(withSetting('ffmpeg', '/nowhere')).rejects.toThrow(/^MEDIA_ENGINE: no ffmpeg [^\n]+$/);
    const found = await withSetting('ffmpeg').catch(() => null);
    if (found) expect(await mediaEngine()).toBe(found);
  });
});
