import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Mounts a disk of this many MiB at a folder. Returns the function that unmounts it; null where this user may not mount
 * one, as in most containers.
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
