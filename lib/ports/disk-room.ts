import { statfs } from 'node:fs/promises';
import { env } from '@/lib/env';

/** Bytes that this process may still write where DATA_DIR is. */
export async function freeDiskBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(env().dataDir);
  return bavail * bsize;
}
