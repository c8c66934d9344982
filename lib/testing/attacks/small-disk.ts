import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Puts a disk of so many MiB at a folder. Answers what takes it away again; null where this user may not mount one, as
 * in most containers.
 */
export async function mountSmallDisk(folder: string, mib: number): Promise<(() => Promise<void>) | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=755`, 'colloquy-attack', folder]);
  } catch {
    return null;
  }
  return async () => {
    await run('umount', [folder]);
  };
}
