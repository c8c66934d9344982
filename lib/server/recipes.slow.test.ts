import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { withDatabaseName } from '@/lib/testing/database-url';
import { ended, freePort } from '@/lib/testing/product';
import { projectRoot } from './project-root';

/** The recipes of the README (Deployment), each from a folder that is not there yet. */

const APP_SECRET = 'a secret of thirty-two characters or more';
let temporary: string;
let databaseUrl: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  temporary = mkdtempSync(path.join(os.tmpdir(), 'colloquy-recipes-'));
  chmodSync(temporary, 0o755);
  const name = `recipes_${process.pid}`;
  await onServer(`create database ${name}`);
  databaseUrl = withDatabaseName(inject('postgresUrl'), name);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(ended));
});
afterAll(async () => {
  await onServer(`drop database recipes_${process.pid} with (force)`);
  rmSync(temporary, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

interface Started {
  url: string;
  said: () => string;
  child: ChildProcess;
}

/** `until`: what it says when it is ready. */
async function start(entry: string, settings: Record<string, string>, until: RegExp): Promise<Started> {
  const port = `${await freePort()}`;
  const child = spawn(process.execPath, ['lib/server/boot.mjs', entry], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: port,
      BASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    const look = setInterval(() => {
      if (!until.test(said) && child.exitCode === null) return;
      clearInterval(look);
      if (until.test(said)) resolve();
      else reject(new Error(`ended with ${child.exitCode}: ${said}`));
    }, 50);
  });
  return { url: `http://127.0.0.1:${port}`, said: () => said, child };
}

const READY = /Colloquy is at/;
const fresh = (name: string) => path.join(temporary, name, 'data');

async function readyChecks(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/ready`);
  return (await answer.json()).checks;
}

const ALL = { database: 'ok', storage: 'ok', worker: 'ok', disk: 'ok', migrations: 'ok' };

it('X16: one machine, from nothing', async () => {
  const DATA_DIR = fresh('one');
  const { url, said } = await start('launcher', { DATA_DIR, DEMO: 'off' }, READY);
  await expect.poll(() => readyChecks(url), { timeout: 30_000 }).toEqual(ALL);
  // The line is written once the answer has left.
  const line = () =>
    said()
      .split('\n')
      .find((each) => each.includes('"/api/ready"'));
  await expect.poll(line).toBeDefined();
  expect(JSON.parse(line() ?? '{}')).toMatchObject({
    method: 'GET',
    route: '/api/ready',
    requestId: expect.any(String),
  });
  const pointer = path.join(DATA_DIR, 'postgres.location');
  if (!existsSync(pointer)) return;
  // As root, below a folder that the database's user may not enter.
  expect(said()).toContain(`The database is in ${readFileSync(pointer, 'utf8').trim()}`);
});

it('X16: a database of your own', async () => {
  const settings = {
    DATABASE_URL: databaseUrl,
    APP_SECRET,
    DATA_DIR: fresh('own'),
    METRICS_TOKEN: 'a-token',
  };
  const { url } = await start('launcher', settings, READY);
  await expect.poll(() => readyChecks(url), { timeout: 30_000 }).toEqual(ALL);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-token' } });
  const text = await answer.text();
  expect(text).toMatch(/colloquy_requests_total\{method="GET",route="\/api\/ready",status="200"\} \d/);
  // Summed over the web process and the worker.
  expect(text).toMatch(/colloquy_process_cpu_seconds_total [\d.]+/);
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
});

it('X16: several processes on one database, with workers of their own', async () => {
  const shared = { DATABASE_URL: databaseUrl, APP_SECRET, JOBS: 'off' };
  const one = await start('launcher', { ...shared, DATA_DIR: fresh('several-1') }, READY);
  expect(await readyChecks(one.url)).toEqual({ ...ALL, worker: 'failed' });
  const two = await start('launcher', { ...shared, DATA_DIR: fresh('several-2') }, READY);
  const worker = start('worker', { ...shared, DATA_DIR: fresh('worker') }, /never/);
  worker.catch(() => {});
  for (const { url } of [one, two]) {
    await expect.poll(() => readyChecks(url), { timeout: 60_000 }).toEqual(ALL);
  }
});

it('X16: a bucket is named; without a store there, everything but the storage stands', async () => {
  const { url } = await start(
    'launcher',
    {
      DATABASE_URL: databaseUrl,
      APP_SECRET,
      DATA_DIR: fresh('bucket'),
      STORAGE_URL: 's3://bucket/prefix?region=eu-west-1&endpoint=http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    },
    READY,
  );
  await expect.poll(() => readyChecks(url), { timeout: 60_000 }).toEqual({ ...ALL, storage: 'failed' });
});

it('X16: a data folder that cannot be made is one line', async () => {
  const file = path.join(projectRoot(), 'package.json', 'data');
  await expect(
    start('launcher', { DATABASE_URL: databaseUrl, APP_SECRET, DATA_DIR: file }, READY),
  ).rejects.toThrow(/^ended with 1: DATA_DIR: cannot be used \([^\n]*\)\n$/);
});
