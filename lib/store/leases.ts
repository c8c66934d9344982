import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** The first of the two numbers that name a worker's advisory lock. No other lock of this program has two numbers. */
export const WORKER_LEASE = 202_088_734;

/** Whether a worker of background jobs is running in any process: each holds an advisory lock while it runs. */
export async function isWorkerAlive(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks
     where locktype = 'advisory' and classid = ${WORKER_LEASE} and granted
       and database = (select oid from pg_database where datname = current_database()) limit 1`);
  return rows.length > 0;
}
