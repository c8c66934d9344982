import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '@/lib/server/project-root';
import { killEverything } from '../chaos/processes';
import { startProduct } from '../product';
import type { Attack, Figure } from './attack';
import { ATTACKS } from './registry';
import { mountSmallDisk } from './small-disk';

const SECONDS = 120;

/**
 * `npm run attack -- [NAME…]`: starts the product as its operator would, attacks it, and prints what it measured. All
 * attacks unless some are named, such as `x7` or `x7-guessing`, each on a product and a database of its own. Ends with 1
 * when something did not hold.
 */
export async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const isCalled = (name: string) => (attack: Attack) =>
    attack.name === name || attack.name.startsWith(`${name}-`);
  const unknown = positionals.filter((name) => !ATTACKS.some(isCalled(name)));
  if (unknown.length > 0) {
    const names = ATTACKS.map(({ name }) => name).join(', ');
    process.stderr.write(`There is no attack ${unknown.join(', ')}. There are: ${names}.\n`);
    process.exit(1);
  }
  const chosen = ATTACKS.filter(
    (attack) => positionals.length === 0 || positionals.some((name) => isCalled(name)(attack)),
  );
  let held = true;
  print(['attack', 'measured', 'bound', 'held', 'what']);
  for (const attack of chosen) {
    for (const figure of await carriedOut(attack)) {
      held &&= figure.held;
      const { measured, bound, what } = figure;
      print([attack.name, `${measured}`, bound, figure.held ? 'yes' : 'NO', what]);
    }
  }
  process.exit(held ? 0 : 1);
}

/** An attack that fails or takes too long counts as not withstood: its measurements are missing. */
async function carriedOut(attack: Attack): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-attack-'));
  // The database may run as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755);
  const unmount = attack.diskMib === undefined ? null : await mountSmallDisk(dataDir, attack.diskMib);
  try {
    if (attack.diskMib !== undefined && unmount === null) {
      return [
        { what: 'skipped: this user may not mount a small disk', measured: '-', bound: '-', held: true },
      ];
    }
    const product = await startProduct(dataDir, { RATE_LIMITS: 'on', ...attack.settings });
    const target = { url: product.url, dataDir, pid: product.pid, admin: administration(dataDir) };
    return await Promise.race([attack.run(target), tooLong(attack.seconds ?? SECONDS)]);
  } catch (error) {
    return [{ what: `it failed: ${error}`, measured: '-', bound: '-', held: false }];
  } finally {
    await killEverything(dataDir);
    await unmount?.();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tooLong(seconds: number): Promise<never> {
  await sleep(seconds * 1_000, undefined, { ref: false });
  throw new Error(`it took more than ${seconds} s`);
}

function administration(dataDir: string) {
  return async <T>(command: string, flags: Record<string, string>): Promise<T> => {
    const given = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['lib/server/boot.mjs', 'admin', command, ...given],
      { cwd: projectRoot(), env: { ...process.env, DATA_DIR: dataDir } },
    );
    return JSON.parse(stdout);
  };
}

function print(columns: string[]): void {
  const widths = [20, 10, 12, 4, 0];
  process.stdout.write(`${columns.map((column, index) => column.padEnd(widths[index] ?? 0)).join('  ')}\n`);
}
