import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { buildWhenStale } from '@/lib/server/build';
import { connectOwn, prepareCluster, startServer } from '@/lib/server/postgres-cluster';
import { projectRoot } from '@/lib/server/project-root';
import * as schema from '@/lib/store/schema';
import { fillSomeStudies } from '@/lib/store/study-fill';
import { author, type Crowd, participant } from '../chaos/clients';
import { type JournaledInterview, newJournal } from '../chaos/journal';
import { counts, untilRest } from '../chaos/kill-nine';
import { killEverything } from '../chaos/processes';
import { send } from '../chaos/send';
import { connectStore } from '../chaos/store';
import { violations } from '../chaos/violations';
import { freePort, startProduct } from '../product';
import { type EarlierVersion, installEarlier } from './earlier-version';

const PARTICIPANTS = 8;
const BEFORE_MS = 6_000;
const AFTER_MS = 4_000;
/** Tables that migrations since then lock one after the other: early, in the middle, late. */
const HALTS = ['event', 'revision', 'response_facts'];

export interface UpgradeResult {
  violations: string[];
  answers: number;
  launches: number;
  interviews: number;
  resent: number;
  /** How many requests read it all afterwards. */
  reads: number;
}

/**
 * Starts the product as it was at a commit, with studies, a file and interviews under way; ends it, kills the present
 * version with its database several times while it migrates, and starts it: interviews go on where they were, and what
 * was acknowledged is there.
 */
export async function upgrade(options: { from: string; say(line: string): void }): Promise<UpgradeResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-upgrade-'));
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const settings = { PORT: `${await freePort()}`, JOBS: 'inline' };
  const url = `http://127.0.0.1:${settings.PORT}`;
  try {
    // Not while participants wait.
    await buildWhenStale(new AbortController().signal);
    options.say(`installing ${options.from}`);
    const earlier = installEarlier(options.from, path.join(folder, 'earlier'), dataDir);
    const key = peopled(earlier);
    const old = await earlier.start(settings);
    handInFile(path.join(folder, 'earlier'), url, key);
    const journal = newJournal();
    const random = seededRandom('upgrade', options.from);
    const crowd: Crowd = { url, journal, random, resting: false, revises: false };
    const own: { interview?: JournaledInterview }[] = Array.from({ length: PARTICIPANTS }, () => ({}));
    const work = Promise.all([
      author(crowd, key),
      ...own.map((mine, index) => untilRest(crowd, () => participant(crowd, `participant ${index}`, mine))),
    ]);
    await sleep(BEFORE_MS);
    options.say(
      `${earlier.migrations} migrations, ${counts(journal).answers} answers acknowledged; upgrading`,
    );
    await old.stop();

    for (const table of HALTS) await killedWhileMigrating(dataDir, settings, table);
    const before = counts(journal).answers;
    const product = await startProduct(dataDir, settings);
    await sleep(AFTER_MS);
    crowd.resting = true;
    await work;
    const since = counts(journal).answers - before;
    options.say(`${since} answers since the upgrade, which ${HALTS.length} kills preceded`);
    const found = [...journal.surprises, ...(since > 0 ? [] : ['no interview went on'])];
    const client = await connectStore(dataDir);
    try {
      await untilFilled(client);
      found.push(...(await violations(client, journal)));
    } finally {
      await client.end();
    }
    const { reads, refused } = await readEverything(url, key);
    found.push(...refused);
    await product.stop();
    return { violations: found, ...counts(journal), resent: journal.resent, reads };
  } finally {
    await killEverything(dataDir);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An organisation with a wallet; its key. By commands, as only they know the tables of their time. */
function peopled({ admin }: EarlierVersion): string {
  const org = admin('org:create', '--name', 'Rail lab').organizationId!;
  const person = ['--email', 'ada@example.org', '--name', 'Ada', '--password', 'a long enough password'];
  const user = admin('user:create', ...person, '--org', org, '--role', 'owner').userId!;
  const wallet = admin('wallet:create', '--name', 'W', '--project', '100000000', '--recruitment', '0')
    .walletId!;
  admin('wallet:grant', '--wallet', wallet, '--org', org);
  return admin('key:create', '--org', org, '--user', user).apiKey!;
}

/** The main job as its README shows it, with an upload. */
function handInFile(folder: string, url: string, key: string): void {
  const { status, stdout, stderr } = spawnSync('bash', ['examples/minute.sh'], {
    cwd: folder,
    env: { ...process.env, URL: url, API_KEY: key },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`examples/minute.sh: ${stdout}${stderr}`);
}

/** Starts the present version, and kills it with its database while it waits for a lock amid its migrations. */
async function killedWhileMigrating(
  dataDir: string,
  settings: Record<string, string>,
  table: string,
): Promise<void> {
  const cluster = await prepareCluster(dataDir);
  // A killed one lingers for a moment, and recovers first.
  while (!(await answersAt(dataDir))) {
    await startServer(cluster);
    await sleep(250);
  }
  const client = await connectStore(dataDir);
  // A transaction sees the activity of its beginning.
  const watch = await connectStore(dataDir);
  await client.query(`begin; lock table ${table} in access share mode`);
  const child: ChildProcess = spawn(process.execPath, ['lib/server/boot.mjs', 'launcher'], {
    cwd: projectRoot(),
    env: { ...process.env, ...settings, NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`);
    const { rows } = await watch.query(
      `select 1 from pg_stat_activity where application_name = 'colloquy migrate' and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) break;
    await sleep(20);
  }
  await killEverything(dataDir);
}

async function answersAt(dataDir: string): Promise<boolean> {
  const own = await connectOwn(await prepareCluster(dataDir));
  await own?.client.end();
  return own !== null;
}

/** Older rows have their study: what is left of it is done here, beside the product's own job. */
async function untilFilled(client: pg.Client): Promise<void> {
  const db = drizzle(client, { schema });
  while ((await fillSomeStudies(db)) !== 'done') await sleep(20);
}

/** Reads every study and response of both generations of the API, as its clients do. */
async function readEverything(url: string, key: string): Promise<{ reads: number; refused: string[] }> {
  const headers = { 'x-api-key': key };
  const refused: string[] = [];
  let reads = 0;
  const get = async (target: string) => {
    reads += 1;
    const reply = await send(url, { method: 'GET', path: target, headers });
    if (reply?.status !== 200) refused.push(`GET ${target}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply?.body;
  };
  for (const noun of ['wallets', 'members', 'keys', 'folders', 'webhooks', 'organization', 'audit', 'me'])
    await get(`/api/public/v1/${noun}`);
  for (const { id, linkId, status } of (await get('/api/public/v1/studies')) ?? []) {
    for (const part of ['', '/guide', '/questions', '/codebook', '/highlights', '/insights', '/translations'])
      await get(`/api/public/v1/studies/${id}${part}`);
    if (status === 'draft') continue;
    for (const part of ['results', 'themes', 'fieldwork', 'report', 'shares', 'clips'])
      await get(`/api/public/v1/studies/${id}/${part}`);
    await get(`/api/public/responses/${linkId}`);
    for (const { id: response } of (await get(`/api/public/v1/responses/${linkId}`)) ?? []) {
      await get(`/api/public/responses/${linkId}/${response}`);
      await get(`/api/public/v1/responses/${linkId}/${response}`);
      await get(`/api/public/v1/responses/${linkId}/${response}/reading`);
    }
  }
  return { reads, refused };
}
