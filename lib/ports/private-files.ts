import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, opendirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What participants and researchers entrust is for the server's own user alone, whoever that is. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Makes a folder, and those above it, where they are missing. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Throws when nothing can be written into a folder. */
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
 * Takes away what other users may do with a folder and with up to `most` things in it: earlier versions left that to
 * the system's default. The folder itself comes first, which bars others from all that is in it. Follows no links, and
 * leaves alone what belongs to another user. Answers how many it mended.
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

/** The same for files that lie directly in a folder, and not for the folder itself. */
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
    // Gone meanwhile, or on a file system that knows no modes.
    return 0;
  }
}

/** One by one: a folder of a million recordings is not read as a whole. Links and the like are left out. */
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
