import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from './project-root';

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-start-'));
  chmodSync(dataDir, 0o755);
  port = await freePort();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await eventually(() => remaining().filter(({ command }) => !command.includes('postgres')).length === 0);
  for (const { pid } of remaining()) process.kill(pid, 'SIGTERM');
  await eventually(() => remaining().length === 0);
  rmSync(dataDir, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output(): string;
  /** Exit code. */
  ended: Promise<number | null>;
}

function start(command: string[], settings: Record<string, string> = {}): Run {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // The test runner's own settings are not the product's.
      BASE_URL: '',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => output, ended };
}

const launcher = [process.execPath, 'lib/server/boot.mjs', 'launcher'];
const address = () => `http://127.0.0.1:${port}`;

async function ready(run: Run): Promise<void> {
  const line = new RegExp(`^Colloquy is at ${address()}$`, 'm');
  await eventually(() => line.test(run.output()) || run.child.exitCode !== null, 150_000);
  expect(run.output()).toMatch(line);
  expect((await fetch(`${address()}/api/health`)).status).toBe(200);
}

/** What a start prints of the demo. */
async function demoOf(run: Run): Promise<{ email: string; password: string; apiKey: string }> {
  const lines = /^Demo sign-in: (\S+) \/ (\S+)\nDemo API key: (\S+)$/m;
  await eventually(() => lines.test(run.output()));
  const [, email = '', password = '', apiKey = ''] = lines.exec(run.output()) ?? [];
  return { email, password, apiKey };
}

async function eventually(holds: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms`);
    await sleep(100);
  }
}

/** Living processes that belong to our data directory: its name is in their environment or their command. */
function remaining(): { pid: number; command: string }[] {
  const found: { pid: number; command: string }[] = [];
  for (const pid of readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  )) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      if (`${command} ${environment}`.includes(dataDir)) found.push({ pid: Number(pid), command });
    } catch {
      // It ended while we looked.
    }
  }
  return found;
}

const webProcess = () => remaining().find(({ command }) => command.includes('boot.mjs web'))?.pid ?? 0;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

describe('npm start', () => {
  it('says in one line what setting is bad, starts nothing and ends with 1', async () => {
    const run = start(launcher, { PORT: 'eighty' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^PORT: [^\n]+\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('says in one line that its port is taken', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    const run = start(launcher);
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^PORT: [^\n]+\n$/);
    other.close();
  });

  it('says in one line that its address is none of this machine’s', async () => {
    const run = start(launcher, { HOST: '203.0.113.7' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^HOST: [^\n]+\n$/);
  });

  it('seeds the demo on the first start, says how to get in, and lets both in', async () => {
    const run = start(launcher, { JOBS: 'off' });
    await ready(run);
    const { email, password, apiKey } = await demoOf(run);
    const studies = await fetch(`${address()}/api/public/v1/studies`, { headers: { 'x-api-key': apiKey } });
    const listed: { responseCount: number }[] = await studies.json();
    expect(listed).toHaveLength(3);
    expect(listed.every(({ responseCount }) => responseCount > 5)).toBe(true);
    const signedIn = await fetch(`${address()}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address() },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    for (const name of ['demo.password', 'demo.key']) {
      expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
    }
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);

    const again = start(launcher, { JOBS: 'off', DEMO: 'off' });
    await ready(again);
    const where = `The demo's password for ${email} is in ${path.join(dataDir, 'demo.password')}`;
    await eventually(() => again.output().includes(where));
    // X9: they are printed once, on the start that made them.
    for (const secret of [password, apiKey]) expect(again.output()).not.toContain(secret);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  it('serves, drains on SIGTERM to npm, ends with 0 and leaves nothing behind', async () => {
    const run = start(['npm', 'start']);
    await ready(run);
    expect(remaining().some(({ command }) => command.includes('boot.mjs worker'))).toBe(true);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(remaining()).toEqual([]);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('gives every page a policy, and its scripts the nonce of it', async () => {
    const run = start(launcher, { JOBS: 'off' });
    await ready(run);
    const page = await fetch(`${address()}/no-such-page`);
    const html = await page.text();
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(page.status).toBe(404);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect((await fetch(`${address()}/_next/image?url=%2Fx.png&w=64&q=75`)).status).toBe(404);
    expect(remaining().some(({ command }) => command.includes('boot.mjs worker'))).toBe(false);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
  });

  it('starts a killed server again, runs once for a data directory, and survives kill -9', async () => {
    const run = start(launcher);
    await ready(run);

    const second = start(launcher, { PORT: `${await freePort()}` });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Colloquy already runs in [^\n]+\n$/);

    const before = webProcess();
    process.kill(before, 'SIGKILL');
    await eventually(() => webProcess() !== 0 && webProcess() !== before);
    await eventually(() =>
      fetch(`${address()}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );

    run.child.kill('SIGKILL');
    await eventually(() => remaining().every(({ command }) => command.includes('postgres')));
    const again = start(launcher);
    await ready(again);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    expect(remaining()).toEqual([]);
  });
});
