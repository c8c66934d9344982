/**
 * `npm run test:citus [-- files…]`: the API's tests, races, kill -9 of everything, and without `files` a part of the
 * bench, on a coordinator and two workers of Citus. Needs a PostgreSQL with Citus on this machine; PG_CONFIG names its `pg_config` where it is not the first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const pgConfig = process.env.PG_CONFIG ?? 'pg_config';
const told = (/** @type {string} */ what) =>
  spawnSync(pgConfig, [what], { encoding: 'utf8' }).stdout?.trim() ?? '';
const programs = told('--bindir');
if (!existsSync(path.join(told('--sharedir'), 'extension/citus.control'))) {
  console.error(
    `There is no PostgreSQL with Citus on this machine (${pgConfig} ${programs ? 'knows of none' : 'is missing'}).
Packages are at https://docs.citusdata.com; from the sources, into Debian's PostgreSQL:
  apt-get install postgresql-15 postgresql-server-dev-15 build-essential libcurl4-openssl-dev liblz4-dev libzstd-dev \\
    libkrb5-dev libpam0g-dev libselinux1-dev libxslt1-dev libreadline-dev flex bison
  git clone --branch v13.2.2 https://github.com/citusdata/citus && cd citus
  ./configure --without-libcurl && make && make install`,
  );
  process.exit(1);
}
console.log(`Citus in ${told('--version')}`);
const given = process.argv.slice(2);
const vitest = (/** @type {string} */ project, /** @type {string[]} */ usual) => [
  ...['vitest', 'run', '--project', project, '--passWithNoTests'],
  ...(given.length > 0 ? given : usual),
];
const bench = ['node', 'scripts/run.mjs', 'bench/bench.ts', 'list', 'answer'];
/** The contract and the races within this process; the crashes by the built product, on servers that they kill. */
const runs = [
  { command: vitest('unit', ['app/api', 'lib/store', 'lib/services']), setting: 'TEST_CITUS' },
  { command: vitest('slow', ['kill-nine']), setting: 'KILL_CITUS' },
  ...(given.length > 0 ? [] : [{ command: bench, setting: 'TEST_CITUS' }]),
];
let failed = 0;
for (const { command, setting } of runs) {
  const { status } = spawnSync('npx', command, {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, [setting]: programs },
  });
  failed ||= status ?? 1;
}
process.exit(failed);
