import { parseArgs } from 'node:util';
import { upgrade } from './upgrade';

/** The product with uploads, events and wallets, before its themes, findings, exports and fieldwork. */
const EARLIEST = '632f736';

/** `npm run test:upgrade -- [--from COMMIT]`. Exits with 1 when something was lost or is refused. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string', default: EARLIEST } },
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const result = await upgrade({ from: values.from, say });
  say(JSON.stringify(result, null, 2));
  process.exit(result.violations.length === 0 ? 0 : 1);
}
