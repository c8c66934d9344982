import pg from 'pg';
import { migrate } from '@/lib/server/migrate';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { createOnCitus, startCitus } from '@/lib/testing/citus';
import { distributeByStudy } from '@/lib/testing/distribute';
import { journeys, planned, type Verdict } from './routes';

/**
 * `npm run bench:citus`: how far the product is from tables distributed by study. Takes down what it asks the database
 * where nothing is distributed, and has Citus plan each of these statements where everything is (docs/decisions/111).
 * TEST_CITUS: the folder of the programs of a PostgreSQL with Citus.
 */
export async function main(): Promise<void> {
  const citus = await startCitus(process.env.TEST_CITUS ?? '/usr/lib/postgresql/15/bin');
  try {
    const plain = await createOnCitus(citus.urls, 'plain');
    await migrate(plain);
    const distributed = await createOnCitus(citus.urls, 'distributed');
    await migrate(distributed);
    const client = new pg.Client(distributed);
    await client.connect();
    const { tables, widenedKeys, outward, refused } = await distributeByStudy(client);
    say(`${tables.length} tables by study`);
    say(`${widenedKeys.length} keys with the study added`);
    say(`${outward.length} foreign keys outward gone: ${outward.join(', ')}`);
    for (const { statement, why } of refused) say(`refused: ${statement}\n  ${why}`);
    connectDatabase(plain);
    const asked = await journeys();
    await disconnectDatabase();
    for (const [name, statements] of Object.entries(asked)) {
      say(`\n${name}`);
      for (const statement of statements) {
        const verdict = await planned(client, statement);
        if (verdict) say(`  ${told(verdict)}  ${shortened(statement.text)}`);
      }
    }
    await client.end();
  } finally {
    await citus.stop();
  }
}

function told(verdict: Verdict): string {
  if ('refused' in verdict) return `refused (${verdict.refused})`;
  return verdict.shards === 0 ? 'coordinator ' : verdict.shards === 1 ? 'one shard   ' : 'all shards  ';
}

function shortened(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^select .{80,}? from /, 'select … from ')
    .slice(0, 150);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
