import type { Db } from '@/lib/store/database';
import { addStorage, deleteRecordings, listUnnamedRecordings } from '@/lib/store/recordings';
import { enqueueErasing } from './enqueue-recording';

/** An answer that is sent again after a break names the same recordings: after this time no answer does. */
const KEPT_MS = 24 * 60 * 60_000;
/** A participant who left in the middle of a question may continue for this long. */
const RESUMED_MS = 30 * 24 * 60 * 60_000;
const ROUND = 500;

/**
 * Erases recordings that no answer names: of a turn that was started again or typed after all, and uploads to a
 * question that was never answered. Returns how many.
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
