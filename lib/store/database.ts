import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lowerPriority } from './lower-priority';
import * as schema from './schema';

/** The database, or a transaction on it: every store function takes one as its first argument. */
export type Db = Omit<NodePgDatabase<typeof schema>, '$client'>;

/** Who waits for the work. Each lane has connections of its own, so that none can take those of another. */
export type Lane = 'participants' | 'others';

interface Connection {
  pool: pg.Pool;
  db: Db;
}

/** A request at work. */
interface Asked {
  lane: Lane;
  /** If it ends when whoever sent it goes away: the connections that it holds, and whether that happened. */
  leavable?: { holds: Set<pg.PoolClient>; isLeft: boolean };
}

const holder = globalThis as typeof globalThis & {
  __colloquyDatabase?: Record<Lane, Connection>;
  __colloquyAsked?: AsyncLocalStorage<Asked>;
  /** When the database last answered anything, in milliseconds since 1970. */
  __colloquyAnswered?: number;
};
holder.__colloquyAsked ??= new AsyncLocalStorage();
const asked = holder.__colloquyAsked;

/**
 * Time limits of every statement, in milliseconds. A request must be over within five seconds even when the database
 * hangs (A8); a row that another transaction has locked is refused after two seconds.
 */
const HASTY = { connect: 3_000, lock: 2_000, statement: 4_000, silence: 4_500, idleInTransaction: 10_000 };
/** Limits for background jobs and commands: no browser waits for them, and they may read a whole ledger. */
const PATIENT = {
  connect: 30_000,
  lock: 10_000,
  statement: 600_000,
  silence: 600_000,
  idleInTransaction: 60_000,
};

/** How often PostgreSQL looks whether whoever waits for a statement is still connected. */
const GONE_CHECK_MS = 500;

/**
 * Opens the process's pool, and one of so many connections for participants alone, if it serves any. They are kept on
 * globalThis because modules load twice in one process (in Next's bundle and in the server) and must share them.
 * `patient` chooses the limits for jobs and commands. `pooled`: the address is that of a
 * pooler, which takes no settings with a connection; it sets the limits itself (deploy/pgbouncer.ini),
 * and what says nothing for too long is dropped here. `prepared: false` sends named statements without their name.
 */
export function connectDatabase(url: string, options: PoolOptions & { participants?: number } = {}): Db {
  if (!holder.__colloquyDatabase) {
    const { participants, niceness, ...rest } = options;
    const others = connectionOf(url, { ...rest, ...(niceness !== undefined && { niceness }) });
    const own = participants === undefined ? others : connectionOf(url, { ...rest, max: participants });
    holder.__colloquyDatabase = { others, participants: own };
  }
  return holder.__colloquyDatabase.others.db;
}

interface PoolOptions {
  max?: number;
  patient?: boolean;
  pooled?: boolean;
  prepared?: boolean;
  niceness?: number;
}

function connectionOf(url: string, options: PoolOptions): Connection {
  const limits = options.patient ? PATIENT : HASTY;
  const pool = new LeavablePool({
    connectionString: url,
    ...(options.prepared === false && { Client: UnnamingClient }),
    max: options.max ?? 10,
    connectionTimeoutMillis: limits.connect,
    ...(!options.pooled && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      // A server on Windows cannot look, and refuses the setting.
      ...(process.platform !== 'win32' && {
        options: `-c client_connection_check_interval=${GONE_CHECK_MS}`,
      }),
    }),
    application_name: 'colloquy',
  });
  dropSilent(pool, limits.silence);
  // The server of this connection went away, while it was idle or between the queries of a transaction. The next query
  // on it fails, and the pool drops it and opens another. Without this listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (options.niceness !== undefined && !options.pooled) giveWay(client, options.niceness);
    client.connection.on('readyForQuery', () => {
      holder.__colloquyAnswered = Date.now();
    });
  });
  return { pool, db: drizzle(pool, { schema }) };
}

/**
 * Lowers the priority of a connection's process of the database, where that runs on this machine (Linux) and the system
 * lets us: always with the embedded database.
 */
function giveWay(client: pg.PoolClient & { processID?: number | null }, niceness: number): void {
  const { processID, connection } = client;
  const { stream } = connection;
  // 0 would be this process itself.
  if (!processID || !(stream instanceof net.Socket) || !/^(127\.|::1$)/.test(stream.remoteAddress ?? ''))
    return;
  try {
    // What listens here may lead to another machine, on which the number is that of another process.
    if (readFileSync(`/proc/${processID}/comm`, 'utf8') !== 'postgres\n') return;
    lowerPriority(processID, niceness);
  } catch {
    // Another system, or it has ended.
  }
}

/**
 * Does the work of a request on the connections of its lane. When `left` aborts, its statements end and what it has not
 * begun does not begin: the connections it holds are cut, which PostgreSQL notices within `GONE_CHECK_MS`. Cancelling a
 * statement by its process's number could hit the next one, of somebody else.
 */
export async function onLane<T>(lane: Lane, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
  if (!left) return asked.run({ lane }, work);
  const leavable = { holds: new Set<pg.PoolClient>(), isLeft: left.aborted };
  const leave = () => {
    leavable.isLeft = true;
    for (const { connection } of leavable.holds) connection.stream.destroy(new Left());
  };
  left.addEventListener('abort', leave, { once: true });
  try {
    return await asked.run({ lane, leavable }, work);
  } finally {
    left.removeEventListener('abort', leave);
  }
}

/** The lane of the request at work; `others` outside of one. */
export function currentLane(): Lane {
  return asked.getStore()?.lane ?? 'others';
}

/** Whoever asked has gone away. */
class Left extends Error {
  constructor() {
    super('whoever asked for this has gone away');
  }
}

/** A pool that knows which of its connections each request holds whose sender may go away. */
class LeavablePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares it by two overloads.
  override connect(callback?: any): any {
    const leavable = asked.getStore()?.leavable;
    if (!leavable) return super.connect(callback);
    const taken = super.connect().then((client) => {
      const { release } = client;
      if (leavable.isLeft) {
        release.call(client);
        throw new Left();
      }
      leavable.holds.add(client);
      client.release = (error) => {
        leavable.holds.delete(client);
        release.call(client, error);
      };
      return client;
    });
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error),
    );
  }
}

/** For poolers that do not know of statements prepared by name: each is prepared for one run. */
class UnnamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares it by fourteen overloads.
  override query = (first: any, ...rest: any[]): any => {
    const isNamed = typeof first?.name === 'string' && typeof first.submit !== 'function';
    const { name: _, ...unnamed } = isNamed ? first : {};
    return Reflect.apply(pg.Client.prototype.query, this, [isNamed ? unnamed : first, ...rest]);
  };
}

/**
 * Closes a connection whose server has sent nothing for too long while a query waits, so that the query fails. The
 * driver's own `query_timeout` sets a timer for each query, and a cleared timer keeps the query's rows from being
 * collected early: it cost a third of the throughput of lists (decisions/010).
 */
function dropSilent(pool: pg.Pool, milliseconds: number): void {
  const taken = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof net.Socket)) return;
    stream.setTimeout(milliseconds, () => {
      if (taken.has(client)) stream.destroy(new Error('the database said nothing for too long'));
    });
  });
}

export async function disconnectDatabase(): Promise<void> {
  const connection = holder.__colloquyDatabase;
  delete holder.__colloquyDatabase;
  if (connection) await Promise.all([...new Set(Object.values(connection))].map(({ pool }) => pool.end()));
}

export function database(): Db {
  return connection().db;
}

/** The pool itself, for the few statements that are fast enough only without drizzle. */
export function pool(): pg.Pool {
  return connection().pool;
}

/** How many connections there are, of all lanes. */
export function countConnections(): { total: number; idle: number; waiting: number } {
  const pools = [...new Set(Object.values(holder.__colloquyDatabase ?? {}))].map((one) => one.pool);
  const sum = (of: (pool: pg.Pool) => number) => pools.reduce((all, one) => all + of(one), 0);
  return {
    total: sum((one) => one.totalCount),
    idle: sum((one) => one.idleCount),
    waiting: sum((one) => one.waitingCount),
  };
}

function connection(): Connection {
  if (!holder.__colloquyDatabase) throw new Error('the database is not connected in this process');
  return holder.__colloquyDatabase[currentLane()];
}

/** PostgreSQL's SQLSTATE of an error, also when drizzle wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Whether the database answered anything so lately: what is late now waits for others, not for one that is away. */
export function answeredWithin(milliseconds: number): boolean {
  return Date.now() - (holder.__colloquyAnswered ?? 0) < milliseconds;
}

/** All connections of the pool were in use for as long as one may be waited for; the driver has no code for it. */
export function isConnectionTimeout(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message === 'timeout exceeded when trying to connect') return true;
  }
  return false;
}

/** Whether what was to be stored belongs to a study that was deleted after it was looked up. */
export function isStudyGone(error: unknown): boolean {
  return /_study_id_study_id_fk$/.test(violatedConstraint(error) ?? '');
}

/** The name of the constraint that an error reports, if it reports one. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { constraint } = e as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}
