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
const LIMITS = { connect: 3_000, lock: 2_000, statement: 4_000, query: 4_500, idleInTransaction: 10_000 };

/**
 * Opens the process's pool. It hangs on globalThis because modules load twice in one process (Next's bundle and
 * the server's) and must share it.
 */
export function connectDatabase(url: string, options: { max?: number } = {}): Db {
  if (holder.__colloquyDatabase) return holder.__colloquyDatabase.db;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: LIMITS.connect,
    query_timeout: LIMITS.query,
    statement_timeout: LIMITS.statement,
    lock_timeout: LIMITS.lock,
    idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
    application_name: 'colloquy',
  });
  // An idle client whose server went away: the pool drops it, the next query opens another.
  pool.on('error', () => {});
  holder.__colloquyDatabase = { pool, db: drizzle(pool, { schema }) };
  return holder.__colloquyDatabase.db;
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
