import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Adds a background job in the transaction that makes it necessary: it is there when that commits, and never else. A
 * job of the same key that did not run yet is replaced, one that was set aside begins anew.
 */
export async function enqueueJob(
  db: Db,
  task: string,
  payload: object,
  options: { jobKey: string; maxAttempts: number },
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
      job_key := ${options.jobKey}, max_attempts := ${options.maxAttempts})`,
  );
}
