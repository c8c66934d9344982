import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { APP_ROLE, appPassword, makeAppRole } from './app-role';
import {
  type Cluster,
  clusterUrl,
  connectOwn,
  prepareCluster,
  serverLogTail,
  startServer,
  stopServer,
} from './postgres-cluster';

/** The advisory lock of everybody who uses a cluster: shared while in use, exclusive for whoever stops it. */
const HOLD = 4_207_001;
const START_TIMEOUT_MS = 120_000;

export interface EmbeddedPostgres {
  /** For the product's queries; does not change while held, even when the server is restarted after a crash. */
  url: string;
  /** The same without a pooler: for what keeps something in its session. */
  directUrl: string;
  /** For migrations and other changes of the schema: as a superuser, where the database is embedded. */
  ownerUrl: string;
  /** The folder of its cluster; null for a database that is not embedded. */
  folder: string | null;
  /** Releases it; the server is stopped when nobody else uses it. */
  release(): Promise<void>;
}

interface Held {
  client: pg.Client;
  port: number;
}

/**
 * The data directory's own PostgreSQL: used if it runs, started if not, created the first time. Any number of processes
 * may use it at once. After a crash it is restarted on the same port.
 */
export async function openEmbedded(options: {
  dataDir: string;
  /** False for data that may be lost when the machine stops: nothing is flushed to the disk. */
  durable?: boolean;
  /** The most connections of a server that this starts; 100 unless it is said. */
  connections?: number;
  /** Throws where the data directory has no database yet. */
  existing?: boolean;
}): Promise<EmbeddedPostgres> {
  const { dataDir, ...rest } = options;
  const cluster = await prepareCluster(dataDir, rest);
  let held: Held | null = await hold(cluster);
  const { port } = held;
  await makeAppRole(held.client, cluster.password);
  let released = false;
  let revival: Promise<void> | null = null;

  const watch = ({ client }: Held) => {
    client.once('end', () => {
      held = null;
      if (!released) revival ??= revive().finally(() => (revival = null));
    });
  };
  const revive = async () => {
    while (!released) {
      try {
        held = await hold(cluster, { port, until: () => released });
        watch(held);
        return;
      } catch {
        await sleep(1_000);
      }
    }
  };
  watch(held);

  const url = clusterUrl(cluster, port, { user: APP_ROLE, password: appPassword(cluster.password) });
  return {
    url,
    directUrl: url,
    ownerUrl: clusterUrl(cluster, port),
    folder: cluster.folder,
    release: async () => {
      if (released) return;
      released = true;
      await revival;
      // Released during a crash: a server that is being started must not be left running.
      const last = held ?? (await connectOwn(cluster));
      if (last) await letGo(cluster, last.client);
    },
  };
}

/** `port`: the one that others use already; only a server on that port counts. Gives up once `until` says so. */
async function hold(cluster: Cluster, again?: { port: number; until: () => boolean }): Promise<Held> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (let attempt = 0; Date.now() < deadline && !again?.until(); attempt++) {
    const own = await connectOwn(cluster);
    if (own && (again === undefined || own.port === again.port)) {
      if (await takeShared(own.client)) return own;
    } else if (own) {
      await own.client.end();
      throw new Error('the database moved to another port');
    } else {
      await startServer(cluster, again?.port);
    }
    if (attempt > 0) await sleep(250);
  }
  throw new Error(`The database in ${cluster.folder} does not start: ${serverLogTail(cluster)}`);
}

/** False when the process that used it last stopped the server meanwhile. */
async function takeShared(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_lock_shared($1)', [HOLD]);
    return true;
  } catch {
    await client.end().catch(() => {});
    return false;
  }
}

async function letGo(cluster: Cluster, client: pg.Client): Promise<void> {
  let last = false;
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [HOLD]);
    const lock = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [HOLD]);
    last = lock.rows[0]?.alone === true && (await othersGone(client));
  } catch {
    // The server has stopped already.
  }
  // Stopped while the exclusive lock is held, so that a new process waits and then starts it again.
  if (last) await stopServer(cluster);
  await client.end().catch(() => {});
}

/** Connections that are closing get a moment; a connection of an operator's console keeps the server running. */
async function othersGone(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const others = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
        and not (application_name = 'colloquy hold' and wait_event_type = 'Lock') limit 1`,
    );
    if (others.rowCount === 0) return true;
    await sleep(100);
  }
  return false;
}
