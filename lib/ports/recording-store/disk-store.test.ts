import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Upload } from '@tus/server';
import { describe, expect, it } from 'vitest';
import { keepsRecordings } from '@/lib/testing/keeps-recordings';
import { diskStore } from './disk-store';

const upload = (id: string) => new Upload({ id, offset: 0, size: 3 });

describe('on a disk', () => {
  const store = diskStore(mkdtempSync(path.join(tmpdir(), 'recordings-')), 60_000);
  keepsRecordings(() => store);

  it('X5: nobody else may read what is kept', async () => {
    const directory = path.join(mkdtempSync(path.join(tmpdir(), 'recordings-')), 'of', 'ours');
    const own = diskStore(directory, 60_000);
    await own.uploads.create(upload('one'));
    await own.uploads.declareUploadLength('one', 3);
    const file = path.join(directory, 'made');
    writeFileSync(file, 'abc', { mode: 0o644 });
    await own.keep('key/video.mp4', file);
    rmSync(file);
    const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
    expect(names).toEqual(['media', 'media/key', 'media/key/video.mp4', 'one', 'one.json']);
    const open = ['', ...names].filter((name) => statSync(path.join(directory, name)).mode & 0o077);
    expect(open).toEqual([]);
  });

  it('X18: a folder that is taken away is made again for the next upload', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'recordings-'));
    const own = diskStore(directory, 60_000);
    rmSync(directory, { recursive: true });
    await own.uploads.create(upload('two'));
    expect(await own.uploads.getUpload('two')).toMatchObject({ offset: 0, size: 3 });
  });

  it('X18: where no folder can be, an upload fails and nothing else does', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'recordings-')), 'file');
    writeFileSync(file, '');
    const own = diskStore(path.join(file, 'folder'), 60_000);
    await expect(own.uploads.create(upload('three'))).rejects.toThrow('ENOTDIR');
  });
});
