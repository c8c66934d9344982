import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { databaseAccount } from '@/lib/server/postgres-binaries';
import { type Cluster, DATABASE_USER, serverLogTail, startServer } from '@/lib/server/postgres-cluster';
import { runCommand } from '@/lib/server/run-command';
import { withDatabaseName } from './database-url';
import { freePort } from './product';

/** A coordinator and two workers on this machine, for `npm run test:citus`. */
export interface Citus {
  /** To the coordinator's database `postgres`. */
  url: string;
  /** All three, the coordinator first. */
  urls: string[];
  /** Starts what does not run. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const WORKERS = 2;
const START_TIMEOUT_MS = 120_000;

/**
 * Makes and starts a coordinator and its workers. `bin`: where the programs of a PostgreSQL with Citus are. `folder`:
 * where their clusters will be; left out, in a temporary folder that `stop` removes.
 */
export async function startCitus(
  bin: string,
  { folder, durable = false }: { folder?: string; durable?: boolean } = {},
): Promise<Citus> {
  const home = folder ?? mkdtempSync(path.join(os.tmpdir(), 'colloquy-citus-'));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const as = await databaseAccount();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(home, as.uid, as.gid);
  const program = (name: string) => path.join(bin, name);
  const binaries = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), as };
  const clusters: { cluster: Cluster; port: number }[] = [];
  for (let node = 0; node <= WORKERS; node++) {
    const at = path.join(home, node === 0 ? 'coordinator' : `worker-${node}`);
    const args = ['-D', at, '-U', DATABASE_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    const made = await runCommand(binaries.initdb, args, { as });
    if (made.status !== 0) throw new Error(`initdb: ${made.output}`);
    appendFileSync(path.join(at, 'postgresql.conf'), SETTINGS);
    const cluster = { folder: at, password: '', binaries, durable, connections: 300 };
    clusters.push({ cluster, port: await freePort() });
  }
  const urls = clusters.map(({ port }) => `postgres://${DATABASE_USER}@127.0.0.1:${port}/postgres`);
  const start = async () => {
    for (const [node, { cluster, port }] of clusters.entries()) {
      const deadline = Date.now() + START_TIMEOUT_MS;
      // One that was killed is in the way of the next one until its parent has noticed.
      while (!(await answers(urls[node]!))) {
        if (Date.now() > deadline)
          throw new Error(`${cluster.folder} does not start: ${serverLogTail(cluster)}`);
        await startServer(cluster, port);
      }
    }
  };
  await start();
  return {
    url: urls[0]!,
    urls,
    start,
    stop: async () => {
      // At once: what they hold is done with, and a run's end is not waited for long.
      const stopped = clusters.map(
        ({
          cluster: {
            binaries: { pgCtl, as },
            folder: at,
          },
        }) => runCommand(pgCtl, ['stop', '-w', '-m', 'immediate', '-D', at], { as, discard: true }),
      );
      await Promise.all(stopped);
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Connections between the three are of this machine alone, and carry no secrets. */
const SETTINGS = `
shared_preload_libraries = 'citus'
wal_level = logical
max_prepared_transactions = 300
citus.node_conninfo = 'sslmode=disable'
citus.shard_count = 4
`;

/**
 * Creates a database on the coordinator and its workers and makes them one.
 */
export async function createOnCitus(urls: readonly string[], name: string): Promise<string> {
  for (const url of urls) await onServer(url, [`create database ${name}`]);
  return joinOnCitus(urls, name);
}

/** The database that test files clone; the template itself may be connected to. */
export const frozenOf = (template: string) => `${template}_frozen`;

/** From now on the database of this name is cloned: nothing may be connected to it, not even Citus itself. */
export async function freezeOnCitus(urls: readonly string[], name: string): Promise<void> {
  for (const url of urls)
    await onServer(url, [
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    ]);
}

/** Clones a frozen database on all of them. They find each other as those of the original did: by port and name. */
export async function cloneOnCitus(urls: readonly string[], template: string, name: string): Promise<void> {
  for (const url of urls) await onServer(url, [`create database ${name} template ${template}`]);
}

/** Makes databases of this name, which are there, one. Gives the coordinator's address. */
export async function joinOnCitus(urls: readonly string[], name: string): Promise<string> {
  for (const url of urls) await onServer(withDatabaseName(url, name), ['create extension citus']);
  const [coordinator = '', ...workers] = urls;
  const at = withDatabaseName(coordinator, name);
  await onServer(at, [
    `select citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator).port})`,
    ...workers.map((url) => `select citus_add_node('127.0.0.1', ${new URL(url).port})`),
  ]);
  return at;
}

/** Drops it on all of them. The coordinator's part of Citus ends with its database. */
export async function dropOnCitus(urls: readonly string[], name: string): Promise<void> {
  for (const url of urls) await onServer(url, [`drop database if exists ${name} with (force)`]);
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await onServer(url, ['select 1']);
    return true;
  } catch {
    return false;
  }
}
