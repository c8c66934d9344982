import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { author, type Crowd, participant } from '../chaos/clients';
import { type Journal, newJournal } from '../chaos/journal';
import { counts, untilRest } from '../chaos/kill-nine';
import { killEverything } from '../chaos/processes';
import { connectStore, peopledStore } from '../chaos/store';
import { mutationWorld, newOwner, otherOrganization } from '../mutations/mutation-world';
import { freePort, type Running, startProduct } from '../product';
import { type Also, type Answer, everyGet } from './every-get';

const PARTICIPANTS = 4;
const BEFORE_MS = 4_000;
/** Answers to what lies still must be the same twice in a row before anything is saved. */
const WALKS = 6;

export interface RestoreResult {
  violations: string[];
  /** Requests whose answers were compared, and how many of them were answered with what was asked for. */
  reads: number;
  answered: number;
  /** Operations of the API's description that these are of; each was answered at least once. */
  templates: number;
  /** Of interviews that went on meanwhile. */
  acknowledgedBefore: number;
  acknowledgedAfter: number;
  killedBackups: string[];
  killedRestores: string[];
}

/**
 * Installs the product in an empty folder without development's packages, and does there what docs/operations.md says:
 * a backup while interviews go on, killed at several points first; a restore into an empty folder, killed at several
 * points first; and a start, which has to answer every GET of the public API as the first instance did.
 */
export async function restore(options: {
  /** An installation; without one it is made. */
  home: string | undefined;
  say(line: string): void;
}): Promise<RestoreResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-restore-'));
  chmodSync(folder, 0o755);
  const at = (name: string) => path.join(folder, name);
  const [origin, elsewhere, saved] = [at('origin'), at('elsewhere'), at('saved')];
  const settings = { PORT: `${await freePort()}`, JOBS: 'inline' };
  const { say } = options;
  let product: Running | undefined;
  try {
    const home = options.home ?? installed(at('colloquy'), say);
    const keys = await peopled(origin, `http://127.0.0.1:${settings.PORT}`);
    product = await startProduct(origin, settings, home);
    const seeded = await admin(home, origin, 'demo:seed', '--responses', '30');
    if (seeded.status !== 0) throw new Error(`demo:seed: ${seeded.stderr}`);
    keys.still.push({ key: JSON.parse(seeded.stdout).apiKey, also: [] });
    const until = new Date().toISOString();
    const templates = new Set<string>();
    const walk = async (url: string) => {
      const all: Answer[] = [];
      for (const { key, also } of keys.still) {
        const { answers, templates: known } = await everyGet(url, { key, until, also });
        all.push(...answers);
        for (const template of known) templates.add(template);
      }
      return new Map(all.map((answer) => [answer.target, answer]));
    };
    const before = await atRest(() => walk(product!.url), say);

    const journal = newJournal();
    const crowd: Crowd = {
      url: product.url,
      journal,
      random: seededRandom('restore'),
      resting: false,
      revises: true,
    };
    const work = Promise.all([
      ...keys.busy.map((key) => author(crowd, key)),
      ...Array.from({ length: PARTICIPANTS }, (_, index) => ({ index, mine: {} })).map(({ index, mine }) =>
        untilRest(crowd, () => participant(crowd, `participant ${index}`, mine)),
      ),
    ]);
    await sleep(BEFORE_MS);
    const killedBackups = await backupKilled(home, origin, saved);
    const early = structuredClone(journal);
    say(`${counts(early).answers} answers acknowledged; backing up`);
    const made = await admin(home, origin, 'backup', '--to', saved);
    const late = structuredClone(journal);
    crowd.resting = true;
    await work;
    const found = [...journal.surprises, ...(made.status === 0 ? [] : [`backup: ${made.stderr}`])];
    await product.stop();
    if (spawnSync('sha256sum', ['-c', '--quiet', 'checksums.txt'], { cwd: saved }).status !== 0)
      found.push('sha256sum -c checksums.txt finds differences');

    say(`${counts(late).answers} answers acknowledged at its end; restoring`);
    const killedRestores = await restoreKilled(home, elsewhere, saved);
    const put = await admin(home, elsewhere, 'restore', '--from', saved);
    if (put.status !== 0) found.push(`restore: ${put.stderr}`);
    for (const check of ['wallet:verify', 'audit:verify']) {
      const { status, stdout, stderr } = await admin(home, elsewhere, check);
      if (status !== 0) found.push(`${check}: ${stdout}${stderr}`);
    }
    product = await startProduct(elsewhere, settings, home);
    const after = await walk(product.url);
    found.push(...differences(before, after));
    const client = await connectStore(elsewhere);
    try {
      found.push(...(await between(client, early, late)));
    } finally {
      await client.end();
    }
    await product.stop();
    const right = [...after.values()].filter(({ status }) => status < 300);
    const answeredTemplates = new Set(right.map(({ template }) => template));
    const unanswered = [...templates].filter((template) => !answeredTemplates.has(template));
    if (unanswered.length > 0) found.push(`nothing was there for ${unanswered.join(', ')}`);
    return {
      violations: found,
      reads: after.size,
      answered: right.length,
      templates: templates.size,
      acknowledgedBefore: counts(early).answers,
      acknowledgedAfter: counts(late).answers,
      killedBackups,
      killedRestores,
    };
  } finally {
    await killEverything(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A clone with what `npm ci --omit=dev` installs. */
function installed(folder: string, say: (line: string) => void): string {
  say('npm ci --omit=dev in a clone');
  execFileSync('git', ['clone', '--quiet', projectRoot(), folder]);
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const strangers = ['vitest', 'vite', '@playwright', 'playwright', 'drizzle-kit', '@biomejs', 'knip'];
  const there = strangers.filter((name) => existsSync(path.join(folder, 'node_modules', name)));
  if (there.length > 0) throw new Error(`npm ci --omit=dev installs ${there.join(', ')}`);
  say(`${readdirSync(path.join(folder, 'node_modules')).length} folders in node_modules; it builds now`);
  return folder;
}

interface Keys {
  still: { key: string; also: Also[] }[];
  busy: string[];
}

/** Organisations: one with something of everything, that lies still, and one whose studies people answer. */
async function peopled(dataDir: string, url: string): Promise<Keys> {
  mkdirSync(dataDir, { recursive: true });
  Object.assign(process.env, { DATA_DIR: dataDir, BASE_URL: url, RATE_LIMITS: 'off', SIGN_UP: 'open' });
  const postgres = await openEmbedded({ dataDir });
  try {
    await migrate(postgres.ownerUrl);
    connectDatabase(postgres.ownerUrl, { max: 10 });
    const { key, live, exported, handed } = await mutationWorld(await newOwner(), await otherOrganization());
    await disconnectDatabase();
    const v1 = '/api/public/v1';
    const also = [
      {
        template: `${v1}/studies/{studyId}/exports/{exportId}`,
        target: `${v1}/studies/${live.id}/exports/${exported.id}`,
      },
      {
        template: `${v1}/responses/{linkId}/{responseId}/files/{fileId}`,
        target: `${v1}/responses/${handed.linkId}/${handed.responseId}/files/${handed.fileId}`,
      },
    ];
    return { still: [{ key, also }], busy: await peopledStore(dataDir, 1) };
  } finally {
    await postgres.release();
  }
}

async function atRest(
  walk: () => Promise<Map<string, Answer>>,
  say: (line: string) => void,
): Promise<Map<string, Answer>> {
  let last = await walk();
  for (let attempt = 0; attempt < WALKS; attempt++) {
    const next = await walk();
    const moved = differences(last, next);
    if (moved.length === 0) return next;
    say(`${moved.length} answers still change, such as ${moved[0]}`);
    last = next;
  }
  throw new Error('answers do not come to rest');
}

function differences(before: Map<string, Answer>, after: Map<string, Answer>): string[] {
  const targets = new Set([...before.keys(), ...after.keys()]);
  return [...targets].flatMap((target) => {
    const [was, is] = [before.get(target)?.told ?? 'not asked', after.get(target)?.told ?? 'not asked'];
    if (was === is) return [];
    let start = 0;
    while (was[start] === is[start]) start++;
    const part = (text: string) => text.slice(Math.max(0, start - 80), start + 80);
    return [`GET ${target}: was …${part(was)}…, is …${part(is)}…`];
  });
}

const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
});

/** Not synchronous: people answer meanwhile, out of this process. */
async function admin(home: string, dataDir: string, ...args: string[]) {
  const command = spawn('npm', ['run', '--silent', 'admin', '--', ...args], {
    cwd: home,
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  command.stdout.on('data', (chunk) => (stdout += chunk));
  command.stderr.on('data', (chunk) => (stderr += chunk));
  const status = await new Promise<number | null>((resolve) => command.once('close', resolve));
  return { status, stdout, stderr };
}

/** Points at which a folder that is being written is found; each is later than the one before. */
const BACKUP_POINTS: Record<string, (draft: string) => boolean> = {
  'its folder is made': (draft) => existsSync(draft),
  'tables are read': (draft) => countIn(path.join(draft, 'database')) > 3,
  'files are copied': (draft) => countIn(path.join(draft, 'files')) > 0,
  'secrets are written': (draft) => existsSync(path.join(draft, 'secrets.json')),
  'checksums are written': (draft) => existsSync(path.join(draft, 'checksums.txt')),
};

const RESTORE_POINTS: Record<string, (dataDir: string) => boolean> = {
  'the database is made': (dataDir) => existsSync(path.join(dataDir, 'postgres')),
  'the database is there': (dataDir) => existsSync(path.join(dataDir, 'postgres/postmaster.pid')),
  'secrets are written': (dataDir) => existsSync(path.join(dataDir, 'app.secret')),
  'files are copied': (dataDir) => countIn(path.join(dataDir, 'recordings')) > 0,
};

const countIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0);

/** kill -9 of the command, beside an instance that goes on. Returns the points at which it was caught. */
async function backupKilled(home: string, dataDir: string, to: string): Promise<string[]> {
  const caught: string[] = [];
  for (const [name, isThere] of Object.entries(BACKUP_POINTS)) {
    rmSync(`${to}.partial`, { recursive: true, force: true });
    const command = started(home, dataDir, 'backup', '--to', to);
    while (!isThere(`${to}.partial`) && command.exitCode === null) await sleep(1);
    await killed(command);
    // It was faster: a whole backup makes way for the next.
    if (existsSync(to)) rmSync(to, { recursive: true });
    else caught.push(name);
  }
  return caught;
}

/** kill -9 of the command and of the database that it started; the last time while rows are being put back. */
async function restoreKilled(home: string, dataDir: string, from: string): Promise<string[]> {
  const caught: string[] = [];
  for (const [name, isThere] of Object.entries(RESTORE_POINTS)) {
    const command = started(home, dataDir, 'restore', '--from', from);
    while (!isThere(dataDir) && command.exitCode === null) await sleep(1);
    await killEverything(dataDir);
    if (command.exitCode === null) caught.push(name);
  }
  for (const state of ['migrations', 'rows']) {
    const command = started(home, dataDir, 'restore', '--from', from);
    const watch = await watching(dataDir, () => command.exitCode !== null);
    const query =
      state === 'rows'
        ? `select 1 from pg_stat_activity where application_name = 'colloquy restore' and query ilike 'copy %'`
        : `select 1 from pg_stat_activity where application_name = 'colloquy migrate' and state <> 'idle'`;
    while (watch && command.exitCode === null) {
      if ((await watch.query(query)).rowCount) break;
      await sleep(1);
    }
    if (command.exitCode === null) caught.push(`${state} are put in`);
    await killEverything(dataDir);
  }
  return caught;
}

/** A connection to a database that is being started. */
async function watching(dataDir: string, isOver: () => boolean) {
  for (;;) {
    try {
      return await connectStore(dataDir);
    } catch {
      if (isOver()) return undefined;
      await sleep(20);
    }
  }
}

function started(home: string, dataDir: string, ...args: string[]) {
  return spawn(process.execPath, ['lib/server/boot.mjs', 'admin', ...args], {
    cwd: home,
    env: environment(dataDir),
    stdio: 'ignore',
  });
}

async function killed(command: ReturnType<typeof started>): Promise<void> {
  if (command.exitCode !== null) return;
  const over = new Promise((resolve) => command.once('exit', resolve));
  command.kill('SIGKILL');
  await over;
}

/**
 * Interviews are in a backup as far as they were at some moment between its beginning and its end: with every answer
 * that was acknowledged before, and none that was given after.
 */
async function between(
  client: Awaited<ReturnType<typeof connectStore>>,
  early: Journal,
  late: Journal,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; stored: [string, string | null][] }>(
    `select r.id, (select coalesce(json_agg(json_build_array(t.step_id, t.answer ->> 'text') order by t.seq), '[]')
                     from turn t where t.response_id = r.id) as stored
       from response r where r.id = any($1)`,
    [late.interviews.map(({ responseId }) => responseId)],
  );
  const stored = new Map(rows.map((row) => [row.id, row.stored]));
  return late.interviews.flatMap(({ responseId, answers }) => {
    const told = early.interviews.find((one) => one.responseId === responseId);
    const kept = stored.get(responseId);
    if (!kept) return told ? [`interview ${responseId} is lost`] : [];
    const found = [];
    if (kept.length < (told?.answers.length ?? 0))
      found.push(`interview ${responseId} had ${told?.answers.length} answers, and has ${kept.length}`);
    // One more may have been taken without its answer having arrived by then.
    if (kept.length > answers.length + 1) found.push(`interview ${responseId} has answers of later`);
    for (const [index, [stepId, text]] of kept.slice(0, answers.length).entries()) {
      const given = answers[index];
      const texts = [given?.text, given?.before];
      if (given?.stepId !== stepId || !texts.includes(text))
        found.push(`interview ${responseId}, answer ${index}: told ${given?.text}, kept ${text}`);
    }
    return found;
  });
}
