import { isLow } from '@/lib/domain/notices/notice';
import type { Db } from '@/lib/store/database';
import { listCreditStates, setLow, setNotLow } from '@/lib/store/notices';
import { noteLowCredits } from './note';

/** Tells once that credits are low, and again only when they were not meanwhile. */
export async function watchCredits(db: Db): Promise<void> {
  for (const state of await listCreditStates(db)) {
    await db.transaction(async (tx) => {
      if (!isLow(state.use)) return setNotLow(tx, state);
      if (await setLow(tx, state)) await noteLowCredits(tx, state);
    });
  }
}
