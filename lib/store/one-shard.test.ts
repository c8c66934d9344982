import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { journeys, planned, type Verdict } from '@/bench/routes';
import { migrate } from '@/lib/server/migrate';
import { createOnCitus, dropOnCitus } from '@/lib/testing/citus';
import { testDatabase } from '@/lib/testing/database';
import { distributeByStudy } from '@/lib/testing/distribute';

testDatabase();
process.env.DATABASE_CITUS = 'on';

/**
 * What is asked for the answer of a participant, a chunk of an upload, and a read by link, and is not for one shard yet,
 * by its beginning (decisions/111). A statement that is mended is taken out; none is added.
 */
const NOT_YET: Record<string, readonly string[]> = {
  'a study is read by its link': [],
  'an interview starts': [],
  'an answer': [],
  'an interview is read again': [],
  'the other answers and the end': [],
  // What an organisation's uploads under way take.
  'an upload is begun': ['select '],
  'a chunk of it': [],
  'its last chunk': [],
  'a list of responses': [],
  'a shared response is read': [],
};

describe.runIf(inject('citusUrls'))('on tables that are distributed by study', () => {
  it('P5: the hot statements ask one shard, but for those that are known', async () => {
    const name = `${inject('template')}_distributed`;
    const urls = inject('citusUrls') ?? [];
    const client = new pg.Client(await createOnCitus(urls, name));
    await migrate(`postgres://${client.user}@${client.host}:${client.port}/${client.database}`);
    await client.connect();
    try {
      await distributeByStudy(client);
      const asked = await journeys();
      const found: Record<string, string[]> = {};
      for (const journey of Object.keys(NOT_YET)) {
        const astray = new Set<string>();
        for (const statement of asked[journey] ?? []) {
          const verdict = await planned(client, statement);
          if (verdict && !isRouted(verdict)) astray.add(named(statement.text));
        }
        found[journey] = [...astray];
      }
      expect(found).toEqual(NOT_YET);
    } finally {
      await client.end();
      await dropOnCitus(urls, name);
    }
  });
});

const isRouted = (verdict: Verdict) => 'shards' in verdict && verdict.shards <= 1;

/** Such as `select turn`, and `lock response` for a `select … for update`. */
function named(text: string): string {
  const verb = / for (no key )?update\b/.test(text) ? 'lock' : (/\w+/.exec(text)?.[0].toLowerCase() ?? '');
  // The outermost table: those of subqueries among the columns have no quotes.
  const [, table = ''] = /(?:\bfrom|\binto|^\s*update) "(\w+)"/i.exec(text) ?? [];
  return `${verb} ${table}`;
}
