/**
 * `npm run test:citus [-- files…]`: the API's tests, races, and kill -9 of everything, on a coordinator and two workers
 * of Citus. Needs a PostgreSQL with Citus on this machine; PG_CONFIG names its `pg_config` where it is not the first.
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
/** The contract and the races by what the process does; the crashes by the built product. */
const runs = [
  {
    project: 'unit',
    setting: 'TEST_CITUS',
    files: given.length > 0 ? given : ['app/api', 'lib/store', 'lib/services'],
  },
  // Which starts its own, to kill them.
  { project: 'slow', setting: 'KILL_CITUS', files: given.length > 0 ? given : ['kill-nine'] },
];
let failed = 0;
for (const { project, setting, files } of runs) {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', project, '--passWithNoTests', ...files],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...process.env, [setting]: programs },
    },
  );
  failed ||= status ?? 1;
}
process.exit(failed);
