import { statSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { KvStore, Upload } from '@tus/server';
import { BoundedMap } from '@/lib/domain/bounded-map';
import { PRIVATE_FILE } from '../private-files';

interface Remembered {
  /** Identifies the version of the file that it was read from: a note is never changed in place, but replaced. */
  inode: number;
  mtimeMs: number;
  note: Upload;
}

/**
 * The upload protocol's data of each upload, in a file beside its bytes: replaced as a whole, so that a killed process
 * leaves the old note or the new one; and read again only when another process has replaced it.
 */
export class UploadNotes implements KvStore<Upload> {
  readonly #directory: string;
  readonly #remembered = new BoundedMap<string, Remembered>(1_000);

  constructor(directory: string) {
    this.#directory = directory;
  }

  async get(id: string): Promise<Upload | undefined> {
    const name = this.#nameOf(id);
    // Synchronous: a thread would cost more than this system call, whose result is cached.
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found) return undefined;
    const known = this.#remembered.get(id);
    if (known?.inode === found.ino && known.mtimeMs === found.mtimeMs) return { ...known.note } as Upload;
    const note: Upload = JSON.parse(await readFile(name, 'utf8'));
    this.#remembered.set(id, { inode: found.ino, mtimeMs: found.mtimeMs, note });
    return { ...note } as Upload;
  }

  async set(id: string, note: Upload): Promise<void> {
    const draft = `${this.#nameOf(id)}.draft`;
    const file = await open(draft, 'w', PRIVATE_FILE);
    try {
      await file.writeFile(JSON.stringify(note));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#nameOf(id));
    const folder = await open(this.#directory, 'r');
    await folder.sync().finally(() => folder.close());
  }

  async delete(id: string): Promise<void> {
    this.#remembered.delete(id);
    await rm(this.#nameOf(id), { force: true });
  }

  #nameOf(id: string): string {
    return path.join(this.#directory, `${path.basename(id)}.json`);
  }
}
