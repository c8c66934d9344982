import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { prepareStorageFolders } from './storage-folders';

const above = mkdtempSync(path.join(os.tmpdir(), 'colloquy-folders-'));
const kept = globalThis as { colloquyEnv?: ReturnType<typeof readEnv> };
const usual = kept.colloquyEnv;
let made = 0;
afterEach(() => {
  if (usual) kept.colloquyEnv = usual;
  else delete kept.colloquyEnv;
});
afterAll(() => rmSync(above, { recursive: true, force: true }));

/** A data directory that does not exist yet, and this process's settings for it. */
function settings(more: Record<string, string> = {}): string {
  made += 1;
  const dataDir = path.join(above, `data-${made}`);
  kept.colloquyEnv = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://a@b/c',
    APP_SECRET: 'x'.repeat(32),
    ...more,
  });
  return dataDir;
}

const modeOf = (file: string) => statSync(file).mode & 0o777;

function write(file: string, mode: number): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'x');
  chmodSync(file, mode);
  return file;
}

describe('the folders of the settings', () => {
  it('X18: a missing one is made, in DATA_DIR or where the settings say', () => {
    const dataDir = settings();
    prepareStorageFolders();
    expect(modeOf(path.join(dataDir, 'media'))).toBe(0o700);
    expect(modeOf(path.join(dataDir, 'recordings'))).toBe(0o700);

    const shared = path.join(above, 'shared', 'disk');
    const own = settings({ MEDIA_DIR: `${shared}/media`, RECORDINGS_DIR: `${shared}/recordings` });
    prepareStorageFolders();
    expect(existsSync(`${shared}/media`) && existsSync(`${shared}/recordings`)).toBe(true);
    expect(existsSync(path.join(own, 'media'))).toBe(false);
  });

  it.each(['DATA_DIR', 'MEDIA_DIR', 'RECORDINGS_DIR'])(
    'X18: %s that cannot be made is named in one line',
    (setting) => {
      const file = write(path.join(above, 'file'), 0o600);
      // DATA_DIR is created when the settings are read, the others when they are prepared.
      const prepared = () => {
        settings({ [setting]: path.join(file, 'folder') });
        prepareStorageFolders();
      };
      expect(prepared).toThrow(new RegExp(`^${setting}: .*cannot be used \\([^\\n]+\\)$`));
    },
  );

  it('X18: a bucket needs no folder for recordings', () => {
    const dataDir = settings({ STORAGE_URL: 's3://bucket/prefix' });
    prepareStorageFolders();
    expect(existsSync(path.join(dataDir, 'recordings'))).toBe(false);
  });

  it('X5: what earlier versions left readable for other users is mended', () => {
    const dataDir = settings();
    chmodSync(dataDir, 0o755);
    const files = [
      'launcher.lock',
      'recordings/a',
      'recordings/a.json',
      'recordings/media/k/video.mp4',
      'media/b.png',
    ];
    for (const name of files) write(path.join(dataDir, name), 0o644);
    expect(prepareStorageFolders()).toBeGreaterThanOrEqual(files.length);
    for (const name of files) expect([name, modeOf(path.join(dataDir, name))]).toEqual([name, 0o600]);
    for (const name of ['recordings', 'recordings/media', 'recordings/media/k', 'media']) {
      expect([name, modeOf(path.join(dataDir, name))]).toEqual([name, 0o700]);
    }
    expect(prepareStorageFolders()).toBe(0);
  });

  it('X5: what is no folder of ours alone is left as it is', () => {
    const dataDir = settings();
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o1777);
    const stranger = write(path.join(dataDir, 'stranger'), 0o644);
    prepareStorageFolders();
    expect(modeOf(stranger)).toBe(0o644);
  });
});
