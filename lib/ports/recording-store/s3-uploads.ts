import { buffer } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { S3Bucket } from './s3-bucket';
import { pieceName, piecesInOrder, reach, type UploadPiece } from './upload-pieces';

/** The maximum bytes of an object, which each request holds in memory. */
const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * Uploads in a bucket: an object for the protocol's data, and one for each piece of bytes, named after its offset. No
 * object is ever rewritten, so that no failure between two requests can lose acknowledged bytes.
 */
export class S3Uploads extends DataStore {
  override extensions = ['creation', 'creation-defer-length', 'expiration'];
  readonly #bucket: S3Bucket;
  readonly #expirationMs: number;

  constructor(bucket: S3Bucket, expirationMs: number) {
    super();
    this.#bucket = bucket;
    this.#expirationMs = expirationMs;
  }

  override async create(file: Upload): Promise<Upload> {
    await this.#note(file);
    return file;
  }

  override async declareUploadLength(id: string, length: number): Promise<void> {
    const upload = await this.#noted(id);
    upload.size = length;
    await this.#note(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.#noted(id);
    upload.offset = reach(await this.pieces(id));
    return upload;
  }

  override async write(bytes: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    let position = offset;
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    const send = async () => {
      if (heldBytes === 0) return;
      await this.#bucket.put(pieceName(folderOf(id), position, heldBytes), Buffer.concat(held));
      position += heldBytes;
      held = [];
      heldBytes = 0;
    };
    try {
      for await (const chunk of bytes) {
        held.push(chunk);
        heldBytes += chunk.byteLength;
        if (heldBytes >= PIECE_BYTES) await send();
      }
    } finally {
      // Bytes that arrived before a break are kept, as on a disk.
      await send();
    }
    return position;
  }

  override getExpiration(): number {
    return this.#expirationMs;
  }

  /** The pieces that form the upload's beginning without a gap, in order. */
  async pieces(id: string): Promise<UploadPiece[]> {
    return piecesInOrder(await this.#bucket.list(`${folderOf(id)}/at-`));
  }

  async #note({ id, size, metadata, creation_date }: Upload): Promise<void> {
    const text = JSON.stringify({ id, size, metadata, creation_date });
    await this.#bucket.put(`${folderOf(id)}/upload.json`, Buffer.from(text));
  }

  async #noted(id: string): Promise<Upload> {
    const body = await this.#bucket.get(`${folderOf(id)}/upload.json`);
    if (!body) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ offset: 0, ...JSON.parse((await buffer(body)).toString('utf8')) });
  }
}

export function folderOf(id: string): string {
  return `uploads/${id}`;
}
