import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BadSetting, env } from '@/lib/env';
import * as schema from '@/lib/store/schema';
import { lackStudies } from '@/lib/store/study-fill';

/** Statements that name the study do not find rows without one: with DATABASE_CITUS=on there must be none. */
export async function refuseRowsWithoutStudy(url: string): Promise<void> {
  if (!env().databaseCitus) return;
  const client = new pg.Client({ connectionString: url, application_name: 'colloquy start' });
  await client.connect();
  try {
    if (await lackStudies(drizzle(client, { schema })))
      throw new BadSetting(
        'DATABASE_CITUS: rows from before have no study yet; leave it off until `npm run admin -- doctor` says that every row has one',
      );
  } finally {
    await client.end();
  }
}
