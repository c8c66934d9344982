import { statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { NoRoom } from '@/lib/domain/no-room';
import { takeRoom } from '../disk-room';
import { makePrivateFolder, PRIVATE_FILE } from '../private-files';
import { UploadNotes } from './upload-notes';

/** Parts of a body have a few kilobytes each; this many bytes are combined into one write. */
const AT_ONCE_BYTES = 256 * 1024;

/**
 * Uploads on a disk: a file for the bytes, and a note beside it with the protocol's data. Acknowledged bytes also
 * survive a failure of the machine.
 */
export class DiskUploads extends DataStore {
  override extensions = ['creation', 'creation-defer-length', 'expiration'];
  readonly #directory: string;
  readonly #expirationMs: number;
  readonly #notes: UploadNotes;

  constructor(directory: string, expirationMs: number) {
    super();
    this.#directory = directory;
    this.#expirationMs = expirationMs;
    this.#notes = new UploadNotes(directory);
  }

  /** The folder is created when it is missing; where that fails, only this upload fails. */
  override async create(upload: Upload): Promise<Upload> {
    takeRoom(this.#directory, AT_ONCE_BYTES);
    await makePrivateFolder(this.#directory);
    const file = this.#fileOf(upload.id);
    await writeFile(file, '', { mode: PRIVATE_FILE });
    await this.#notes.set(upload.id, upload);
    upload.storage = { type: 'file', path: file };
    return upload;
  }

  override async declareUploadLength(id: string, length: number): Promise<void> {
    const note = await this.#notes.get(id);
    if (!note) throw ERRORS.FILE_NOT_FOUND;
    note.size = length;
    await this.#notes.set(id, note);
  }

  override getExpiration(): number {
    return this.#expirationMs;
  }

  /** Reads the file's size synchronously (see `UploadNotes`). */
  override async getUpload(id: string): Promise<Upload> {
    const note = await this.#notes.get(id);
    if (!note) throw ERRORS.FILE_NOT_FOUND;
    const file = this.#fileOf(id);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw ERRORS.FILE_NO_LONGER_EXISTS;
    const { size, metadata, creation_date } = note;
    return new Upload({
      id,
      offset: found.size,
      ...(size !== undefined && { size }),
      ...(metadata && { metadata }),
      ...(creation_date !== undefined && { creation_date }),
      storage: { type: 'file', path: file },
    });
  }

  /** Writes bytes as they arrive. Bytes that arrived before a break stay, and are included in the next offset. */
  override async write(bytes: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const file = await open(this.#fileOf(id), 'r+');
    let position = offset;
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    const writeHeld = async () => {
      if (heldBytes === 0) return;
      const [parts, bytes] = [held, heldBytes];
      // A refused write is not tried again at the end.
      held = [];
      heldBytes = 0;
      takeRoom(this.#directory, bytes);
      const { bytesWritten } = await file.writev(parts, position);
      if (bytesWritten < bytes) throw new NoRoom(`only ${bytesWritten} of ${bytes} bytes were written`);
      position += bytes;
    };
    try {
      for await (const part of bytes) {
        held.push(part);
        heldBytes += part.byteLength;
        if (heldBytes >= AT_ONCE_BYTES) await writeHeld();
      }
    } finally {
      await writeHeld()
        .then(() => file.datasync())
        .finally(() => file.close());
    }
    return position;
  }

  #fileOf(id: string): string {
    return path.join(this.#directory, path.basename(id));
  }
}
