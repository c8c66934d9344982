import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killEverything } from '../lib/testing/chaos/processes';

const root = path.resolve(import.meta.dirname, '..');
/** A first start builds the pages, on a machine that may be busy. */
const LONGEST_START = 900_000;
const LONGEST_STOP = 30_000;

/** The product, started as a user starts it, with a data directory of its own. */
export class Product {
  readonly url: string;
  private readonly settings: NodeJS.ProcessEnv;
  private server: ChildProcess | undefined;
  private ended: Promise<number | null> = Promise.resolve(null);
  private output = '';

  private constructor(
    port: number,
    readonly dataDir: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.settings = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      BASE_URL: this.url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      DEMO: 'off',
      // The models of tests are on this machine.
      MODELS_PRIVATE: 'on',
    };
  }

  /** Resolves when it answers; rejects with what it printed. */
  static async start(): Promise<Product> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'colloquy-e2e-'));
    // Where root works, the database runs as another user, who has to pass through.
    chmodSync(dataDir, 0o755);
    const product = new Product(await freePort(), dataDir);
    await product.begin();
    return product;
  }

  /** Starts it, again after `kill`, on the same port and data. Resolves when it answers. */
  async begin(): Promise<void> {
    const server = spawn('npm', ['run', '--silent', 'start'], {
      cwd: root,
      env: this.settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        this.output += chunk;
      });
    this.server = server;
    this.ended = new Promise((resolve) => server.once('close', resolve));
    const until = Date.now() + LONGEST_START;
    while (!(await this.isHealthy())) {
      if (server.exitCode !== null || Date.now() > until) {
        await this.stop().catch(() => {});
        throw new Error(`The product did not start:\n${this.output}`);
      }
      await sleep(200);
    }
  }

  /** kill -9 of all its processes, the database's as well. Rejects when it had noted a failure before. */
  async kill(): Promise<void> {
    this.expectNoFailures();
    await killEverything(this.dataDir);
    await this.ended;
    // They do not die at once, and who lives a moment longer notes that the database is gone.
    this.output = '';
  }

  /** `npm run --silent admin -- …`: what it prints. */
  async admin<T>(...args: string[]): Promise<T> {
    const command = ['run', '--silent', 'admin', '--', ...args];
    const { stdout } = await promisify(execFile)('npm', command, { cwd: root, env: this.settings });
    return JSON.parse(stdout);
  }

  /** Ends it as Ctrl-C does. Rejects when it did not end well, or when it noted a failure of its own meanwhile. */
  async stop(): Promise<void> {
    this.server?.kill('SIGTERM');
    const late = setTimeout(() => this.server?.kill('SIGKILL'), LONGEST_STOP);
    const status = await this.ended;
    clearTimeout(late);
    rmSync(this.dataDir, { recursive: true, force: true });
    if (status !== 0) throw new Error(`The product ended with ${status}:\n${this.output}`);
    this.expectNoFailures();
  }

  private expectNoFailures(): void {
    const failures = this.output.split('\n').filter((line) => /"level":(50|60)\b/.test(line));
    if (failures.length > 0) throw new Error(`The product noted failures:\n${failures.join('\n')}`);
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
