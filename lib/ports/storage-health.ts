import { env } from '@/lib/env';
import { type DiskRoom, diskRoom } from './disk-room';
import { checkFolder } from './private-files';
import { recordings } from './recording-store/recordings';

/** Writes and erases a few bytes wherever recordings and concepts' media are kept. Throws when one of them fails. */
export async function storageWritable(): Promise<void> {
  const { mediaDir } = env();
  await Promise.all([recordings().checkWritable(), checkFolder(mediaDir)]);
}

/** The disk with the least space above its reserve, among those of data, recordings and media. */
export function leastRoom(): DiskRoom {
  const { dataDir, mediaDir, recordingsDir, storageUrl } = env();
  const folders = [dataDir, mediaDir, ...(storageUrl === null ? [recordingsDir] : [])];
  const spare = ({ freeBytes, reserveBytes }: DiskRoom) => freeBytes - reserveBytes;
  return folders.map(diskRoom).reduce((least, one) => (spare(one) < spare(least) ? one : least));
}
