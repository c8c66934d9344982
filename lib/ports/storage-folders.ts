import { accessSync, constants, lstatSync } from 'node:fs';
import { BadSetting, env, makeDataDir, makeFolder } from '@/lib/env';
import { mendFilesIn, mendFolder, PRIVATE_FOLDER } from './private-files';

/**
 * The number of entries checked in a folder of recordings at a start: a fraction of a second's work, however many there
 * are.
 */
const MOST_MENDED = 100_000;
const STICKY = 0o1000;

/**
 * Creates the folders of the settings where they are missing, and removes other users' permissions for their contents.
 * Returns how many entries it changed. Throws a BadSetting that names the setting whose folder cannot be used.
 */
export function prepareStorageFolders(): number {
  const { dataDir, mediaDir, recordingsDir, storageUrl } = env();
  usable('DATA_DIR', () => makeDataDir(dataDir), dataDir);
  let mended = isShared(dataDir) ? 0 : mendFilesIn(dataDir, MOST_MENDED);
  const folders = { MEDIA_DIR: mediaDir, ...(storageUrl === null && { RECORDINGS_DIR: recordingsDir }) };
  for (const [setting, folder] of Object.entries(folders)) {
    usable(setting, () => makeFolder(folder, PRIVATE_FOLDER), folder);
    if (!isShared(folder)) mended += mendFolder(folder, MOST_MENDED);
  }
  return mended;
}

function usable(setting: string, make: () => void, folder: string): void {
  try {
    make();
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BadSetting(`${setting}: the folder ${folder} cannot be used (${reason})`, { cause });
  }
}

/** A shared folder such as /tmp, whose contents are not all this program's. */
function isShared(folder: string): boolean {
  return (lstatSync(folder).mode & STICKY) !== 0;
}
