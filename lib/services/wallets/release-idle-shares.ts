import { isIdle } from '@/lib/domain/interview/idle';
import type { Db } from '@/lib/store/database';
import { dropIdlePlaces } from '@/lib/store/quota-places';
import { lockResponse } from '@/lib/store/responses';
import { giveBackShare, listIdleShares } from '@/lib/store/shares';
import { lockStudy } from '@/lib/store/studies';

/** Few enough to keep a run short; the next run takes the rest. */
const BATCH = 500;

/**
 * Releases the shares of interviews that nobody continued for a day (decisions, G3), and the places that such interviews
 * hold in quotas (N2). Each in its own transaction,
 * checked again under the response's lock: an answer that arrives at that moment wins. Returns how many.
 */
export async function releaseIdleShares(db: Db): Promise<number> {
  let released = 0;
  await dropIdlePlaces(db, BATCH);
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
