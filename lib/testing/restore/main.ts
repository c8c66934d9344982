import { parseArgs } from 'node:util';
import { restore } from './restore';

/**
 * `npm run test:restore -- [--in FOLDER]`: what docs/operations.md says of backups and restores, in a clone with what runs
 * alone, or `--in` an installation that is built already. Exits with 1 when an answer differs or something was lost.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { in: { type: 'string' } } });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const result = await restore({ home: values.in, say });
  say(JSON.stringify(result, null, 2));
  process.exit(result.violations.length === 0 ? 0 : 1);
}
