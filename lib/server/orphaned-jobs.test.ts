import { type Runner, run } from 'graphile-worker';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pool } from '@/lib/store/database';
import { WORKER_LEASE } from '@/lib/store/leases';
import { testDatabase } from '@/lib/testing/database';
import { OrphanedJobs } from './orphaned-jobs';
import { queueLogger } from './queue-logger';
import { GRACE_MS } from './suspects';

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
  const now = Date.now();
  expect(await living.release(now)).toEqual([]);
  expect(await living.release(now + GRACE_MS)).toEqual(['worker-dead']);
  expect(await living.release(now + 2 * GRACE_MS)).toEqual([]);
});

describe('X11: a worker whose lock’s connection is cut', () => {
  /** A worker with a job under way, and one that looks for orphans. */
  async function underWay(onLost?: (error: unknown) => void) {
    const connectionString = await address();
    const worker = await OrphanedJobs.watch(connectionString, onLost);
    const looker = await OrphanedJobs.watch(connectionString);
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const runner = await run({
      connectionString,
      noHandleSignals: true,
      logger: queueLogger(),
      events: worker.events,
      concurrency: 1,
      taskList: { long: () => held },
    });
    closing.push(
      () => worker.stop(),
      () => looker.stop(),
      () => {
        finish();
        return runner.stop();
      },
    );
    await add('long');
    await expect
      .poll(
        async () =>
          (await pool().query('select 1 from graphile_worker.jobs where locked_by is not null')).rowCount,
        { timeout: 30_000 },
      )
      .toBe(1);
    await age();
    return { looker };
  }
  const locks = async () =>
    (
      await pool().query(`select distinct pid from pg_locks where locktype = 'advisory' and classid = ${WORKER_LEASE}
      and database = (select oid from pg_database where datname = current_database())`)
    ).rows;
  const cut = () =>
    pool().query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and classid = ${WORKER_LEASE} and database = (select oid from pg_database where datname = current_database())`);

  it('has it again in a moment, and nobody is given its job', async () => {
    const { looker } = await underWay();
    const before = await locks();
    expect(before).toHaveLength(1);
    await cut();
    // The server ends the cut connection a moment later: until then its lock is the one that is seen.
    await expect
      .poll(async () => (await locks()).filter(({ pid }) => pid !== before[0]?.pid), { timeout: 10_000 })
      .toHaveLength(1);
    const now = Date.now();
    expect(await looker.release(now)).toEqual([]);
    expect(await looker.release(now + GRACE_MS)).toEqual([]);
  });

  it('ends when it cannot have it again', async () => {
    const lost: unknown[] = [];
    await underWay((error) => lost.push(error));
    const connect = vi.spyOn(Client.prototype, 'connect').mockRejectedValue(new Error('no') as never);
    await cut();
    await expect.poll(() => lost.length, { timeout: 20_000 }).toBe(1);
    connect.mockRestore();
  });
});
