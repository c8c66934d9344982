import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Adds a background job in the transaction that makes it necessary: it exists once that commits, and only then. A
 * waiting job of the same key is replaced; one that was set aside starts again with all its attempts. Jobs of a queue run
 * one after the other.
 */
export async function enqueueJob(
  db: Db,
  task: string,
  payload: object,
  options: { jobKey: string; maxAttempts: number; queue?: string; runAt?: Date },
): Promise<void> {
  const { jobKey, maxAttempts, queue = null, runAt = null } = options;
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
      queue_name := ${queue}::text, run_at := ${runAt}::timestamptz, job_key := ${jobKey},
      max_attempts := ${maxAttempts})`,
  );
}

/** Priorities are small integers, the lowest first. */
const LAST_PLACE = 32_767;

/**
 * Like `enqueueJob`, for a lane of jobs that organizations share: they take turns in it, however many jobs each has
 * waiting. A job's place is one after its organization's last, and never before the one that is next in the lane, so that
 * a newcomer waits for one job of each of the others, and nobody comes first for ever.
 */
export async function enqueueInTurn(
  db: Db,
  task: string,
  payload: object,
  options: { jobKey: string; maxAttempts: number; lane: string } & (
    | { responseId: string }
    | { organizationId: string }
  ),
): Promise<void> {
  const lane = `lane:${options.lane}`;
  const owner =
    'organizationId' in options
      ? sql`select 'organization:' || ${options.organizationId}::text as flag`
      : sql`select 'organization:' || organization_id as flag from response where id = ${options.responseId}`;
  await db.execute(sql`
    with owner as (
      ${owner}
    ), line as (
      select priority, flags ? (select flag from owner) as own
        from graphile_worker.jobs
       where flags ? ${lane} and attempts < max_attempts and key is distinct from ${options.jobKey}
    )
    select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
      job_key := ${options.jobKey}, max_attempts := ${options.maxAttempts},
      flags := array_remove(array[${lane}, (select flag from owner)], null),
      priority := (select least(${LAST_PLACE}::int, greatest(
        coalesce(min(priority), 0), 1 + coalesce(max(priority) filter (where own), -1))) from line))`);
}

/** A job that has not succeeded yet, and whether it was set aside because it failed too often. */
export interface WaitingJob {
  attempts: number;
  isSetAside: boolean;
  /** When it is tried next, unless it is set aside or running. */
  nextRunAt: Date;
}

/** Undefined when there is no job of this key: it has run, or was never added. */
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

/** The state of the whole queue. */
export interface QueueState {
  /** For how many seconds the oldest job that is due has been waiting; 0 when none is due. */
  oldestSeconds: number;
  /** Due now or later. */
  waiting: number;
  running: number;
  /** Failed too often and not tried again. */
  setAside: number;
}

export async function readQueue(db: Db): Promise<QueueState> {
  const { rows } = await db.execute<Record<'oldest' | 'waiting' | 'running' | 'set_aside', number>>(sql`
    select coalesce(extract(epoch from now() - min(run_at) filter (
             where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as oldest,
      (count(*) filter (where locked_at is null and attempts < max_attempts))::int as waiting,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as set_aside
      from graphile_worker.jobs`);
  const { oldest, waiting, running, set_aside: setAside } = rows[0]!;
  return { oldestSeconds: oldest, waiting, running, setAside };
}

/**
 * Has a job that is running run again at `runAt` instead, as it was, under a flag by which it is found. Its place in a
 * lane is given up, so that nobody is counted behind it.
 */
export async function putOffJob(
  db: Db,
  { id, payload }: { id: string; payload: unknown },
  { runAt, flag }: { runAt: Date; flag: string },
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(task_identifier, payload := ${JSON.stringify(payload)}::json,
             queue_name := queue_name, run_at := ${runAt.toISOString()}::timestamptz, job_key := key,
             max_attempts := max_attempts, priority := priority, flags := array[${flag}::text])
      from graphile_worker.jobs where id = ${id}`);
}

/** Has the jobs with this flag run now. */
export async function takeUpJobs(db: Db, flag: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
      from graphile_worker.jobs where flags ? ${flag} having count(*) > 0`);
}

/** Takes the jobs with this flag out of the queue, but those that are running. */
export async function dropJobs(db: Db, flag: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id))
      from graphile_worker.jobs where flags ? ${flag} having count(*) > 0`);
}

/** Takes queues that are named after these ids away, with the jobs that wait in them, whenever these are due. */
export async function dropQueues(db: Db, ids: readonly string[]): Promise<void> {
  const named = sql`split_part(queue_name, ':', 2) = any(${sql.param([...ids])}::text[])`;
  await db.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where ${named} having count(*) > 0`);
  await db.execute(sql`
    delete from graphile_worker._private_job_queues q
     where ${named} and q.locked_at is null
       and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`);
}
