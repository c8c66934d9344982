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

/** A job that did not succeed yet, and whether it is set aside because it failed too often. */
export interface WaitingJob {
  attempts: number;
  isSetAside: boolean;
  /** When it is tried next, unless it is set aside or under way. */
  nextRunAt: Date;
}

/** Undefined when there is none of this key: it has run, or never was. */
export async function findJob(db: Db, jobKey: string): Promise<WaitingJob | undefined> {
  const { rows } = await db.execute<{ attempts: number; max_attempts: number; run_at: Date | string }>(
    sql`select attempts, max_attempts, run_at from graphile_worker.jobs where key = ${jobKey}`,
  );
  const [job] = rows;
  return (
    job && {
      attempts: job.attempts,
      isSetAside: job.attempts >= job.max_attempts,
      nextRunAt: new Date(job.run_at),
    }
  );
}
