import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaFiles } from '@/lib/ports/media-files';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { NamedUnit } from '@/lib/store/backup/dump';

/** A file of the product: its place in a backup, and where its bytes are. */
interface SavedFile {
  /** Below the backup's `files`, such as `recordings/media/KEY/video.mp4` or `media/NAME`. */
  place: string;
  bytes: number;
  open: () => Promise<Readable | undefined>;
}

/** The kind of store that recordings are in. Its files can be put back into one of the same kind. */
export function recordingStoreKind(): 'folder' | 's3' {
  return recordings().kind;
}

/**
 * Copies what is kept of a unit into `folder`. A file that is there already and as long is left: no file changes, an
 * upload only grows. A file that is erased meanwhile is not in the backup.
 */
export async function saveUnit(unit: NamedUnit, folder: string): Promise<void> {
  for (const { place, bytes, open } of await filesOf(unit)) {
    const to = path.join(folder, place);
    if ((await stat(to).catch(() => undefined))?.size === bytes) continue;
    const from = await open();
    if (!from) continue;
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    try {
      await pipeline(from, createWriteStream(to, { mode: 0o600, flush: true }));
    } catch (error) {
      await rm(to, { force: true });
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Removes what an earlier call copied of a unit that was erased since. */
export async function dropUnit({ kind, name }: NamedUnit, folder: string): Promise<void> {
  const places = {
    upload: [`recordings/${name}`, `recordings/${name}.json`, `recordings/uploads/${name}`],
    folder: [`recordings/media/${name}`],
    media: [`media/${name}`],
  }[kind];
  for (const place of places) await rm(path.join(folder, place), { recursive: true, force: true });
}

async function filesOf({ kind, name }: NamedUnit): Promise<SavedFile[]> {
  if (kind === 'media') {
    const files = mediaFiles();
    const bytes = await files.size(name);
    if (bytes === undefined) return [];
    const open = async () => (bytes === 0 ? Readable.from([]) : Readable.fromWeb(asNode(name, bytes)));
    return [{ place: `media/${name}`, bytes, open }];
  }
  const store = recordings();
  const objects = await store.objectsOf(kind === 'upload' ? { upload: name } : { folder: name });
  return objects.map((object) => ({
    place: `recordings/${object.name}`,
    bytes: object.bytes,
    open: () => store.readObject(object.name),
  }));
}

function asNode(name: string, bytes: number) {
  return mediaFiles().read(name, 0, bytes - 1) as Parameters<typeof Readable.fromWeb>[0];
}
