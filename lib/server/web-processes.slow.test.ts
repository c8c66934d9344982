import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, freePort } from '@/lib/testing/product';
import { projectRoot } from './project-root';

const METRICS_TOKEN = 'metrics';
let dataDir: string;
let url: string;
let launcher: ChildProcess;
let apiKey = '';

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-webs-'));
  chmodSync(dataDir, 0o755);
  const port = `${await freePort()}`;
  url = `http://127.0.0.1:${port}`;
  launcher = spawn(process.execPath, ['lib/server/boot.mjs', 'launcher'], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: port,
      BASE_URL: url,
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'error',
      WEB_PROCESSES: '2',
      METRICS_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    launcher.stdout?.on('data', (chunk) => {
      said += chunk;
      apiKey ||= /Demo API key: (\S+)\n/.exec(said)?.[1] ?? '';
      if (apiKey) resolve();
    });
    launcher.once('exit', (code) => reject(new Error(`the launcher ended with ${code}`)));
  });
});
afterAll(async () => {
  await ended(launcher);
  rmSync(dataDir, { recursive: true, force: true });
});

/** The processes of these that answer requests. */
function webs(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return Number(parent) === launcher.pid && state !== 'Z' && command.includes('web');
      } catch {
        return false;
      }
    });
}

/** On a connection of its own, so that the processes take turns. */
function get(target: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      http
        .get(url + target, { agent: false, headers: { ...headers, connection: 'close' } }, (answer) => {
          let text = '';
          answer.on('data', (chunk) => (text += chunk));
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          );
          answer.once('error', reject);
        })
        .once('error', reject);
    },
  );
}

const wallets = () => get('/api/public/v1/wallets', { 'x-api-key': apiKey });

async function counted(): Promise<number> {
  const { text } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const lines = text.split('\n').filter((line) => /^colloquy_requests_total\{.*v1\/wallets"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('P3: two web processes', () => {
  it('share port, limits and counters; a dead one is replaced; all end when asked', async () => {
    expect(webs()).toHaveLength(2);
    const left: number[] = [];
    for (let sent = 0; sent < 20; sent++) {
      const answer = await wallets();
      expect(answer.status).toBe(200);
      left.push(Number(answer.headers['ratelimit-remaining']));
    }
    // One count: counted apart, each number would come twice.
    expect(left).toEqual(left.map((_, at) => left[0]! - at));
    // An answer is counted once it has gone out.
    await expect.poll(counted, { timeout: 30_000 }).toBe(20);

    const before = webs();
    process.kill(before[0]!, 'SIGKILL');
    await expect.poll(() => webs().filter((pid) => pid !== before[0]).length, { timeout: 120_000 }).toBe(2);
    await expect
      .poll(
        () =>
          wallets().then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);

    const code = new Promise((resolve) => launcher.once('exit', resolve));
    launcher.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(webs()).toEqual([]);
  });
});
