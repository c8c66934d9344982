import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { projectRoot } from '@/lib/server/project-root';
import { ended } from '../product';

/** The product as it was at a commit, in a folder of its own with its own packages. */
export interface EarlierVersion {
  /** How many it has. */
  migrations: number;
  admin(...args: string[]): Record<string, string>;
  start(settings: Record<string, string>): Promise<{ stop(): Promise<void> }>;
}

/** Fetches it from this repository's history and installs what it needs. */
export function installEarlier(commit: string, folder: string, dataDir: string): EarlierVersion {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], {
    cwd: projectRoot(),
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir } as NodeJS.ProcessEnv;
  const journal = execFileSync('git', ['show', `${commit}:lib/store/migrations/meta/_journal.json`], {
    cwd: projectRoot(),
    encoding: 'utf8',
  });
  return {
    migrations: (JSON.parse(journal) as { entries: unknown[] }).entries.length,
    admin: (...args) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['lib/server/boot.mjs', 'admin', ...args],
        { cwd: folder, env, encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`${args[0]}: ${stderr}`);
      return JSON.parse(stdout) as Record<string, string>;
    },
    start: (settings) => started(folder, { ...env, ...settings }),
  };
}

async function started(folder: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['lib/server/boot.mjs', 'launcher'], {
    cwd: folder,
    env: { HOST: '127.0.0.1', RATE_LIMITS: 'off', DEMO: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => `${chunk}`.includes('Colloquy is at') && resolve());
    child.once('exit', (code) => reject(new Error(`the earlier version ended with ${code}`)));
  });
  return { stop: () => ended(child) };
}
