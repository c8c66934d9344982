import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateSchema } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateQueue } from 'graphile-worker';
import pg from 'pg';
import { BadSetting } from '@/lib/env';
import { grantToAppRole } from './app-role';
import { openDatabase } from './open-database';
import { projectRoot } from './project-root';

/** The lock of the migrating process; others wait for it and then have nothing to do. */
const MIGRATING = 4_207_002;

/** The migrations of this version of the program. */
export function migrationsFolder(): string {
  return path.join(projectRoot(), 'lib/store/migrations');
}

/**
 * Migrates the schema and the job queue's tables, as their owner. Idempotent, and safe when started twice at once.
 * `folder`: other migrations than all of this version's.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'colloquy migrate' });
  await client.connect().catch((cause: Error) => {
    throw new BadSetting(`DATABASE_URL: the database refuses us (${cause.message})`, { cause });
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    if (existsSync(path.join(folder, 'meta/_journal.json'))) {
      await migrateSchema(drizzle(client), { migrationsFolder: folder });
    }
    await migrateQueue({ connectionString: url });
    await grantToAppRole(client);
  } finally {
    await client.end();
  }
}

/** `npm run db:migrate`. */
export async function main(): Promise<void> {
  const database = await openDatabase();
  try {
    await migrate(database.ownerUrl);
  } finally {
    await database.release();
  }
}
