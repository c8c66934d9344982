import type { DataStore } from '@tus/server';

/**
 * Where participants' recordings and files are kept: the bytes as they were sent, by upload id, and what was made of
 * them, by name. Names come from us alone.
 */
export interface RecordingStore {
  /** What the upload protocol writes to. Bytes that it acknowledged are on the disk, or with the object store. */
  uploads: UploadStore;
  /** Throws NoRoom when so many more bytes would not fit. */
  checkRoom(bytes: number): void;
  /** Writes and erases a few bytes; throws when that fails. */
  checkWritable(): Promise<void>;
  /** Bytes of an upload that are here, finished or not; undefined when there is none. */
  uploadedBytes(id: string): Promise<number | undefined>;
  /** An upload's bytes as a file on this machine: where they lie, or a copy in `folder`. */
  localUpload(id: string, folder: string): Promise<string>;
  /** An upload's bytes from its beginning; undefined when there is none. */
  readUpload(id: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Keeps a file under a name, whole or not at all. */
  keep(name: string, file: string): Promise<void>;
  /** A file's bytes from `start` to `end`, both included, or all of them; undefined when there is no such file. */
  read(name: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Erases uploads by id; what is gone already is no failure. */
  eraseUploads(ids: readonly string[]): Promise<void>;
  /** Erases all files under these folders; what is gone already is no failure. */
  eraseFolders(names: readonly string[]): Promise<void>;
}

/** The upload library's store, that takes bytes from anywhere. */
export interface UploadStore extends DataStore {
  write(bytes: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number>;
}
