import { recordings } from '@/lib/ports/recording-store/recordings';

/** Erases what nobody may find any more: uploads by id, and folders of what was made of them. */
export async function eraseRecordings(what: {
  uploads: readonly string[];
  folders: readonly string[];
}): Promise<void> {
  await recordings().eraseUploads(what.uploads);
  await recordings().eraseFolders(what.folders);
}
