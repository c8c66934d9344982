import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '@/lib/env';
import { takeLock } from './lock-file';
import { packFiles } from './packed-files';
import { projectRoot } from './project-root';
import { sourceHash } from './source-hash.mjs';

const SOURCES = [
  'app',
  'docs/reference',
  'components',
  'lib',
  'public',
  'proxy.next.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** `npm run build`: builds the pages, types checked; with `--when-stale` as a start does. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--when-stale')) return buildWhenStale(new AbortController().signal);
  const root = projectRoot();
  const { signal } = new AbortController();
  await alone(root, signal, () => build(root, freshness(root), { COLLOQUY_CHECK_TYPES: '1' }, signal));
}

/**
 * Builds the pages unless the last build has the same sources. Types are checked by the tests: a broken file must not
 * keep the server from starting. Rejects when the build fails or `signal` aborts it.
 */
export async function buildWhenStale(signal: AbortSignal): Promise<void> {
  const root = projectRoot();
  const fresh = freshness(root);
  if (isCurrent(root, fresh)) return;
  await alone(root, signal, async () => {
    if (isCurrent(root, fresh)) return;
    process.stdout.write('Building the pages (once, until the sources change) ...\n');
    await build(root, fresh, {}, signal);
  });
}

/** One build of a folder at a time; others wait. A build clears all of `.next` but its cache, where the lock is safe. */
export async function alone(root: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const cache = path.join(root, '.next/cache');
  mkdirSync(cache, { recursive: true });
  const lock = await waitForLock(path.join(cache, 'colloquy-build.lock'), signal);
  try {
    await work();
  } finally {
    lock.release();
  }
}

function freshness(root: string): string {
  return `${sourceHash(root, SOURCES)} node ${process.versions.node.split('.')[0]}`;
}

const stampOf = (root: string) => path.join(root, '.next/colloquy-sources');

function isCurrent(root: string, fresh: string): boolean {
  if (!existsSync(path.join(root, '.next/BUILD_ID')) || !existsSync(stampOf(root))) return false;
  return readFileSync(stampOf(root), 'utf8') === fresh;
}

async function waitForLock(file: string, signal: AbortSignal): Promise<{ release(): void }> {
  for (;;) {
    const lock = takeLock(file);
    if (lock) return lock;
    await sleep(200, undefined, { signal });
  }
}

/** In a process of its own: the build uses a gigabyte of memory, which is freed when it ends. */
async function build(
  root: string,
  fresh: string,
  settings: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  // Removed before the build and written after it: an interrupted build does not count.
  rmSync(stampOf(root), { force: true });
  const next = createRequire(path.join(root, 'package.json')).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings }),
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const end = () => endGroup(child.pid);
  signal.addEventListener('abort', end);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
    if (signal.aborted) end();
  });
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (status !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new BuildFailed();
  }
  await packFiles(path.join(root, '.next'));
  // Imports every route of the API, so it is loaded only for a build and not at each start.
  const { packReference } = await import('./reference/serve-reference');
  await packReference(path.join(root, '.next'));
  signal.throwIfAborted();
  writeFileSync(stampOf(root), fresh);
}

class BuildFailed extends Error {
  readonly isPlain = true;
  constructor() {
    super('The pages could not be built; the reasons are above.');
  }
}

/** The build starts workers of its own: the whole process group is ended. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
