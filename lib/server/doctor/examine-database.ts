import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrationsOf } from '@/lib/store/backup/load';
import { isWorkerAlive } from '@/lib/store/leases';
import journal from '@/lib/store/migrations/meta/_journal.json';
import * as schema from '@/lib/store/schema';
import { readStudyFill } from '@/lib/store/study-fill';
import { wrongEncoding } from '../database-encoding';
import { withDatabase } from '../open-database';
import { NoCluster } from '../postgres-cluster';
import { type Finding, failed, ok, reasonOf, warning } from './finding';

const OLDEST_SERVER = 150_000;
const FEWEST_CONNECTIONS = 40;
/** Signed links and schedules go by either clock. */
const MOST_SKEW_MS = 2_000;
const CONNECT_MS = 10_000;
const OLD_JOB_SECONDS = 900;

/** Examines the database and what the product keeps in it. `served`: whether the product answers now. */
export async function examineDatabase({ served }: { served: boolean }): Promise<Finding[]> {
  try {
    return await withDatabase(
      async ({ ownerUrl }) => {
        const client = new pg.Client({
          connectionString: ownerUrl,
          connectionTimeoutMillis: CONNECT_MS,
          statement_timeout: CONNECT_MS,
          application_name: 'colloquy doctor',
        });
        client.on('error', () => {});
        try {
          await client.connect();
          return [
            await server(client),
            await clock(client),
            await settings(client),
            await migrations(client),
            ...(await jobs(client, served)),
            ...(await rowsByStudy(client)),
          ];
        } finally {
          await client.end().catch(() => {});
        }
      },
      { existing: true },
    );
  } catch (error) {
    if (error instanceof NoCluster) return [missing(error, served)];
    return [
      failed(
        'database',
        `It cannot be used: ${reasonOf(error)}`,
        'Check that the server of DATABASE_URL runs and lets us in. For the embedded database read server.log in its folder; a full disk is the usual cause.',
      ),
    ];
  }
}

/** Before the first start there is none, and nobody answers either. */
function missing({ message }: NoCluster, served: boolean): Finding {
  return served
    ? failed('database', message, 'The server that answers has another one: give this command its DATA_DIR.')
    : warning('database', message, 'Start it once: npm start.');
}

async function server(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const { number, version } = rows[0]!;
  if (number < OLDEST_SERVER)
    return failed('database', `PostgreSQL ${version} is too old.`, 'Use PostgreSQL 15 or newer.');
  const encoding = await wrongEncoding(client);
  if (encoding !== null)
    return failed(
      'database',
      `Its encoding is ${encoding}.`,
      'Create the database with encoding UTF8 and restore a backup into it.',
    );
  return ok('database', `PostgreSQL ${version}`);
}

/** Half of the time of the question is taken off, which the answer took to arrive. */
async function clock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const skew = Math.round(rows[0]!.now - (before + Date.now()) / 2);
  if (Math.abs(skew) > MOST_SKEW_MS)
    return failed(
      'clock',
      `The database's clock is ${Math.abs(skew)} ms ${skew > 0 ? 'ahead of' : 'behind'} this machine's.`,
      'Set both machines by NTP: timedatectl set-ntp true.',
    );
  return ok('clock', `within ${Math.abs(skew)} ms of the database's`);
}

async function settings(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'max_connections')`,
  );
  const value = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].filter((name) => value[name] === 'off');
  if (off.length > 0)
    return failed(
      'database settings',
      `${off.join(', ')} off: answers that were acknowledged can be lost.`,
      `Set ${off.join(', ')} to on.`,
    );
  if (Number(value.max_connections) < FEWEST_CONNECTIONS)
    return warning(
      'database settings',
      `max_connections is ${value.max_connections}.`,
      `A web process and a worker take up to ${FEWEST_CONNECTIONS}; raise it.`,
    );
  return ok('database settings', `durable; max_connections ${value.max_connections}`);
}

async function migrations(client: pg.Client): Promise<Finding> {
  const has = await migrationsOf(client);
  const newest = journal.entries.at(-1)?.when ?? 0;
  const missing = journal.entries.filter(({ when }) => !has.includes(when));
  if (has.length > 0 && has.at(-1)! > newest)
    return failed(
      'migrations',
      'The database belongs to a newer version of Colloquy.',
      'Run that version, or restore a backup of this one into a new database.',
    );
  if (missing.length > 0)
    return warning(
      'migrations',
      `${missing.length} of ${journal.entries.length} are missing.`,
      'npm start makes them, or npm run db:migrate.',
    );
  return ok('migrations', `all ${journal.entries.length}`);
}

async function jobs(client: pg.Client, served: boolean): Promise<Finding[]> {
  const { rows: there } = await client.query(
    `select 1 where to_regclass('graphile_worker._private_jobs') is not null`,
  );
  if (there.length === 0) return [];
  const alive = await isWorkerAlive(drizzle(client, { schema }));
  const { rows } = await client.query<{ waits: number; late: string; dropped: string }>(
    `select coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts)), 0)::float8 as waits,
       count(*) filter (where run_at < now() and locked_at is null and attempts < max_attempts) as late,
       count(*) filter (where attempts >= max_attempts) as dropped from graphile_worker._private_jobs`,
  );
  const { waits, late, dropped } = rows[0]!;
  const none = served ? failed : warning;
  return [
    alive
      ? ok('worker', 'runs')
      : none(
          'worker',
          'No worker runs: recordings and analyses wait.',
          'npm start with JOBS=inline runs one; with JOBS=off start npm run worker.',
        ),
    waits > OLD_JOB_SECONDS && alive
      ? warning(
          'jobs',
          `${late} wait, the oldest for ${Math.round(waits / 60)} minutes.`,
          'Add another npm run worker, or see the worker’s log for what takes so long.',
        )
      : Number(dropped) > 0
        ? warning(
            'jobs',
            `${dropped} failed too often and were set aside.`,
            'The worker’s log says why; docs/operations.md, "A worker is stuck", how to try them again.',
          )
        : ok('jobs', `${late} wait`),
  ];
}

/** Of interest to whoever means to distribute tables (decisions/111): nothing else waits for it. */
async function rowsByStudy(client: pg.Client): Promise<Finding[]> {
  const { rows: there } = await client.query(`select 1 where to_regclass('public.study_fill') is not null`);
  if (there.length === 0) return [];
  const filled = await readStudyFill(drizzle(client, { schema }));
  const says = !filled
    ? 'older rows are given theirs once a worker runs'
    : filled.isDone
      ? 'every row names its study'
      : `older rows are being given theirs, ${filled.percent} of 100 so far${filled.isAgain ? '; some are looked at again' : ''}`;
  return [ok('rows by study', says)];
}
