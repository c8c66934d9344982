import { recordings } from '@/lib/ports/recording-store/recordings';

/** Erases unreachable files: uploads by id, and folders of processed media. */
export async function eraseRecordings(what: {
  uploads: readonly string[];
  folders: readonly string[];
}): Promise<void> {
  await recordings().eraseUploads(what.uploads);
  await recordings().eraseFolders(what.folders);
}
