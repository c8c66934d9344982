import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BadSetting, env } from '@/lib/env';
import { checkMedia } from '@/lib/services/recordings/check-media';
import { checkSpeech } from '@/lib/services/recordings/check-speech';
import { prepareFolders } from '@/lib/services/storage/prepare-folders';
import { buildWhenStale } from './build';
import { prepareDemo } from './demo';
import type { EmbeddedPostgres } from './embedded-postgres';
import { heldBy, takeLock } from './lock-file';
import { MetricsHub } from './metrics-exchange';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { refuseRowsWithoutStudy } from './rows-by-study';
import { type SupervisedChild, superviseChild } from './supervise-child';
import { webForker } from './web-forker';

/**
 * `npm start`: settings → (build of the pages ‖ database) → migrations → demo → children, and their shutdown. It serves
 * no requests itself. When it ends, everything that it started ends too.
 */
export async function main(args: readonly string[]): Promise<void> {
  const ending = new AbortController();
  const end = (why: string) => ending.abort(new Ended(why));
  for (const sign of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(sign, () => end(sign));
  // A shell between npm and this process may not forward signals, and kill -9 cannot be forwarded.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end('the parent is gone'), 500).unref();

  const { dataDir, host, port, jobs } = env();
  checkSpeech();
  if (jobs === 'inline') await checkMedia();
  await assertFree(host, port);
  prepareFolders();
  const file = path.join(dataDir, 'launcher.lock');
  // Before the build, which would replace the files of a server that is running.
  const lock = takeLock(file);
  if (!lock) throw new InUse(`Colloquy already runs in ${dataDir} (process ${heldBy(file)}).`);
  try {
    await run({ development: args.includes('--dev') }, ending.signal);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  } finally {
    lock.release();
  }
  process.exit(0);
}

class Ended extends Error {}
class InUse extends Error {
  readonly isPlain = true;
}

async function run({ development }: { development: boolean }, signal: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const built = development ? Promise.resolve() : buildWhenStale(AbortSignal.any([signal, failed.signal]));
  let database: EmbeddedPostgres | null = null;
  const embedded = env().databaseUrl === null;
  const children: SupervisedChild[] = [];
  try {
    const opening = openDatabase();
    opening.catch((error) => failed.abort(error));
    const [opened, pages] = await Promise.allSettled([opening, built]);
    if (opened.status === 'rejected') throw opened.reason;
    database = opened.value;
    if (pages.status === 'rejected') throw pages.reason;
    signal.throwIfAborted();
    await migrate(database.ownerUrl);
    await refuseRowsWithoutStudy(database.ownerUrl);
    signal.throwIfAborted();
    const demo = await prepareDemo(database.directUrl, { embedded });
    signal.throwIfAborted();
    children.push(...startChildren(database.url, development));
    const lines = [...whereElse(database.folder), ...demo];
    await untilAborted(signal, announceWhenReady(children, lines, signal));
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await database?.release();
  }
}

function startChildren(databaseUrl: string, development: boolean): SupervisedChild[] {
  const settings = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: env().appSecret,
    NODE_ENV: development ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const hub = new MetricsHub();
  const onStart = (child: ChildProcess) => hub.add(child);
  const { webProcesses, jobs } = env();
  const begin = webProcesses > 1 ? webForker() : undefined;
  const webs = Array.from({ length: webProcesses }, () =>
    superviseChild('web', [], settings, begin ? { onStart, begin } : { onStart }),
  );
  return jobs === 'off' ? webs : [...webs, superviseChild('worker', [], settings, { onStart })];
}

/** A backup of DATA_DIR alone would not include the database: every start warns about it. */
function whereElse(folder: string | null): string[] {
  const { dataDir } = env();
  if (folder === null || !path.relative(realpathSync(dataDir), folder).startsWith('..')) return [];
  return [`The database is in ${folder}, as ${path.join(dataDir, 'postgres.location')} says`];
}

/** Rejects when a child cannot start. */
async function announceWhenReady(
  children: readonly SupervisedChild[],
  more: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(children.map((child) => child.ready));
  while (!(await isHealthy())) await sleep(50, undefined, { signal });
  const lines = [`Colloquy is at ${env().baseUrl}`, ...more];
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

async function isHealthy(): Promise<boolean> {
  const { host, port } = env();
  const near = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  try {
    const answer = await fetch(`http://${near}:${port}/api/health`, { signal: AbortSignal.timeout(5_000) });
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Waits for a signal to end; a failure of `work` also ends it. */
function untilAborted(signal: AbortSignal, work: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const ended = () => reject(signal.reason);
    if (signal.aborted) ended();
    signal.addEventListener('abort', ended);
    work.catch(reject);
  });
}

/** Throws a BadSetting that names the one of both that is to be changed. */
async function assertFree(host: string, port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return;
  if (code === 'EADDRINUSE' || code === 'EACCES')
    throw new BadSetting(`PORT: ${port} on ${host} is in use or not ours to use`);
  throw new BadSetting(`HOST: ${host} is no address of this machine (${code})`);
}
