import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';

/**
 * With waits from seconds to minutes, half an hour in all. A job that fails then stays in the queue, where it is
 * visible.
 */
const MAX_ATTEMPTS = 8;

export function analysisJobKey(responseId: string): string {
  return `analyse:${responseId}`;
}

/** Call it in the transaction that ends the interview. One job per response. */
export async function enqueueAnalysis(db: Db, responseId: string): Promise<void> {
  await enqueueJob(
    db,
    'analyseResponse',
    { responseId },
    { jobKey: analysisJobKey(responseId), maxAttempts: MAX_ATTEMPTS },
  );
}
