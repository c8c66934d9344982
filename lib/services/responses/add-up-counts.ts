import type { Db } from '@/lib/store/database';
import { addUpChanges } from '@/lib/store/kept-counts';

/** Adds what changed to the counts of each study. Returns how many changes there were. */
export async function addUpCounts(db: Db): Promise<number> {
  let added = 0;
  for (;;) {
    const { changes, isAll } = await addUpChanges(db);
    added += changes;
    if (isAll) return added;
  }
}
