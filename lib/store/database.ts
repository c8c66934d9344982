import net from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

/** The database, or a transaction on it: every store function takes one as its first argument. */
export type Db = Omit<NodePgDatabase<typeof schema>, '$client'>;

interface Connection {
  pool: pg.Pool;
  db: Db;
}

const holder = globalThis as typeof globalThis & { __colloquyDatabase?: Connection };

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

/**
 * Opens the process's pool. It is kept on globalThis because modules load twice in one process (in Next's bundle and in
 * the server) and must share it. `patient` chooses the limits for jobs and commands.
 */
export function connectDatabase(url: string, options: { max?: number; patient?: boolean } = {}): Db {
  if (holder.__colloquyDatabase) return holder.__colloquyDatabase.db;
  const limits = options.patient ? PATIENT : HASTY;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    application_name: 'colloquy',
  });
  dropSilent(pool, limits.silence);
  // The server of this connection went away, while it was idle or between the queries of a transaction. The next query
  // on it fails, and the pool drops it and opens another. Without this listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  holder.__colloquyDatabase = { pool, db: drizzle(pool, { schema }) };
  return holder.__colloquyDatabase.db;
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
  await connection?.pool.end();
}

export function database(): Db {
  return connection().db;
}

/** The pool itself, for the few statements that are fast enough only without drizzle. */
export function pool(): pg.Pool {
  return connection().pool;
}

function connection(): Connection {
  if (!holder.__colloquyDatabase) throw new Error('the database is not connected in this process');
  return holder.__colloquyDatabase;
}

/** PostgreSQL's SQLSTATE of an error, also when drizzle wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The name of the constraint that an error reports, if it reports one. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { constraint } = e as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}
