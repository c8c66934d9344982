import type { Readable } from 'node:stream';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import * as schema from '../schema';

/** A table as a backup has it. */
export interface DumpedTable {
  /** With its schema, unquoted, such as `public.response`. */
  name: string;
  columns: string[];
}

/** The next value of a sequence. */
export interface DumpedSequence {
  name: string;
  last: string;
  called: boolean;
}

export interface Dump {
  /** When its snapshot was taken. */
  at: Date;
  /** The server's version, such as 18.4. */
  server: string;
  /** The times in the journal of the migrations that the database has, oldest first. */
  migrations: number[];
  tables: DumpedTable[];
  sequences: DumpedSequence[];
}

/** The tables of the job queue that have rows of their own; its migrations are not among them. */
const QUEUE_TABLES = ['jobs', 'job_queues', 'tasks', 'known_crontabs'].map(
  (name) => `graphile_worker._private_${name}`,
);
const SEQUENCE_SCHEMAS = ['public', 'graphile_worker'];

/** The tables that a backup has, those of this version of the program. */
export function backedUpTables(): string[] {
  const own = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => `public.${getTableConfig(table).name}`);
  return [...own, ...QUEUE_TABLES];
}

/**
 * Gives `save` every table of one snapshot of the database, one after the other, in PostgreSQL's text format, and then
 * the list of what is kept in files: a line of kind and name each. Holds a row of memory, however large a table is. The
 * client is the owner's, and has no transaction open.
 */
export async function dumpDatabase(
  client: pg.Client,
  save: { table: (name: string, rows: Readable) => Promise<void>; units: (lines: Readable) => Promise<void> },
): Promise<Dump> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    const { rows: about } = await client.query<{ at: Date; server: string }>(
      `select now() as at, current_setting('server_version') as server`,
    );
    const { rows: done } = await client.query<{ at: string }>(
      'select created_at as at from drizzle.__drizzle_migrations order by created_at',
    );
    const tables: DumpedTable[] = [];
    for (const name of backedUpTables()) {
      const columns = await columnsOf(client, name);
      tables.push({ name, columns });
      await save.table(name, client.query(copyTo(`copy ${quoted(name)} (${list(columns)}) to stdout`)));
    }
    await save.units(client.query(copyTo(`copy (${UNITS}) to stdout`)));
    return {
      at: about[0]!.at,
      server: about[0]!.server,
      migrations: done.map(({ at }) => Number(at)),
      tables,
      sequences: await sequencesOf(client),
    };
  } finally {
    await client.query('rollback');
  }
}

/** `public.response` as SQL. */
export function quoted(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}

export function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}

/** Those that are stored: a generated column is computed again. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  );
  return rows.map(({ name }) => name);
}

/** Read after the rows, and outside of their snapshot as sequences are: none is behind a row. */
async function sequencesOf(client: pg.Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname = any($1) order by 1`,
    [SEQUENCE_SCHEMAS],
  );
  const sequences: DumpedSequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

/** What is kept outside the database, each by a kind and a name (see `namedUnits`). */
const UNITS = `
  select 'upload', id::text from recording
  union all select 'folder', key from recording_media
  union all select 'folder', key from replaced_media
  union all select 'folder', key from study_export
  union all select 'folder', key from clip where key is not null
  union all select 'folder', key from reel where key is not null
  union all select 'media', name from media`;
export const UNIT_KINDS = ['upload', 'folder', 'media'] as const;

/** An upload, a folder of processed media, or a picture or film of a study. */
export interface NamedUnit {
  kind: (typeof UNIT_KINDS)[number];
  name: string;
}

/** Those of these units that the database names now. */
export async function stillNamed(client: pg.Client, units: readonly NamedUnit[]): Promise<NamedUnit[]> {
  const { rows } = await client.query<NamedUnit>(
    `select given.kind, given.name from unnest($1::text[], $2::text[]) as given (kind, name)
      where case given.kind
        when 'upload' then exists (select from recording where id = given.name::uuid)
        when 'media' then exists (select from media where name = given.name)
        else exists (select from recording_media where key = given.name)
          or exists (select from replaced_media where key = given.name)
          or exists (select from study_export where key = given.name)
          or exists (select from clip where key = given.name)
          or exists (select from reel where key = given.name)
        end`,
    [units.map(({ kind }) => kind), units.map(({ name }) => name)],
  );
  return rows;
}
