import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, opendirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of participants and researchers are readable only by the server's own user. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Creates a folder, and its parents, where they are missing. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Throws when no file can be written into a folder. */
export async function checkFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, 'probe', { mode: PRIVATE_FILE, flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * Removes other users' permissions for a folder and for up to `most` entries in it, which earlier versions left to the
 * system's default. The folder itself comes first, which blocks access to everything in it. Follows no links, and does
 * not change files of other users. Returns how many entries it changed.
 */
export function mendFolder(folder: string, most: number): number {
  let mended = mend(folder, PRIVATE_FOLDER);
  let left = most;
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined && left > 0; next = waiting.pop()) {
    for (const { name, kind } of entriesOf(next)) {
      left -= 1;
      if (left < 0) break;
      const entry = path.join(next, name);
      if (kind === 'folder') waiting.push(entry);
      mended += mend(entry, kind === 'folder' ? PRIVATE_FOLDER : PRIVATE_FILE);
    }
  }
  return mended;
}

/** The same for files directly in a folder, but not for the folder itself. */
export function mendFilesIn(folder: string, most: number): number {
  let mended = 0;
  let left = most;
  for (const { name, kind } of entriesOf(folder)) {
    left -= 1;
    if (left < 0) break;
    if (kind === 'file') mended += mend(path.join(folder, name), PRIVATE_FILE);
  }
  return mended;
}

function mend(entry: string, mode: number): number {
  try {
    const found = lstatSync(entry);
    if ((found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) return 0;
    chmodSync(entry, mode);
    return 1;
  } catch {
    // Deleted meanwhile, or on a file system without permissions.
    return 0;
  }
}

/** One by one: a folder of a million recordings is not read at once. Links and special files are left out. */
function* entriesOf(folder: string): Generator<{ name: string; kind: 'file' | 'folder' }> {
  let opened: ReturnType<typeof opendirSync>;
  try {
    opened = opendirSync(folder);
  } catch {
    return;
  }
  try {
    for (let entry = opened.readSync(); entry; entry = opened.readSync()) {
      if (entry.isFile()) yield { name: entry.name, kind: 'file' };
      else if (entry.isDirectory()) yield { name: entry.name, kind: 'folder' };
    }
  } finally {
    opened.closeSync();
  }
}
