import type { Db } from '@/lib/store/database';
import { addStorage, deleteRecordings, listUnnamedRecordings } from '@/lib/store/recordings';
import { enqueueErasing } from './enqueue-recording';

/** An answer that is sent again after a break names the same recordings: long after that, nobody means these. */
const KEPT_MS = 24 * 60 * 60_000;
const ROUND = 500;

/**
 * Erases what a participant took back: recordings of a turn that was begun again or typed after all, which its answer
 * does not name. Answers how many.
 */
export async function forgetUnnamedRecordings(db: Db, now: Date): Promise<number> {
  const unnamed = await listUnnamedRecordings(db, new Date(now.getTime() - KEPT_MS), ROUND);
  for (const { id, organizationId } of unnamed) {
    await db.transaction(async (tx) => {
      const stored = await deleteRecordings(tx, [id]);
      await enqueueErasing(tx, stored);
      await addStorage(tx, organizationId, -stored.bytes);
    });
  }
  return unnamed.length;
}
