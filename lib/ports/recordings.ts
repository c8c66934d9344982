import { rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Where participants' recordings and files are kept. */
export interface Recordings {
  /** The folder that uploads are written to. */
  directory: string;
  /** Erases what was uploaded under these ids; what is gone already is no failure. */
  erase(ids: readonly string[]): Promise<void>;
}

/** On this machine's disk: one file an upload, and one beside it with what the upload protocol knows. */
export function recordings(): Recordings {
  const directory = path.join(env().dataDir, 'recordings');
  return {
    directory,
    async erase(ids) {
      for (const id of ids) {
        await rm(path.join(directory, id), { force: true });
        await rm(path.join(directory, `${id}.json`), { force: true });
      }
    },
  };
}
