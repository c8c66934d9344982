import { type Runner, run } from 'graphile-worker';
import { afterEach, expect, it } from 'vitest';
import { pool } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { OrphanedJobs } from './orphaned-jobs';
import { queueLogger } from './queue-logger';

testDatabase();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function address(): Promise<string> {
  const { options } = pool();
  return options.connectionString ?? '';
}

async function add(task: string): Promise<void> {
  await pool().query(`select graphile_worker.add_job($1)`, [task]);
}

const age = () =>
  pool().query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
  where locked_at is not null`);

it('a job of a worker that was killed is given to others, and one of a living worker is not', async () => {
  const connectionString = await address();
  const living = await OrphanedJobs.watch(connectionString);
  closing.push(() => living.stop());
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const runner: Runner = await run({
    connectionString,
    noHandleSignals: true,
    logger: queueLogger(),
    events: living.events,
    concurrency: 1,
    taskList: { holds: () => held },
  });
  closing.push(() => {
    finish();
    return runner.stop();
  });
  await add('holds');
  await add('orphan');
  await pool().query(`update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now()
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'orphan')`);
  for (;;) {
    const { rows } = await pool().query(
      `select 1 from graphile_worker.jobs where task_identifier = 'holds' and locked_by is not null`,
    );
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await living.release()).toEqual([]);
  await age();
  expect(await living.release()).toEqual(['worker-dead']);
  expect(await living.release()).toEqual([]);
});
