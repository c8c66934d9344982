import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { killNine } from './kill-nine';

/**
 * `npm run chaos -- [--rounds N] [--seed TEXT]`: repeats kill -9 any number of times. Exits with 1 when something was
 * lost.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
    },
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`seed ${values.seed}`);
  const result = await killNine({ rounds: Number(values.rounds), seed: values.seed, say });
  say(JSON.stringify(result, null, 2));
  process.exit(result.violations.length === 0 ? 0 : 1);
}
