import { prepareStorageFolders } from '@/lib/ports/storage-folders';

/**
 * Creates the folders of the settings that are missing, accessible only to this user. Returns how many things it
 * repaired. Throws a BadSetting that names the setting whose folder cannot be used.
 */
export function prepareFolders(): number {
  return prepareStorageFolders();
}
