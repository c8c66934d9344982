import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
/** A first start builds the pages. */
const LONGEST_START = 240_000;
const LONGEST_STOP = 30_000;

/** The product, started as a user starts it, with a data directory of its own. */
export class Product {
  readonly url: string;
  private readonly settings: NodeJS.ProcessEnv;
  private readonly server: ChildProcess;
  private readonly ended: Promise<number | null>;
  private output = '';

  private constructor(
    port: number,
    private readonly dataDir: string,
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
    };
    this.server = spawn('npm', ['run', '--silent', 'start'], {
      cwd: root,
      env: this.settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.server.stdout, this.server.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    this.ended = new Promise((resolve) => this.server.once('close', resolve));
  }

  /** Resolves when it answers; rejects with what it printed. */
  static async start(): Promise<Product> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'colloquy-e2e-'));
    // Where root works, the database runs as another user, who has to pass through.
    chmodSync(dataDir, 0o755);
    const product = new Product(await freePort(), dataDir);
    const until = Date.now() + LONGEST_START;
    while (!(await product.isHealthy())) {
      if (product.server.exitCode !== null || Date.now() > until) {
        await product.stop().catch(() => {});
        throw new Error(`The product did not start:\n${product.output}`);
      }
      await sleep(200);
    }
    return product;
  }

  /** `npm run --silent admin -- …`: what it prints. */
  async admin<T>(...args: string[]): Promise<T> {
    const command = ['run', '--silent', 'admin', '--', ...args];
    const { stdout } = await promisify(execFile)('npm', command, { cwd: root, env: this.settings });
    return JSON.parse(stdout);
  }

  /** Ends it as Ctrl-C does. Rejects when it did not end well, or when it noted a failure of its own meanwhile. */
  async stop(): Promise<void> {
    this.server.kill('SIGTERM');
    const late = setTimeout(() => this.server.kill('SIGKILL'), LONGEST_STOP);
    const status = await this.ended;
    clearTimeout(late);
    rmSync(this.dataDir, { recursive: true, force: true });
    if (status !== 0) throw new Error(`The product ended with ${status}:\n${this.output}`);
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
