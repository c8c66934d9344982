import { connectDatabase, type Db, disconnectDatabase } from '@/lib/store/database';
import type { AdminCommand, Outcome } from './admin-command';
import { adminCommands } from './admin-commands';
import { migrate } from './migrate';
import { oneLine } from './one-line';
import { openDatabase } from './open-database';
import { WrongUse } from './read-flags';

/**
 * `npm run --silent admin -- COMMAND`: works on the server's database, whether the server runs or not. Prints one JSON
 * value on standard output; errors are one line on standard error, with exit code 1.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [name, ...flags] = args;
  if (name === undefined || name === 'help' || args.includes('--help')) {
    process.stdout.write(help());
    return;
  }
  try {
    const run = commandNamed(name).prepare(flags);
    const { print, failed } = await onDatabase(run);
    process.stdout.write(`${JSON.stringify(print)}\n`);
    if (failed) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${oneLine(error, 'The command failed')}\n`);
    process.exitCode = 1;
  }
}

function commandNamed(name: string): AdminCommand {
  const command = adminCommands.get(name);
  if (!command) throw new WrongUse(`There is no command ${JSON.stringify(name)}; --help lists all.`);
  return command;
}

/** Migrates first, so that it also works before the server's first start. */
async function onDatabase(run: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const store = await openDatabase();
  const interrupted = () => void store.release().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await migrate(store.ownerUrl);
    return await run(connectDatabase(store.url, { max: 2, patient: true }));
  } finally {
    await disconnectDatabase();
    await store.release();
  }
}

function help(): string {
  const width = Math.max(...[...adminCommands.keys()].map((name) => name.length));
  const lines = [...adminCommands].map(([name, { usage }]) => `  ${name.padEnd(width)}  ${usage}`.trimEnd());
  return ['npm run --silent admin -- COMMAND', '', ...lines, '', 'Each prints one JSON object.', ''].join(
    '\n',
  );
}
