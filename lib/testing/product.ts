import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { projectRoot } from '@/lib/server/project-root';

/** A server in a process of its own. */
export interface Running {
  /** Such as http://127.0.0.1:4000. */
  url: string;
  pid: number;
  /** What it wrote to its standard error so far. */
  complaints(): string;
  stop(): Promise<void>;
}

/**
 * The product as `npm start` runs it, on this data directory, whose database may already be running; another
 * installation of it where a folder is named.
 */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  folder = projectRoot(),
): Promise<Running> {
  const port = settings.PORT ?? `${await freePort()}`;
  const child = spawn(process.execPath, ['lib/server/boot.mjs', 'launcher'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: port,
      RATE_LIMITS: 'off',
      DEMO: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => `${chunk}`.includes('Colloquy is at') && resolve());
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready: ${complaints}`)),
    );
  });
  const pid = childOf(child.pid ?? 0, 'boot.mjs web');
  return { url: `http://127.0.0.1:${port}`, pid, complaints: () => complaints, stop: () => ended(child) };
}

/** Asks it to end and waits until it has. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** The number of that process's child whose command line has this in it. */
export function childOf(parent: number, command: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const ppid = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
      if (ppid !== parent) continue;
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(command))
        return Number(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  throw new Error(`no process "${command}"`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
