import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { projectRoot } from '@/lib/server/project-root';

/** A server under measurement, in a process of its own. */
export interface Running {
  /** Such as http://127.0.0.1:4000. */
  url: string;
  pid: number;
  isFloor: boolean;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on this data directory, whose database may already be running. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['lib/server/boot.mjs', 'launcher'], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      RATE_LIMITS: 'off',
      DEMO: 'off',
      JOBS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => `${chunk}`.includes('Colloquy is at') && resolve());
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready`)));
  });
  const pid = childOf(child.pid ?? 0, 'boot.mjs web');
  return { url: `http://127.0.0.1:${port}`, pid, isFloor: false, stop: () => ended(child) };
}

/** A tool of ours as a child that tells its port once it has been told its plan. */
export async function startFloor(file: string, plan: unknown): Promise<Running> {
  const child = fork(path.join(projectRoot(), 'scripts/run.mjs'), [file], { execArgv: [] });
  const port = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code} before it was ready`)));
  });
  child.send(plan as object);
  return {
    url: `http://127.0.0.1:${await port}`,
    pid: child.pid ?? 0,
    isFloor: true,
    stop: () => ended(child),
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function childOf(parent: number, command: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const ppid = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
      if (ppid !== parent) continue;
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(command))
        return Number(pid);
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error(`no process "${command}"`);
}

/** CPU time that a process has used so far, in milliseconds; the kernel counts in steps of ten. */
export function cpuMs(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
