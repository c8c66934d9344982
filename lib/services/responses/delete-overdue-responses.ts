import type { Db } from '@/lib/store/database';
import { listOverdueResponses } from '@/lib/store/retention';
import { eraseResponse } from './delete-response';

/** Few enough that nobody waits long for a study's row. */
const BATCH = 100;
/** Of one run; the next one takes the rest. */
const BATCHES = 50;

/**
 * Deletes responses that were kept for as long as their participants were told (N5), each in a transaction of its own.
 * Returns how many.
 */
export async function deleteOverdueResponses(db: Db, now: Date): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const overdue = await listOverdueResponses(db, now, BATCH);
    for (const one of overdue) {
      if ((await db.transaction((tx) => eraseResponse(tx, one))) === 'erased') deleted += 1;
    }
    if (overdue.length < BATCH) break;
  }
  return deleted;
}
