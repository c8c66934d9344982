import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { takeRoom } from '../disk-room';
import { checkFolder, makePrivateFolder, PRIVATE_FILE } from '../private-files';
import { DiskUploads } from './disk-uploads';
import type { RecordingStore } from './recording-store';

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
    async keep(name, file) {
      // A temporary file of its own: two requests may store the same file at once, and both write the same content.
      const draft = `${kept(name)}.${randomUUID()}`;
      takeRoom(directory, (await stat(file)).size);
      await makePrivateFolder(path.dirname(draft));
      try {
        await copyFile(file, draft);
        await chmod(draft, PRIVATE_FILE);
        await flush(draft);
        await rename(draft, kept(name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
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
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
