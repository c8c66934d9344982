import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { mutationWorld, newOwner, otherOrganization } from '@/lib/testing/mutations/mutation-world';
import { VALID } from '@/lib/testing/mutations/valid-requests';
import { freePort, startProduct } from '@/lib/testing/product';

let folder: string;
let origin: EmbeddedPostgres;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-backup-'));
  chmodSync(folder, 0o755);
  process.env.DATA_DIR = at('origin');
  origin = await openEmbedded({ dataDir: at('origin') });
  await migrate(origin.ownerUrl);
  connectDatabase(origin.url, { max: 10 });
});
afterAll(async () => {
  await disconnectDatabase();
  await origin.release();
  rmSync(folder, { recursive: true, force: true });
});

function start(args: string[], dataDir: string): ChildProcess {
  return spawn(process.execPath, ['lib/server/boot.mjs', 'admin', ...args], {
    cwd: projectRoot(),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
}

function admin(args: string[], dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/server/boot.mjs', 'admin', ...args], {
    cwd: projectRoot(),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Kills it as soon as `begun` holds; what it was doing then is not over, or is about to be. */
async function killed(child: ChildProcess, begun: () => boolean): Promise<void> {
  while (!begun() && child.exitCode === null) await sleep(1);
  const over = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || !child.kill('SIGKILL')) return;
  await over;
}

interface Request {
  path: string;
  headers: Record<string, string>;
}

/** Every read of the API of a world that has something of everything. */
async function reads(): Promise<Request[]> {
  const world = await mutationWorld(await newOwner(), await otherOrganization());
  const first = <T>(list: readonly T[]) => list[0]!;
  const gets = Object.entries(VALID).filter(([name]) => name.startsWith('GET /api/public/'));
  // Reading recordings makes entries in the audit log: what was in it by now stays the same.
  const now = new Date().toISOString();
  const grows = /\/audit\/check$/;
  return gets
    .map(([, make]) => make(world, first))
    .filter(({ path: target }) => !grows.test(target))
    .map(({ path: target, query, headers = {} }) => {
      const { range: _, 'if-none-match': __, ...whole } = headers;
      const asked = target.endsWith('/audit') ? `to=${now}` : query;
      return { path: asked ? `${target}?${asked}` : target, headers: whole };
    });
}

/** Links are signed for an hour from when they are asked for, and figures say of when they are. */
const withoutNow = (text: string) =>
  text.replaceAll(/expires=\d+&signature=[\w-]+/g, 'signed').replace(/^\{"at":"[^"]+"/, '{"at":"now"');

async function answersOf(url: string, requests: readonly Request[]): Promise<string[]> {
  const answers = [];
  for (const { path: target, headers } of requests) {
    const answer = await fetch(url + target, { headers });
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const about = ['content-type', 'etag'].map((name) => answer.headers.get(name));
    // A DOCX says when it was made.
    const text = body.startsWith('PK') ? 'a ZIP' : withoutNow(body);
    answers.push(`GET ${target} ${answer.status} ${about.join(' ')}\n${text}`);
  }
  return answers;
}

describe('P2: a backup', () => {
  it('of a running instance, restored elsewhere, answers every read byte for byte the same, through kills of both', async () => {
    const requests = await reads();
    expect(requests.length).toBeGreaterThan(40);
    const port = `${await freePort()}`;
    const product = await startProduct(at('origin'), { PORT: port, JOBS: 'off' });
    let before: string[];
    try {
      before = await answersOf(product.url, requests);
      const half = at('saved.partial');
      await killed(start(['backup', '--to', at('saved')], at('origin')), () => existsSync(half));
      expect(existsSync(at('saved'))).toBe(false);
      const saved = admin(['backup', '--to', at('saved')], at('origin'));
      expect(saved).toMatchObject({ status: 0, stderr: '' });
      expect(JSON.parse(saved.stdout)).toMatchObject({
        folder: at('saved'),
        files: expect.any(Number),
        secrets: at('saved/secrets.json'),
      });
      expect(existsSync(half)).toBe(false);
    } finally {
      await product.stop();
    }
    expect(before.filter((answer) => !/ 2\d\d /.test(answer.split('\n')[0]!))).toEqual([]);
    expect(statSync(at('saved/secrets.json')).mode & 0o777).toBe(0o600);
    expect(spawnSync('sha256sum', ['-c', '--quiet', 'checksums.txt'], { cwd: at('saved') }).status).toBe(0);

    const elsewhere = at('elsewhere');
    const recordings = path.join(elsewhere, 'recordings');
    await killed(start(['restore', '--from', at('saved')], elsewhere), () => existsSync(recordings));
    const restored = admin(['restore', '--from', at('saved')], elsewhere);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(path.join(elsewhere, 'postgres/postmaster.pid'))).toBe(false);
    const again = await startProduct(elsewhere, { PORT: port, JOBS: 'off' });
    try {
      expect(await answersOf(again.url, requests)).toEqual(before);
      for (const check of ['wallet:verify', 'audit:verify'])
        expect(JSON.parse(admin([check], elsewhere).stdout)).toMatchObject({ ok: true });
    } finally {
      await again.stop();
    }
    expect(admin(['restore', '--from', at('saved')], elsewhere)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database is not empty\./),
    });
  });

  it('that was changed, or has no secrets, or a folder that is in use, is refused before anything is written', async () => {
    const list = readFileSync(at('saved/checksums.txt'), 'utf8');
    const file = at(`saved/${/files\/\S+/.exec(list)![0]}`);
    const bytes = readFileSync(file);
    const empty = at('empty');
    const refused = (words: RegExp) => {
      const { status, stdout, stderr } = admin(['restore', '--from', at('saved')], empty);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(words);
      expect(existsSync(path.join(empty, 'postgres'))).toBe(false);
    };
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('!')]));
    refused(/^The backup is damaged: files\/\S+ is missing or was changed\.\n$/);
    writeFileSync(file, bytes);
    const secrets = readFileSync(at('saved/secrets.json'));
    rmSync(at('saved/secrets.json'));
    refused(/^secrets\.json is not beside the backup\./);
    writeFileSync(at('saved/secrets.json'), secrets, { mode: 0o600 });
    const manifest = readFileSync(at('saved/manifest.json'), 'utf8');
    writeFileSync(at('saved/manifest.json'), manifest.replace('"public.turn"', '"public.turn; --"'));
    refused(/^manifest\.json is damaged, or of another version/);
    writeFileSync(at('saved/manifest.json'), manifest);
    expect(admin(['backup', '--to', at('saved')], at('origin')).stderr).toMatch(/ is not empty\./);
    expect(readdirSync(folder).filter((name) => name.startsWith('saved.'))).toEqual([]);
  });

  it('has every table of the database', async () => {
    const { tables } = JSON.parse(readFileSync(at('saved/manifest.json'), 'utf8')) as {
      tables: { name: string }[];
    };
    const client = new pg.Client(origin.ownerUrl);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('public', 'graphile_worker') and tablename <> 'migrations'`,
    );
    await client.end();
    expect(tables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
    expect((await verifyWallets(database())).differences).toEqual([]);
  });
});
