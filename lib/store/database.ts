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
 * Time limits of every statement, in milliseconds: a request must be over within five seconds even when the
 * database hangs (A8), and a row that somebody else holds is a refusal after two.
 */
const HASTY = { connect: 3_000, lock: 2_000, statement: 4_000, silence: 4_500, idleInTransaction: 10_000 };
/** For jobs and commands, which nobody waits for in a browser, and which may have a whole ledger to read. */
const PATIENT = {
  connect: 30_000,
  lock: 10_000,
  statement: 600_000,
  silence: 600_000,
  idleInTransaction: 60_000,
};

/**
 * Opens the process's pool. It hangs on globalThis because modules load twice in one process (Next's bundle and
 * the server's) and must share it. `patient`: for jobs and commands.
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
  // A client whose server went away, idle or between the queries of a transaction: whoever has it hears of it from
  // their next query, the pool drops it and opens another. Unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  holder.__colloquyDatabase = { pool, db: drizzle(pool, { schema }) };
  return holder.__colloquyDatabase.db;
}

/**
 * Hangs up on a server that says nothing for too long while somebody waits; what waits then fails. The driver's own
 * `query_timeout` is a timer a query, and a cleared timer keeps the query's rows from being collected while they are
 * young: it took a third of the throughput of lists (decisions/010).
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

/** The bare pool, for the few statements whose measurement asks for it. */
export function pool(): pg.Pool {
  return connection().pool;
}

function connection(): Connection {
  if (!holder.__colloquyDatabase) throw new Error('the database is not connected in this process');
  return holder.__colloquyDatabase;
}

/** PostgreSQL's SQLSTATE of an error, also when drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { code } = e as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The name of the constraint that an error reports, if it does. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let e = error; typeof e === 'object' && e !== null; e = (e as { cause?: unknown }).cause) {
    const { constraint } = e as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}
