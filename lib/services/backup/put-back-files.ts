import { createReadStream } from 'node:fs';
import { mediaFiles } from '@/lib/ports/media-files';
import { recordings } from '@/lib/ports/recording-store/recordings';

/**
 * Stores a file of a backup where the product looks for it; one that is there already is replaced. `place` is as
 * `saveUnit` had it.
 */
export async function putBackFile(place: string, file: string): Promise<void> {
  const [kind, ...rest] = place.split('/');
  const name = rest.join('/');
  if (kind === 'recordings') return recordings().writeObject(name, file);
  const files = mediaFiles();
  // A restore that was killed leaves the half of a file.
  await files.erase([`${name}.part`]);
  await files.write(name, createReadStream(file));
}
