import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded-postgres';
import { projectRoot } from './project-root';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-admin-'));
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const BY_NPM = ['npm', 'run', '--silent', 'admin', '--'];
/** What `npm run admin` runs, without the start of npm itself. */
const DIRECTLY = [process.execPath, 'lib/server/boot.mjs', 'admin'];

function admin(args: string[], settings: Record<string, string> = {}, by = DIRECTLY) {
  const [program = '', ...before] = by;
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
    cwd: projectRoot(),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  });
  // What npm itself has to say about its own settings is not ours.
  const errors = stderr.replace(/^npm warn .*\n/gm, '');
  return { status, stdout, errors };
}

it('makes no database for what only looks at one: an empty one would be found in order', () => {
  for (const args of [
    ['wallet:verify'],
    ['audit:verify'],
    ['backup', '--to', path.join(dataDir, 'backup')],
  ]) {
    const { status, stdout, errors } = admin(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(errors).toMatch(/^There is no database in \S+ yet\. Is DATA_DIR the server's own\? [^\n]*\n$/);
  }
  const { checks } = JSON.parse(admin(['doctor']).stdout);
  expect(checks).toContainEqual(expect.objectContaining({ check: 'database', state: 'warning' }));
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});

it('works before the first start, prints one JSON object, and stops the database that it started', () => {
  const { status, stdout, errors } = admin(['org:create', '--name', 'First'], {}, BY_NPM);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(JSON.parse(stdout)).toEqual({ organizationId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

it('works beside a server, and leaves its database running', async () => {
  const server = await openEmbedded({ dataDir });
  const before = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
  expect(admin(['wallet:create', '--name', 'W', '--project', '1', '--recruitment', '0']).status).toBe(0);
  expect(JSON.parse(admin(['wallet:verify']).stdout)).toEqual({ ok: true, wallets: 1 });
  expect(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]).toBe(before);
  await server.release();
});

it('says what is wrong in one line, with exit code 1 and nothing on standard output', () => {
  const nowhere = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x', APP_SECRET: 'x'.repeat(32) };
  for (const [args, settings, line] of [
    [['org:destroy'], {}, /^There is no command "org:destroy"/],
    [['constructor'], {}, /^There is no command "constructor"/],
    [['org:create'], {}, /^--name is missing\.$/],
    [['org:create', '--name', 'a\nb'], {}, /^--name must be one line/],
    [['backup', '--to', '/proc/none/here'], {}, /^\/proc\/none\/here cannot be written \(/],
    [['org:create', '--name', 'x'], { PORT: 'x' }, /^PORT: /],
    [['org:create', '--name', 'x'], nowhere, /^DATABASE_URL: .*ECONNREFUSED/],
  ] as const) {
    // As a person at a terminal runs it.
    const { status, stdout, errors } = admin([...args], settings, settings === nowhere ? BY_NPM : DIRECTLY);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(errors.trimEnd()).toMatch(line);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  }
});

it('--help lists every command', () => {
  const { status, stdout } = admin(['--help'], {}, BY_NPM);
  expect(status).toBe(0);
  for (const name of [
    'org:create',
    'user:create',
    'member:remove',
    'key:revoke',
    'wallet:verify',
    'study:close',
  ]) {
    expect(stdout).toContain(name);
  }
});
