import { Logger, runTaskListOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { tasks } from '@/lib/jobs/tasks';
import { pool } from '@/lib/store/database';

const quiet = new Logger(() => () => {});

/** Runs every job that is due, or every one of some kinds, once, and returns when none is left. */
export async function runJobs(kinds: TaskList = tasks): Promise<void> {
  // A connection of its own: the pool closes idle ones in less time than processing a film takes.
  const connections = new pg.Pool({ connectionString: pool().options.connectionString, max: 1 });
  const client = await connections.connect();
  try {
    await runTaskListOnce({ logger: quiet }, kinds, client);
  } finally {
    client.release();
    await connections.end();
  }
}
