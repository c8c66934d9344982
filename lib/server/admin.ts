import { connectDatabase, type Db, disconnectDatabase } from '@/lib/store/database';
import type { Outcome } from './admin-command';
import { adminCommands, commandsOfInstance } from './admin-commands';
import { migrate } from './migrate';
import { oneLine } from './one-line';
import { withDatabase } from './open-database';
import { WrongUse } from './read-flags';
import { runRecorded } from './run-recorded';

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
    const { print, failed } = await prepared(name, flags)();
    process.stdout.write(`${JSON.stringify(print)}\n`);
    if (failed) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${oneLine(error, 'The command failed')}\n`);
    process.exitCode = 1;
  }
}

function prepared(name: string, flags: readonly string[]): () => Promise<Outcome> {
  const alone = commandsOfInstance.get(name);
  if (alone) return alone.prepareAlone(flags);
  const found = adminCommands.get(name);
  if (!found) throw new WrongUse(`There is no command ${JSON.stringify(name)}; --help lists all.`);
  const command = found.prepare(flags);
  return () => onDatabase((db) => runRecorded(db, name, command), command);
}

/** Migrates first, so that it also works before the server's first start. */
function onDatabase(
  run: (db: Db) => Promise<Outcome>,
  { existing }: { existing: boolean },
): Promise<Outcome> {
  return withDatabase(
    async ({ directUrl, ownerUrl }) => {
      try {
        await migrate(ownerUrl);
        return await run(connectDatabase(directUrl, { max: 2, patient: true }));
      } finally {
        await disconnectDatabase();
      }
    },
    { existing },
  );
}

function help(): string {
  const all = [...adminCommands, ...commandsOfInstance];
  const width = Math.max(...all.map(([name]) => name.length));
  const lines = all.map(([name, { usage }]) => `  ${name.padEnd(width)}  ${usage}`.trimEnd());
  return ['npm run --silent admin -- COMMAND', '', ...lines, '', 'Each prints one JSON object.', ''].join(
    '\n',
  );
}
