import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as room from '@/lib/ports/disk-room';
import { diskStore } from '@/lib/ports/recording-store/disk-store';
import * as store from '@/lib/ports/recording-store/recordings';
import { connectDatabase, database, disconnectDatabase, pool } from '@/lib/store/database';
import { WORKER_LEASE } from '@/lib/store/leases';
import { testDatabase } from '@/lib/testing/database';
import { GET } from './route';

const folder = mkdtempSync(path.join(tmpdir(), 'colloquy-ready-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const OK = { database: 'ok', storage: 'ok', worker: 'ok', disk: 'ok', migrations: 'ok' };

async function ready(): Promise<{ status: number; body: unknown }> {
  const response = await GET();
  return { status: response.status, body: await response.json() };
}

describe('P1: with everything in place', () => {
  testDatabase();

  /** What a worker holds as long as it lives. */
  async function withWorker<T>(work: () => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: pool().options.connectionString });
    await client.connect();
    await client.query('select pg_advisory_lock($1, 1)', [WORKER_LEASE]);
    return work().finally(() => client.end());
  }

  it('X20: every check is named; 200 when all hold, and the storage is left as it was', async () => {
    vi.spyOn(store, 'recordings').mockReturnValue(diskStore(folder, 1_000));
    expect(await withWorker(ready)).toEqual({ status: 200, body: { status: 'ok', checks: OK } });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('X20: no worker lives: 503, and it is the worker', async () => {
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'ok', worker: 'failed', migrations: 'ok' } },
    });
  });

  it('X20: the storage takes no write: 503, and it is the storage', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    vi.spyOn(store, 'recordings').mockReturnValue(diskStore(path.join(file, 'below'), 1_000));
    expect(await withWorker(ready)).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...OK, storage: 'failed' } },
    });
  });

  it('X20: the disk is full: 503, and it is the disk', async () => {
    vi.spyOn(room, 'freeDiskBytes').mockResolvedValue(40_960);
    expect(await withWorker(ready)).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...OK, disk: 'failed' } },
    });
  });

  it('X4: recordings have a disk of their own, and it has no room for new ones: 503, and it is the disk', async () => {
    const full = { freeBytes: 5_000_000, reserveBytes: 5_000_000 };
    vi.spyOn(room, 'diskRoom').mockReturnValue(full);
    expect(await withWorker(ready)).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...OK, disk: 'failed' } },
    });
  });

  it('X20: a migration is missing: 503, and it is the migrations', async () => {
    await database().execute('update drizzle.__drizzle_migrations set created_at = created_at - 1e12');
    expect(await withWorker(ready)).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...OK, migrations: 'failed' } },
    });
  });
});

describe('P1: without a database', () => {
  afterAll(disconnectDatabase);
  it('X20: 503 within two seconds and a little, and the others are looked at all the same', async () => {
    connectDatabase('postgres://nobody@127.0.0.1:9/none');
    expect(await ready()).toMatchObject({
      status: 503,
      body: { checks: { database: 'failed', storage: 'ok', worker: 'failed', migrations: 'failed' } },
    });
  });
});
