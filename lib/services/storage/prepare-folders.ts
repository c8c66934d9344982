import { prepareStorageFolders } from '@/lib/ports/storage-folders';

/**
 * Makes the folders of the settings where they are missing, for nobody else to look into. Answers how many things were
 * mended. Throws a BadSetting that names the setting whose folder cannot be used.
 */
export function prepareFolders(): number {
  return prepareStorageFolders();
}
