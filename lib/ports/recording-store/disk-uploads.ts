import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/server';
import { UploadNotes } from './upload-notes';

/** Parts of a body are of a few kilobytes each; so many of them become one write. */
const AT_ONCE_BYTES = 256 * 1024;

/** The library's file store, whose acknowledged bytes survive a failure of the machine as well. */
export class DiskUploads extends FileStore {
  constructor(directory: string, expirationMs: number) {
    super({
      directory,
      expirationPeriodInMilliseconds: expirationMs,
      configstore: new UploadNotes(directory),
    });
  }

  /** As the library does, without a thread for the file's size (see `UploadNotes`). */
  override async getUpload(id: string): Promise<Upload> {
    const note = await this.configstore.get(id);
    if (!note) throw ERRORS.FILE_NOT_FOUND;
    const file = path.join(this.directory, path.basename(id));
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

  /** Writes as it comes. What arrived before a break stays, and is told by the next question for the offset. */
  override async write(bytes: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, path.basename(id)), 'r+');
    let position = offset;
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    const writeHeld = async () => {
      if (heldBytes === 0) return;
      const { bytesWritten } = await file.writev(held, position);
      if (bytesWritten < heldBytes)
        throw new Error(`only ${bytesWritten} of ${heldBytes} bytes were written`);
      position += heldBytes;
      held = [];
      heldBytes = 0;
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
}
