import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from './embedded-postgres';
import { migrate } from './migrate';

const root = process.getuid?.() === 0;
const opened: EmbeddedPostgres[] = [];
const folders: string[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-test-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function open(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await openEmbedded({ dataDir });
  opened.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end().catch(() => {});
  }
}

const postmaster = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function eventually(answers: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await answers();
    } catch (error) {
      if (attempt > 100) throw error;
      await sleep(200);
    }
  }
}

afterAll(async () => {
  for (const database of opened) await database.release();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('one cluster', () => {
  let dataDir: string;
  let first: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = temporaryFolder();
    first = await open(dataDir);
  });

  it('keeps its password to its own user', () => {
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  it('refuses a wrong password', async () => {
    const url = new URL(first.url);
    url.password = 'wrong';
    await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('makes commits durable', async () => {
    expect(await ask(first.url, 'show fsync')).toBe('on');
    expect(await ask(first.url, 'show synchronous_commit')).toBe('on');
    expect(await ask(first.url, 'show full_page_writes')).toBe('on');
    expect(await ask(first.url, 'show server_version')).toMatch(/^18/);
  });

  it('migrates an empty database, twice at once', async () => {
    await Promise.all([migrate(first.ownerUrl), migrate(first.ownerUrl)]);
    expect(await ask(first.ownerUrl, 'select count(*)::int from graphile_worker._private_jobs')).toBe(0);
  });

  it('is adopted by a second user, and outlives the first one', async () => {
    const second = await open(dataDir);
    expect(second.url).toBe(first.url);
    const pid = postmaster(dataDir);
    await second.release();
    expect(postmaster(dataDir)).toBe(pid);
    expect(await ask(first.url, 'select 1')).toBe(1);
  });

  it('comes back on the same address after kill -9 of the server, with what was committed', async () => {
    await ask(first.ownerUrl, 'create table kept as select 42 as it');
    const pid = postmaster(dataDir);
    process.kill(pid, 'SIGKILL');
    expect(await eventually(() => ask(first.ownerUrl, 'select it from kept'))).toBe(42);
    expect(postmaster(dataDir)).not.toBe(pid);
  });

  it('stops when its last user leaves, and starts again', async () => {
    await first.release();
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    await expect(ask(first.url, 'select 1')).rejects.toThrow();
    const again = await open(dataDir);
    expect(await ask(again.ownerUrl, 'select it from kept')).toBe(42);
    await again.release();
  });

  it('starts beside the leftovers of a server that was killed with all its users', async () => {
    // A pid that lives but is no database, and a port that answers nobody.
    writeFileSync(
      path.join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${path.join(dataDir, 'postgres')}\n1\n9\n\n127.0.0.1\n`,
    );
    const again = await open(dataDir);
    expect(await ask(again.ownerUrl, 'select it from kept')).toBe(42);
    await again.release();
  });

  it('starts beside the empty lock file of a server that was killed before it wrote its id', async () => {
    const lock = path.join(dataDir, 'postgres/postmaster.pid');
    writeFileSync(lock, '');
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, minuteAgo, minuteAgo);
    const again = await open(dataDir);
    expect(await ask(again.ownerUrl, 'select it from kept')).toBe(42);
    await again.release();
  });

  it('is left running while somebody else is connected', async () => {
    const database = await open(dataDir);
    const stranger = new pg.Client({ connectionString: database.url });
    await stranger.connect();
    await database.release();
    expect((await stranger.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await stranger.end();
  });
});

it('two users who create a cluster at the same time share one', async () => {
  const dataDir = temporaryFolder();
  const [one, two] = await Promise.all([open(dataDir), open(dataDir)]);
  expect(one.url).toBe(two.url);
  await one.release();
  expect(await ask(two.url, 'select 1')).toBe(1);
  await two.release();
  await expect(ask(two.url, 'select 1')).rejects.toThrow();
});

it.runIf(root)('works in a private folder of root, with the cluster under /var/lib', async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o700);
  const database = await open(dataDir);
  const elsewhere = readFileSync(path.join(dataDir, 'postgres.location'), 'utf8').trim();
  folders.push(path.dirname(elsewhere));
  expect(elsewhere).toMatch(/^\/var\/lib\/colloquy\/[0-9a-f]{16}\/postgres$/);
  expect(await ask(database.ownerUrl, 'show data_directory')).toBe(elsewhere);
  expect(database.folder).toBe(elsewhere);
  await database.release();
});

it('X17: a cluster that DATA_DIR names and that is gone is one line, and no empty one in its place', async () => {
  const dataDir = temporaryFolder();
  const gone = path.join(temporaryFolder(), 'postgres');
  writeFileSync(path.join(dataDir, 'postgres.location'), `${gone}\n`);
  const refused = await openEmbedded({ dataDir }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    isPlain: true,
    message: expect.stringMatching(/^[^\n]*is missing[^\n]*$/),
  });
  expect(`${refused}`).toContain(gone);
  expect(existsSync(gone)).toBe(false);
});
