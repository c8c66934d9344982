/**
 * `npm run test:pgbouncer [-- files…]`: the API's tests with every request's queries through PgBouncer in transaction
 * mode. Needs the program `pgbouncer` on this machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
const program = PROGRAMS.find((file) => existsSync(file));
if (!program) {
  console.error(
    'There is no pgbouncer on this machine:\n  apt-get install --no-install-recommends pgbouncer',
  );
  process.exit(1);
}
const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
const takesNames = Number(major) > 1 || Number(minor) >= 21;
console.log(`${stdout.split('\n')[0]}; prepared by name: ${takesNames ? 'on' : 'off'}`);
const files = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'unit', ...(files.length > 0 ? files : ['app/api'])],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_PGBOUNCER: program,
      DATABASE_PREPARED: takesNames ? 'on' : 'off',
    },
  },
);
process.exit(status ?? 1);
