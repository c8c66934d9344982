import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@/lib/store/database';
import { fillSomeStudies } from '@/lib/store/study-fill';

/**
 * Gives rows from before they had a `study_id` their study (decisions/111), for so long, pausing as long as it works: it
 * is in no hurry. The next run goes on where this one ended.
 */
export async function fillStudies(db: Db, forMs: number): Promise<void> {
  const end = Date.now() + forMs;
  for (;;) {
    const began = Date.now();
    if ((await fillSomeStudies(db)) !== 'more' || Date.now() >= end) return;
    await pause(Date.now() - began);
  }
}
