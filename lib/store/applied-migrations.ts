import { sql } from 'drizzle-orm';
import type { Db } from './database';
import journal from './migrations/meta/_journal.json';

/** Whether the database has every migration that this version of the program needs. */
export async function isMigrated(db: Db): Promise<boolean> {
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const { rows } = await db.execute(
    sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1`,
  );
  return rows.length > 0;
}

/** Resolves when the database answers, and throws when it does not. */
export async function ping(db: Db): Promise<boolean> {
  await db.execute(sql`select 1`);
  return true;
}
