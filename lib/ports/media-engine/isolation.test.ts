import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  describeIsolation,
  type Isolation,
  isolation,
  possibleIsolations,
  settleIsolation,
} from './isolation';
import { runLimited } from './run-limited';

const kept = globalThis as { colloquyIsolation?: Isolation };
const usualPath = process.env.PATH;
const place = mkdtempSync(path.join(os.tmpdir(), 'colloquy-isolation-test-'));
const programs = path.join(place, 'programs');
const dataDir = path.join(place, 'data');
let connections = 0;
const server = net.createServer((socket) => {
  connections += 1;
  socket.destroy();
});

/** Takes the name of the real one, and tries what a hijacked one would. Says what it could do. */
const PLANTED = `#!/bin/sh
try() { name=$1; shift; if ("$@") >/dev/null 2>&1; then echo "$name"; fi; }
try environment cat /proc/${process.pid}/environ
try secret cat ${dataDir}/app.secret
try outside sh -c 'echo x > ${dataDir}/planted'
try root sh -c 'echo x > /planted-by-colloquy-test'
try socket "$1" -e "require('net').connect($2, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))"
try memory dd if=/dev/zero of=/dev/null bs=6G count=1
try processes sh -c 'i=0; while [ $i -lt 700 ]; do sleep 1 & i=$((i+1)); done'
echo work > inside && cat input && cat inside
`;

beforeAll(async () => {
  mkdirSync(programs);
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(path.join(dataDir, 'app.secret'), 'hunter2', { mode: 0o600 });
  writeFileSync(path.join(programs, 'ffmpeg'), PLANTED, { mode: 0o755 });
  // Whoever it runs as may get at it; the data is closed by itself.
  chmodSync(place, 0o711);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  delete kept.colloquyIsolation;
  process.env.PATH = usualPath;
});
afterAll(() => {
  server.close();
  rmSync(place, { recursive: true, force: true });
});

/** What the planted program could do, within limits as ffmpeg has them. */
async function couldDo(within: Isolation): Promise<string[]> {
  kept.colloquyIsolation = within;
  process.env.PATH = `${programs}:${usualPath}`;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-planted-'));
  try {
    writeFileSync(path.join(folder, 'input'), 'input\n');
    if (within.user !== null) chownSync(folder, within.user, within.user);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const limits = {
      seconds: 60,
      folder,
      folderBytes: 1e6,
      addressBytes: 4 * 1024 ** 3,
      reads: [process.execPath],
    };
    const { stdout } = await runLimited('ffmpeg', [process.execPath, `${port}`], limits);
    expect(stdout).toMatch(/input\nwork\n$/);
    return stdout.split('\n').slice(0, -3);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is left to it: with less than bwrap it is more. */
function leftTo({ by, user }: Isolation): string[] {
  // The system counts no processes of root; and those of a user for all that it runs, so that so few are not too many.
  if (by === 'bwrap') return user === null && process.getuid?.() === 0 ? ['processes'] : [];
  const asServer = ['environment', 'secret', 'outside', ...(process.getuid?.() === 0 ? ['root'] : [])];
  const network = by === 'unshare' ? [] : ['socket'];
  return [...(user === null ? asServer : []), ...network, 'processes'];
}

const possible = possibleIsolations();

describe.each(possible.map((one) => [describeIsolation(one), one] as const))(
  'X6: media work with %s',
  (_, one) => {
    it('X6: a planted ffmpeg can do nothing but what that leaves to it', async () => {
      connections = 0;
      expect(await couldDo(one)).toEqual(leftTo(one));
      expect(connections).toBe(leftTo(one).includes('socket') ? 1 : 0);
      expect(readdirSync(dataDir)).toEqual(
        leftTo(one).includes('outside') ? ['app.secret', 'planted'] : ['app.secret'],
      );
      rmSync(path.join(dataDir, 'planted'), { force: true });
      rmSync('/planted-by-colloquy-test', { force: true });
    });
  },
);

it('X6: the strongest that this machine allows is taken', () => {
  expect(isolation()).toBe(possible[0]);
});

it('X6: a program that runs only within a weaker one gets that, and one that never runs changes nothing', async () => {
  const tried: Isolation[] = [];
  const runs = async () => {
    tried.push(isolation());
    return isolation() === possible.at(-1);
  };
  expect(await settleIsolation(runs)).toBe(true);
  expect(tried).toEqual(possible);
  delete kept.colloquyIsolation;
  expect(await settleIsolation(async () => false)).toBe(false);
  expect(isolation()).toBe(possible[0]);
});

it('X6: the environment is PATH, HOME and LANG alone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-planted-'));
  const { stdout } = await runLimited('env', [], {
    seconds: 20,
    folder,
    folderBytes: 1e6,
    view: 'everything',
  });
  rmSync(folder, { recursive: true });
  const names = stdout.split('\n').map((line) => line.split('=')[0]);
  expect(
    names.filter((name) => !['', 'LD_LIBRARY_PATH', 'PWD', '_', 'OLDPWD'].includes(name ?? '')).sort(),
  ).toEqual(['HOME', 'LANG', 'PATH']);
});
