import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** The first half of a worker's advisory lock's name, in two numbers: nobody else's here has two. */
export const WORKER_LEASE = 202_088_734;

/** Whether a worker of background jobs lives, anywhere: each holds an advisory lock for as long as it does. */
export async function isWorkerAlive(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks
     where locktype = 'advisory' and classid = ${WORKER_LEASE} and granted
       and database = (select oid from pg_database where datname = current_database()) limit 1`);
  return rows.length > 0;
}
