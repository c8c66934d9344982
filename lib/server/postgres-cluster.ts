import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { keptSecret, makeDataDir } from '@/lib/env';
import { findBinaries, type PostgresBinaries } from './postgres-binaries';
import { runCommand } from './run-command';

export const DATABASE_USER = 'colloquy';
const REFUGE = '/var/lib/colloquy';

/** One database cluster on disk and what is needed to run it. */
export interface Cluster {
  folder: string;
  password: string;
  binaries: PostgresBinaries;
  /** Whether a commit is flushed to the disk before it is acknowledged. */
  durable: boolean;
  /** The most connections that its server takes. */
  connections: number;
}

/**
 * Finds the data directory's cluster, or creates one. Safe when several processes do so at once. `existing`: throws
 * where there is none.
 */
export async function prepareCluster(
  dataDir: string,
  {
    durable = true,
    connections = 100,
    existing = false,
  }: { durable?: boolean; connections?: number; existing?: boolean } = {},
): Promise<Cluster> {
  makeDataDir(dataDir);
  const home = await fs.realpath(dataDir);
  const refuge = () => path.join(REFUGE, createHash('sha256').update(home).digest('hex').slice(0, 16));
  const binaries = await findBinaries(refuge);
  const folder = await clusterFolder(home, binaries, refuge);
  const isThere = existsSync(path.join(folder, 'PG_VERSION'));
  if (!isThere && existing) throw new NoCluster(home);
  const password = keptSecret(path.join(home, 'postgres.password'));
  if (!isThere) await initialise(folder, password, binaries);
  // Named only once it exists: a start that was killed before leaves nothing that the next one would miss.
  if (folder !== path.join(home, 'postgres')) {
    await fs.writeFile(pointerOf(home), `${folder}\n`, { mode: 0o600 });
  }
  return { folder, password, binaries, durable, connections };
}

/**
 * `DATA_DIR/postgres`, or the folder that a file in DATA_DIR names, when the database's user cannot access DATA_DIR.
 */
async function clusterFolder(
  home: string,
  binaries: PostgresBinaries,
  refuge: () => string,
): Promise<string> {
  const usual = path.join(home, 'postgres');
  const pointer = pointerOf(home);
  if (existsSync(pointer)) {
    const named = (await fs.readFile(pointer, 'utf8')).trim();
    if (!existsSync(path.join(named, 'PG_VERSION'))) throw new ClusterMissing(named, pointer);
    return named;
  }
  if (binaries.as.uid === undefined) return usual;
  const entered = await runCommand('/bin/sh', ['-c', 'cd -- "$1"', 'sh', home], { as: binaries.as });
  if (entered.status === 0) return usual;
  const elsewhere = path.join(refuge(), 'postgres');
  await fs.mkdir(path.dirname(elsewhere), { recursive: true, mode: 0o755 });
  return elsewhere;
}

/** The file in DATA_DIR that names the cluster's folder when that is elsewhere. */
const pointerOf = (home: string) => path.join(home, 'postgres.location');

/** What only looks at data would find an empty store in order, where the folder is not the one that was meant. */
export class NoCluster extends Error {
  readonly isPlain = true;
  constructor(home: string) {
    super(`There is no database in ${home} yet. Is DATA_DIR the server's own? \`npm start\` makes one.`);
  }
}

/** An empty cluster in its place would look like a first start, with all data missing and sign-up open. */
class ClusterMissing extends Error {
  readonly isPlain = true;
  constructor(folder: string, pointer: string) {
    super(
      `The database of this DATA_DIR is missing: ${folder} holds no cluster. Put it back, or remove ${pointer} to begin with an empty one.`,
    );
  }
}

/** initdb in a temporary folder, then a rename: a kill in between leaves no incomplete cluster. */
async function initialise(folder: string, password: string, binaries: PostgresBinaries): Promise<void> {
  await sweepHalves(folder);
  const half = await fs.mkdtemp(`${folder}.half-`);
  const passwordFile = `${half}.password`;
  await fs.writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  const { uid, gid } = binaries.as;
  if (uid !== undefined && gid !== undefined) {
    await fs.chown(half, uid, gid);
    await fs.chown(passwordFile, uid, gid);
  }
  const args = ['-D', half, '-U', DATABASE_USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const made = await runCommand(binaries.initdb, [...args, '-E', 'UTF8', '--locale=C', '--data-checksums'], {
    as: binaries.as,
  });
  await fs.rm(passwordFile, { force: true });
  if (made.status === 0) {
    await fs.rename(half, folder).catch(() => {
      // Another process was first (a rename never replaces a folder that is not empty); its cluster has the same
      // password.
    });
  }
  await fs.rm(half, { recursive: true, force: true });
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    throw new Error(`The database cannot be created in ${folder}: ${made.output.trim().split('\n').at(-1)}`);
  }
}

/** Remains of a start that was killed; at least a minute old, so that no process is using them. */
async function sweepHalves(folder: string): Promise<void> {
  const above = path.dirname(folder);
  for (const name of await fs.readdir(above)) {
    if (!name.startsWith(`${path.basename(folder)}.half-`)) continue;
    const half = path.join(above, name);
    const seen = await fs.stat(half).catch(() => null);
    if (seen && Date.now() - seen.mtimeMs > 60_000) await fs.rm(half, { recursive: true, force: true });
  }
}

/** To the database `postgres`; as the owner unless another role is named. */
export function clusterUrl(
  cluster: Cluster,
  port: number,
  { user, password } = { user: DATABASE_USER, password: cluster.password },
): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}

/** A connection to the running server of this very cluster, or null: another server may use the port by now. */
export async function connectOwn(cluster: Cluster): Promise<{ client: pg.Client; port: number } | null> {
  const port = portInUse(cluster.folder);
  if (port === null) return null;
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'colloquy hold',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const shown = await client.query<{ data_directory: string }>('show data_directory');
    const theirs = await fs.realpath(shown.rows[0]?.data_directory ?? '');
    if (theirs === (await fs.realpath(cluster.folder))) return { client, port };
  } catch {
    // Not running, not this cluster's server, or shutting down: in each case there is no server to use now.
  }
  await client.end().catch(() => {});
  return null;
}

/** Line 4 of postmaster.pid. The file's existence proves nothing: a killed server leaves it behind. */
function portInUse(folder: string): number | null {
  const line = postmasterLines(folder)[3];
  return line && /^\d+$/.test(line) ? Number(line) : null;
}

function postmasterLines(folder: string): string[] {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Starts the server on `port`, or a free one. When it fails, nothing answers on the port; the reason is in its log. */
export async function startServer(cluster: Cluster, port?: number): Promise<void> {
  await forgetStranger(cluster.folder);
  const log = path.join(cluster.folder, 'server.log');
  const size = await fs.stat(log).then(
    (s) => s.size,
    () => 0,
  );
  if (size > 1_000_000) await fs.rename(log, `${log}.1`);
  const durable = cluster.durable ? 'on' : 'off';
  const settings = {
    port: port ?? (await freePort()),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: cluster.connections,
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    timezone: 'UTC',
    log_checkpoints: 'off',
    // As on a disk without moving parts. With the 4 of old disks a word that a fifth of a study said was searched by
    // reading all of it, three times as long as by the index.
    random_page_cost: 1.1,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  await runCommand(
    cluster.binaries.pgCtl,
    ['start', '-w', '-t', '60', '-D', cluster.folder, '-l', log, '-o', flags.join(' ')],
    { as: cluster.binaries.as, discard: true },
  );
}

export async function stopServer(cluster: Cluster): Promise<void> {
  const args = ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster.folder];
  await runCommand(cluster.binaries.pgCtl, args, { as: cluster.binaries.as, discard: true });
}

export function serverLogTail(cluster: Cluster): string {
  try {
    return readFileSync(path.join(cluster.folder, 'server.log'), 'utf8').slice(-800).trim();
  } catch {
    return 'it left no log';
  }
}

/** A server writes its lock file at once after creating it; one that is empty for so long will never be written. */
const LOCK_WRITTEN_MS = 15_000;

/**
 * Removes a lock file that keeps every server from starting and belongs to none. After a restart of a container another
 * process of the same user often has the old server's process id, and PostgreSQL then takes its own stale file for a
 * running server. And a server that was killed before it had written its id leaves an empty file, at which pg_ctl gives
 * up without a word in the log.
 */
async function forgetStranger(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  const [pid = ''] = postmasterLines(folder);
  if (/^\d+$/.test(pid)) {
    const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
    if (command === null || command === '' || command.includes('postgres')) return;
  } else {
    const made = await fs.stat(file).catch(() => null);
    if (!made || Date.now() - made.mtimeMs < LOCK_WRITTEN_MS) return;
  }
  await fs.rm(file, { force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
