import { LINK_SECONDS } from '@/lib/ports/signed-path';
import type { Db } from '@/lib/store/database';
import { deleteReplaced } from '@/lib/store/recordings';
import { enqueueErasing } from './enqueue-recording';

/** Erases replaced media of recordings once no link to them is valid any more. Returns how many. */
export async function forgetReplacedMedia(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const folders = await deleteReplaced(tx, new Date(now.getTime() - LINK_SECONDS * 1_000));
    await enqueueErasing(tx, { uploads: [], folders });
    return folders.length;
  });
}
