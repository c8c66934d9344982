import type { Db } from '@/lib/store/database';
import { listOverdueParts } from '@/lib/store/retention';
import { deleteOverdueResponses } from '../responses/delete-overdue-responses';
import { deleteRecordingsOf } from './delete-recordings';
import { deleteWordsOf } from './delete-words';

/** Few enough that the list is still right at its end. */
const BATCH = 500;
/** Of one run and part; the next run takes the rest. */
const BATCHES = 10;

/** What one run deleted: responses, and responses that lost a part. */
export interface RetentionRun {
  everything: number;
  words: number;
  recordings: number;
}

const PARTS = { words: deleteWordsOf, recordings: deleteRecordingsOf };

/**
 * Deletes what was kept for long enough, the most of each response first (N5, O2). Each response in a transaction of its
 * own, whose job deletes the files: a run that is killed leaves nothing half deleted, and the next one goes on.
 */
export async function runRetention(db: Db, now: Date): Promise<RetentionRun> {
  const everything = await deleteOverdueResponses(db, now);
  const words = await deletePart(db, 'words', now);
  return { everything, words, recordings: await deletePart(db, 'recordings', now) };
}

async function deletePart(db: Db, part: keyof typeof PARTS, now: Date): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const overdue = await listOverdueParts(db, part, now, BATCH);
    for (const one of overdue) if (await db.transaction((tx) => PARTS[part](tx, one))) deleted += 1;
    if (overdue.length < BATCH) break;
  }
  return deleted;
}
