import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';

/** With waits that grow from seconds to minutes, half an hour in all. What fails then stays in the queue, to be seen. */
const MAX_ATTEMPTS = 8;

export function analysisJobKey(responseId: string): string {
  return `analyse:${responseId}`;
}

/** In the transaction that ends the interview. One job a response. */
export async function enqueueAnalysis(db: Db, responseId: string): Promise<void> {
  await enqueueJob(
    db,
    'analyseResponse',
    { responseId },
    { jobKey: analysisJobKey(responseId), maxAttempts: MAX_ATTEMPTS },
  );
}
