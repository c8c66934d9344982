import type { Db } from '@/lib/store/database';
import type { ReducedReel, StoredFilms } from '@/lib/store/films';
import { enqueueFilm } from './enqueue-film';

/** Has reels that lost clips rendered without them. Returns what the store had for them as they were. */
export async function renewReels(
  db: Db,
  reels: readonly ReducedReel[],
  organizationId: string,
): Promise<StoredFilms> {
  for (const { id, version, clips } of reels) {
    if (clips > 0) await enqueueFilm(db, { kind: 'reel', id, version }, organizationId);
  }
  return {
    folders: reels.flatMap(({ folders }) => folders),
    bytes: reels.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
