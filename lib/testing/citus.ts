import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { databaseAccount } from '@/lib/server/postgres-binaries';
import {
  type Cluster,
  DATABASE_USER,
  serverLogTail,
  startServer,
  stopServer,
} from '@/lib/server/postgres-cluster';
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
      if (await answers(urls[node]!)) continue;
      await startServer(cluster, port);
      if (!(await answers(urls[node]!)))
        throw new Error(`${cluster.folder} does not start: ${serverLogTail(cluster)}`);
    }
  };
  await start();
  return {
    url: urls[0]!,
    urls,
    start,
    stop: async () => {
      for (const { cluster } of clusters) await stopServer(cluster);
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
 * Creates a database on the coordinator and its workers and makes them one. Citus keeps what it knows by database, so
 * that one cannot be cloned from another.
 */
export async function createOnCitus(urls: readonly string[], name: string): Promise<string> {
  for (const url of urls) await onServer(url, [`create database ${name}`]);
  return joinOnCitus(urls, name);
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
