import type { Db } from '@/lib/store/database';
import { addStorage, deleteRecordings, listUnnamedRecordings } from '@/lib/store/recordings';
import { enqueueErasing } from './enqueue-recording';

/** An answer that is sent again after a break names the same recordings: long after that, nobody means these. */
const KEPT_MS = 24 * 60 * 60_000;
/** Whoever left an interview in the middle of a question may still come back to it for so long. */
const RESUMED_MS = 30 * 24 * 60 * 60_000;
const ROUND = 500;

/**
 * Erases what no answer names: recordings of a turn that was begun again or typed after all, and what was uploaded to a
 * question that was never answered. Answers how many.
 */
export async function forgetUnnamedRecordings(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const idleSince = new Date(now.getTime() - RESUMED_MS);
  const unnamed = await listUnnamedRecordings(db, { before, idleSince }, ROUND);
  for (const { id, organizationId } of unnamed) {
    await db.transaction(async (tx) => {
      const stored = await deleteRecordings(tx, [id]);
      await enqueueErasing(tx, stored);
      await addStorage(tx, organizationId, -stored.bytes);
    });
  }
  return unnamed.length;
}
