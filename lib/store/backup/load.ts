import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DumpedSequence, DumpedTable } from './dump';
import { list, quoted } from './dump';

/** The database has rows: nothing was changed. One line, for operators. */
export class NotEmpty extends Error {
  readonly isPlain = true;
  constructor() {
    super('The database is not empty. Restore into a new one: another DATA_DIR, or another DATABASE_URL.');
  }
}

/** The times of the migrations that a database has, oldest first; empty for one without any. */
export async function migrationsOf(client: pg.Client): Promise<number[]> {
  const { rows: there } = await client.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (there.length === 0) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

/** Throws NotEmpty when one of these tables has a row. A table that is missing has none. */
export async function assertEmpty(client: pg.Client, tables: readonly DumpedTable[]): Promise<void> {
  for (const { name } of tables.filter(isOwn)) {
    const there = await client.query('select 1 where to_regclass($1) is not null', [quoted(name)]);
    if (there.rowCount === 0) continue;
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount) throw new NotEmpty();
  }
}

/** The queue's tables have rows in every database that a worker has seen, and so has `study_fill`. */
const isOwn = ({ name }: DumpedTable) => name.startsWith('public.') && name !== 'public.study_fill';

/**
 * Fills the tables of an empty, migrated database, in one transaction: all of it or nothing. Foreign keys are dropped
 * for that time, which makes the order of the tables free, and are checked as they are made again. The client is the
 * owner's. Throws NotEmpty.
 */
export async function loadDatabase(
  client: pg.Client,
  dump: { tables: readonly DumpedTable[]; sequences: readonly DumpedSequence[] },
  rowsOf: (table: string) => Readable,
): Promise<void> {
  const tables = dump.tables.map(({ name }) => quoted(name));
  await client.query('begin');
  try {
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
    await assertEmpty(client, dump.tables);
    const keys = await foreignKeys(client, tables);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    // The ledger refuses changes, and the queue counts what is added.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.join(', ')}`);
    for (const { name, columns } of dump.tables) {
      const into = client.query(copyFrom(`copy ${quoted(name)} (${list(columns)}) from stdin`));
      await pipeline(rowsOf(name), into);
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { name, last, called } of dump.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called]);
    await freeJobs(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function foreignKeys(client: pg.Client, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [tables],
  );
  return rows;
}

/** The workers that had them are in another world. */
async function freeJobs(client: pg.Client): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    );
}
