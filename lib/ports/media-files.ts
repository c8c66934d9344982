import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { takeRoom } from './disk-room';
import { makePrivateFolder, PRIVATE_FILE } from './private-files';

/** Where researchers' pictures and films are kept, by name. */
export interface MediaFiles {
  /** Writes a whole file, or nothing: what breaks off or is refused on the way leaves no trace. */
  write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Erases files; what is gone already is no failure. */
  erase(names: readonly string[]): Promise<void>;
  /** Its size in bytes; undefined when there is none. */
  size(name: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included. */
  read(name: string, start: number, end: number): ReadableStream<Uint8Array>;
}

/** On this machine's disk, beside the recordings. Names come from us alone. */
export function mediaFiles(): MediaFiles {
  const directory = env().mediaDir;
  const at = (name: string) => path.join(directory, path.basename(name));
  return {
    async write(name, chunks) {
      await makePrivateFolder(directory);
      const part = `${at(name)}.part`;
      const file = await open(part, 'wx', PRIVATE_FILE);
      try {
        for await (const chunk of chunks) {
          takeRoom(directory, chunk.byteLength);
          await file.write(chunk);
        }
        await file.close();
        await rename(part, at(name));
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(part, { force: true });
        throw error;
      }
    },
    async erase(names) {
      for (const name of names) await rm(at(name), { force: true });
    },
    async size(name) {
      const found = await stat(at(name)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    read: (name, start, end) => streamOf(createReadStream(at(name), { start, end })),
  };
}

/** A web stream of a file: closed when whoever reads it leaves. */
function streamOf(file: ReturnType<typeof createReadStream>): ReadableStream<Uint8Array> {
  const chunks = file.iterator();
  return new ReadableStream({
    async pull(controller) {
      const next: IteratorResult<Uint8Array, unknown> = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void file.destroy(),
  });
}
