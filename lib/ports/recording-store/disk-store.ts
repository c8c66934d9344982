import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { takeRoom } from '../disk-room';
import { checkFolder, makePrivateFolder, PRIVATE_FILE } from '../private-files';
import { DiskUploads } from './disk-uploads';
import type { RecordingStore, StoredObject } from './recording-store';

/** On this machine's disk: an upload is one file, and a second one beside it with the protocol's data. */
export function diskStore(directory: string, expirationMs: number): RecordingStore {
  const upload = (id: string) => path.join(directory, path.basename(id));
  const kept = (name: string) =>
    path.join(directory, 'media', ...name.split('/').map((part) => path.basename(part)));
  return {
    uploads: new DiskUploads(directory, expirationMs),
    checkRoom: (bytes) => takeRoom(directory, bytes),
    checkWritable: () => checkFolder(directory),
    async uploadedBytes(id) {
      return (await stat(upload(id)).catch(() => undefined))?.size;
    },
    localUpload: async (id) => upload(id),
    async readUpload(id) {
      const found = await stat(upload(id)).catch(() => undefined);
      return found?.isFile() ? createReadStream(upload(id)) : undefined;
    },
    async readUploadPart(id, { start, bytes }) {
      const handle = await open(upload(id), 'r').catch(() => undefined);
      if (!handle) return undefined;
      try {
        const left = Math.max(0, (await handle.stat()).size - start);
        const into = Buffer.alloc(Math.min(bytes, left));
        if (into.length === 0) return into;
        const { bytesRead } = await handle.read(into, 0, into.length, start);
        return into.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    async keep(name, file) {
      takeRoom(directory, (await stat(file)).size);
      await copyWhole(file, kept(name));
    },
    async read(name, range) {
      const found = await stat(kept(name)).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return Readable.toWeb(createReadStream(kept(name), range)) as ReadableStream<Uint8Array>;
    },
    async eraseUploads(ids) {
      for (const id of ids) {
        await rm(upload(id), { force: true });
        await rm(`${upload(id)}.json`, { force: true });
      }
    },
    async eraseFolders(names) {
      for (const name of names) await rm(kept(name), { force: true, recursive: true });
    },
    kind: 'folder',
    async objectsOf(unit) {
      if ('upload' in unit) return found([unit.upload, `${unit.upload}.json`]);
      const files = await readdir(kept(unit.folder)).catch(() => []);
      return found(files.map((file) => `media/${unit.folder}/${file}`));
    },
    async readObject(name) {
      const handle = await open(path.join(directory, name), 'r').catch(() => undefined);
      return handle?.createReadStream();
    },
    writeObject: (name, file) => copyWhole(file, path.join(directory, name)),
  };

  /** Those of these names that are files. */
  async function found(names: readonly string[]): Promise<StoredObject[]> {
    const objects: StoredObject[] = [];
    for (const name of names) {
      const seen = await stat(path.join(directory, name)).catch(() => undefined);
      if (seen?.isFile()) objects.push({ name, bytes: seen.size });
    }
    return objects;
  }
}

/** A temporary file of its own: two requests may store the same file at once, and both write the same content. */
async function copyWhole(file: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`;
  await makePrivateFolder(path.dirname(draft));
  try {
    await copyFile(file, draft);
    await chmod(draft, PRIVATE_FILE);
    await flush(draft);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
