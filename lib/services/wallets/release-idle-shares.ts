import { isIdle } from '@/lib/domain/interview/idle';
import type { Db } from '@/lib/store/database';
import { lockResponse } from '@/lib/store/responses';
import { giveBackShare, listIdleShares } from '@/lib/store/shares';
import { lockStudy } from '@/lib/store/studies';

/** As many in one go as keep a run short; the next run takes the rest. */
const BATCH = 500;

/**
 * Gives back the shares of interviews that nobody went on with for a day (decisions, G3). Each in its own transaction,
 * and looked at again under the response's lock: an answer that comes at that moment wins. Returns how many.
 */
export async function releaseIdleShares(db: Db): Promise<number> {
  let released = 0;
  for (const { responseId, studyId } of await listIdleShares(db, BATCH)) {
    await db.transaction(async (tx) => {
      const locked = await lockResponse(tx, responseId);
      if (!locked || !isIdle(locked.row, locked.now)) return;
      await lockStudy(tx, studyId);
      await giveBackShare(tx, responseId);
      released += 1;
    });
  }
  return released;
}
