import { Failure } from '@/lib/domain/failure';
import { keptKind } from '@/lib/domain/media/media-kind';
import { mediaFiles } from '@/lib/ports/media-files';

export interface FoundMedia {
  mime: string;
  sizeBytes: number;
  /** The bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}

/** A picture or film by its stored name. Refuses `not_found`. */
export async function findMedia(name: string): Promise<FoundMedia> {
  const kind = keptKind(name);
  const files = mediaFiles();
  const sizeBytes = kind ? await files.size(name) : undefined;
  if (!kind || sizeBytes === undefined) throw new Failure('not_found', 'There is no such picture or film.');
  return { mime: kind.mime, sizeBytes, read: (start, end) => files.read(name, start, end) };
}
