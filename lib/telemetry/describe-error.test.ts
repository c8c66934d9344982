import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { runTaskListOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { refusalResponse } from '@/lib/http/refusal';
import { safeTask, tasks } from '@/lib/jobs/tasks';
import { oneLine } from '@/lib/server/one-line';
import { queueLogger } from '@/lib/server/queue-logger';
import * as indexing from '@/lib/services/responses/index-responses';
import { database, pool } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { describeError, innermostMessage, withoutValues } from './describe-error';
import { openLog } from './log';

testDatabase();

const CANARY = 'zq"xv my neighbour’s "secret"\n    at zqxv (file.ts:1:1)';

/** Each makes the database refuse a statement, or the driver fail, with the canary among the parameters. */
const STATEMENTS: [title: string, statement: (value: string) => ReturnType<typeof sql>][] = [
  ['not a uuid', (v) => sql`select ${v}::uuid`],
  ['not a time', (v) => sql`select ${v}::timestamptz`],
  ['not a number', (v) => sql`select ${v}::numeric`],
  ['out of range', (v) => sql`select ('9999999999999' || length(${v}))::int`],
  ['not JSON', (v) => sql`select ${v}::jsonb`],
  ['JSON of another shape', (v) => sql`select * from json_populate_recordset(null::t_rows, ${v}::json)`],
  ['not an array', (v) => sql`select ${v}::text[]`],
  ['not a search', (v) => sql`select to_tsquery('simple', ${v})`],
  ['not a vector', (v) => sql`select ${v}::tsvector`],
  ['not a pattern', (v) => sql`select 'x' ~ ('(' || ${v})`],
  ['not an interval', (v) => sql`select ${v}::interval`],
  ['too long', (v) => sql`insert into t_rows (short) values (${v})`],
  ['the same again', (v) => sql`insert into t_rows (word) values (${v}), (${v})`],
  ['a missing value', (v) => sql`insert into t_rows (word, needed) values (${v}, null)`],
  ['a failing check', (v) => sql`insert into t_rows (word, size) values (${v}, -1)`],
  ['a foreign key', (v) => sql`insert into t_rows (word, above) values ('x', ${v})`],
  ['division by zero', (v) => sql`select 1 / (length(${v}) - length(${v}))`],
  ['no such function', (v) => sql`select nothing_of_the_kind(${v}::text)`],
  ['a trigger that refuses', (v) => sql`insert into t_guarded (word) values (${v})`],
  ['a NUL', (v) => sql`insert into t_rows (word) values (${`${v}\0`})`],
];

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('the statement was expected to fail');
}

async function withTables(): Promise<void> {
  await pool().query(`
    create table if not exists t_above (word text primary key);
    create table if not exists t_rows (word text unique, short varchar(3), needed int not null default 1,
      size int check (size > 0), above text references t_above);
    create table if not exists t_guarded (word text);
    create or replace function t_refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused "%"', new.word using detail = new.word, hint = new.word; end $$;
    create or replace trigger t_refuse before insert on t_guarded for each row execute function t_refuse();`);
}

/** All that leaves the process of an error. */
function told(error: unknown): string {
  let lines = '';
  const log = openLog({ write: (line) => (lines += line) });
  log.error({ err: error }, 'failed');
  log.error({ err: new Error('around it', { cause: error }) }, 'failed');
  queueLogger(log).error(`Failed task with error '${withoutValues(error).message}'`);
  const thrown = withoutValues(error);
  return [
    lines,
    thrown.message,
    thrown.stack,
    innermostMessage(error),
    oneLine(error, 'It failed'),
    JSON.stringify(describeError(error)),
  ].join('\n');
}

describe('X47: no parameter of a statement is told', () => {
  it.each(STATEMENTS)('%s, by drizzle and by the bare pool', async (_title, statement) => {
    await withTables();
    const wrapped = await failureOf(() => database().execute(statement(CANARY)));
    expect(String(wrapped)).toContain('zq"xv');
    expect(told(wrapped)).not.toContain('xv');
    expect(told(wrapped)).toContain('Failed query: ');

    const { sql: text, params } = new PgDialect().sqlToQuery(statement(CANARY));
    const bare = await failureOf(() => pool().query(text, params));
    expect(told(bare)).not.toContain('xv');
  });

  it('a statement that takes too long, a connection that breaks, a lock that is not let go', async () => {
    const late = await failureOf(() =>
      database().transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`);
        await tx.execute(sql`select pg_sleep(1), ${CANARY}::text`);
      }),
    );
    const broken = await failureOf(() =>
      database().execute(sql`select pg_terminate_backend(pg_backend_pid()), ${CANARY}::text`),
    );
    for (const error of [late, broken]) expect(told(error)).not.toContain('xv');
  });

  it('what else is known stays: the statement, the state, the constraint, the place', async () => {
    await withTables();
    const twice = await failureOf(() =>
      database().execute(sql`insert into t_rows (word) values (${CANARY}), (${CANARY})`),
    );
    expect(describeError(twice)).toMatchObject({
      message: 'Failed query: insert into t_rows (word) values ($1), ($2)',
      stack: expect.stringContaining('describe-error.test.ts'),
      cause: { code: '23505', constraint: 't_rows_word_key', table: 't_rows' },
    });
    expect(withoutValues(twice).message).toContain('duplicate key value');
  });

  it('an answer of the API and its log line say nothing of it', async () => {
    const failure = await failureOf(() => database().execute(sql`select ${CANARY}::uuid`));
    const written = vi.spyOn(process.stderr, 'write');
    expect(await refusalResponse(failure, 'r').text()).not.toContain('xv');
    for (const [line] of written.mock.calls) expect(`${line}`).not.toContain('xv');
    written.mockRestore();
  });
});

/** Runs what is due with the queue's own records and log. */
async function runOnce(list: TaskList): Promise<string> {
  let lines = '';
  const logger = queueLogger(openLog({ write: (line) => (lines += line) }));
  const connections = new pg.Pool({ connectionString: pool().options.connectionString, max: 1 });
  const client = await connections.connect();
  try {
    await runTaskListOnce({ logger }, list, client);
  } finally {
    client.release();
    await connections.end();
  }
  return lines;
}

describe('X47: a job that fails keeps no parameter', () => {
  it.each(STATEMENTS)('%s', async (_title, statement) => {
    await withTables();
    const broken = safeTask('broken', async () => {
      await database().execute(statement(CANARY));
    });
    await pool().query('delete from graphile_worker._private_jobs');
    await pool().query(`select graphile_worker.add_job('broken', '{}'::json, max_attempts := 1)`);
    const lines = await runOnce({ broken });
    const { rows } = await pool().query<{ last_error: string }>(
      `select last_error from graphile_worker.jobs where task_identifier = 'broken'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(lines).toContain('Failed task');
    expect(JSON.stringify(rows) + lines).not.toContain('xv');
  });

  it('the minute’s indexer in particular, and every other task by the same place', async () => {
    const failure = await failureOf(() => database().execute(sql`select ${CANARY}::uuid`));
    await pool().query('delete from graphile_worker._private_jobs');
    vi.spyOn(indexing, 'indexStaleResponses').mockRejectedValue(failure);
    await pool().query(`select graphile_worker.add_job('indexResponses', '{}'::json, max_attempts := 1)`);
    const lines = await runOnce(tasks);
    const { rows } = await pool().query('select last_error from graphile_worker.jobs');
    expect(lines).toContain('Failed task');
    expect(JSON.stringify(rows) + lines).not.toContain('xv');
    vi.restoreAllMocks();
  });
});
