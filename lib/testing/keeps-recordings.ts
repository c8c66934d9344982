import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { expect, it } from 'vitest';
import type { RecordingStore } from '@/lib/ports/recording-store/recording-store';

const folder = () => mkdtempSync(path.join(tmpdir(), 'store-'));

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string | undefined> {
  return (
    stream && (await buffer(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]))).toString()
  );
}

const allOf = async (bytes: AsyncIterable<Buffer> = Readable.from([])) => buffer(bytes);

/** What every store of recordings must do. */
export function keepsRecordings(store: () => RecordingStore): void {
  let made = 0;
  const begun = async (size?: number) => {
    made += 1;
    const id = `00000000-0000-4000-8000-${String(Date.now() + made).padStart(12, '0')}`;
    const metadata = { kind: 'audio', filename: 'Zoë.webm' };
    await store().uploads.create(
      new Upload({ id, offset: 0, metadata, ...(size !== undefined && { size }) }),
    );
    return id;
  };
  const write = (id: string, offset: number, ...parts: (string | Buffer)[]) =>
    store().uploads.write(Readable.from(parts.map((part) => Buffer.from(part))), id, offset);

  it('an upload grows by what is written, and tells how far it is', async () => {
    const id = await begun();
    expect(await store().uploads.getUpload(id)).toMatchObject({ offset: 0, size: undefined });
    expect(await write(id, 0, 'abc', 'def')).toBe(6);
    expect(await write(id, 6, 'ghi')).toBe(9);
    expect(await store().uploads.getUpload(id)).toMatchObject({
      offset: 9,
      metadata: { filename: 'Zoë.webm' },
    });
    expect(await store().uploadedBytes(id)).toBe(9);
    await store().uploads.declareUploadLength(id, 9);
    expect(await write(id, 9)).toBe(9);
    expect(await store().uploads.getUpload(id)).toMatchObject({ offset: 9, size: 9 });
    expect(readFileSync(await store().localUpload(id, folder()), 'utf8')).toBe('abcdefghi');
    expect(await allOf(await store().readUpload(id))).toEqual(Buffer.from('abcdefghi'));
  });

  it('an upload that breaks off keeps what came', async () => {
    const id = await begun(100);
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw new Error('the line is gone');
      })(),
    );
    await expect(store().uploads.write(breaking, id, 0)).rejects.toThrow();
    expect(await store().uploads.getUpload(id)).toMatchObject({ offset: 3, size: 100 });
    expect(readFileSync(await store().localUpload(id, folder()), 'utf8')).toBe('abc');
  });

  it('a line that is dead, and ends late, takes nothing back', async () => {
    const id = await begun();
    let hangUp = () => {};
    const dead = new Promise<never>((_, reject) => {
      hangUp = () => reject(new Error('the line is gone'));
    });
    const late = store().uploads.write(
      (async function* () {
        yield Buffer.from('abcd');
        await dead;
      })(),
      id,
      0,
    );
    expect(await write(id, 0, 'abcde')).toBe(5);
    expect(await write(id, 5, 'fgh')).toBe(8);
    hangUp();
    await expect(late).rejects.toThrow();
    expect(await store().uploads.getUpload(id)).toMatchObject({ offset: 8 });
    expect(readFileSync(await store().localUpload(id, folder()), 'utf8')).toBe('abcdefgh');
  });

  it('an upload of many megabytes is the same at the end', async () => {
    const id = await begun();
    const bytes = Buffer.alloc(20 * 1024 * 1024 + 17, 'colloquy ');
    expect(await write(id, 0, bytes.subarray(0, 9_000_001))).toBe(9_000_001);
    expect(await write(id, 9_000_001, bytes.subarray(9_000_001))).toBe(bytes.length);
    expect(readFileSync(await store().localUpload(id, folder())).equals(bytes)).toBe(true);
    expect((await allOf(await store().readUpload(id))).equals(bytes)).toBe(true);
  });

  it('what was never begun is not there', async () => {
    await expect(store().uploads.getUpload('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      status_code: 404,
    });
  });

  it('a kept file is read whole and in part, until it is erased', async () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, '0123456789');
    const name = `key${Date.now()}`;
    await store().keep(`${name}/video.mp4`, file);
    expect(await textOf(await store().read(`${name}/video.mp4`))).toBe('0123456789');
    expect(await textOf(await store().read(`${name}/video.mp4`, { start: 2, end: 4 }))).toBe('234');
    expect(await store().read(`${name}/other.mp4`)).toBeUndefined();
    await store().eraseFolders([name]);
    expect(await store().read(`${name}/video.mp4`)).toBeUndefined();
    await store().eraseFolders([name]);
  });

  it('a file that many keep at once is kept', async () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, 'said once');
    const name = `key${Date.now()}`;
    await Promise.all(Array.from({ length: 20 }, () => store().keep(`${name}/voice.mp3`, file)));
    expect(await textOf(await store().read(`${name}/voice.mp3`))).toBe('said once');
  });

  it('an erased upload is gone, and erasing it again is no failure', async () => {
    const id = await begun();
    await write(id, 0, 'abc');
    await store().eraseUploads([id]);
    await expect(store().uploads.getUpload(id)).rejects.toMatchObject({ status_code: 404 });
    expect(await store().readUpload(id)).toBeUndefined();
    await store().eraseUploads([id]);
  });
}
