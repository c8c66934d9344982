import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RecordingStore } from './recording-store';
import { S3Bucket } from './s3-bucket';
import { folderOf, S3Uploads } from './s3-uploads';
import { piecesWithin, reach } from './upload-pieces';

/** In an S3-compatible store, which several machines may share. */
export function s3Store(storageUrl: string, expirationMs: number): RecordingStore {
  const bucket = new S3Bucket(storageUrl);
  const uploads = new S3Uploads(bucket, expirationMs);
  const kept = (name: string) => `media/${name}`;
  const eraseAll = async (folder: string) => {
    const found = await bucket.list(`${folder}/`);
    await bucket.erase(found.map(({ name }) => name));
  };
  return {
    uploads,
    // A bucket reports no free space.
    checkRoom: () => {},
    async checkWritable() {
      const name = `probe/${randomUUID()}`;
      await bucket.put(name, Buffer.from('probe'));
      await bucket.erase([name]);
    },
    uploadedBytes: async (id) => reach(await uploads.pieces(id)),
    async localUpload(id, folder) {
      const file = path.join(folder, 'upload');
      await writeFile(file, bucket.readAll(await uploads.pieces(id)));
      return file;
    },
    async readUpload(id) {
      const pieces = await uploads.pieces(id);
      return pieces.length > 0 ? bucket.readAll(pieces) : undefined;
    },
    async readUploadPart(id, { start, bytes }) {
      const pieces = await uploads.pieces(id);
      const wanted = piecesWithin(pieces, { start, bytes });
      return pieces.length > 0 ? buffer(bucket.readAll(wanted)) : undefined;
    },
    keep: (name, file) => bucket.putFile(kept(name), file),
    async read(name, range) {
      const body = await bucket.get(kept(name), range);
      return body && (Readable.toWeb(body) as ReadableStream<Uint8Array>);
    },
    async eraseUploads(ids) {
      for (const id of ids) await eraseAll(folderOf(id));
    },
    async eraseFolders(names) {
      for (const name of names) await eraseAll(kept(name));
    },
    kind: 's3',
    objectsOf: (unit) => bucket.list(`${'upload' in unit ? folderOf(unit.upload) : kept(unit.folder)}/`),
    readObject: (name) => bucket.get(name),
    writeObject: (name, file) => bucket.putFile(name, file),
  };
}
