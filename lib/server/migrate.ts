import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateSchema } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateQueue } from 'graphile-worker';
import pg from 'pg';
import { BadSetting } from '@/lib/env';
import { sqlState } from '@/lib/store/database';
import { innermostMessage } from '@/lib/telemetry/describe-error';
import { grantToAppRole } from './app-role';
import { wrongEncoding } from './database-encoding';
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
    const encoding = await wrongEncoding(client);
    if (encoding !== null)
      throw new BadSetting(
        `DATABASE_URL: the database’s encoding is ${encoding}, which cannot hold what people write. Create one with encoding 'UTF8' template template0.`,
      );
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    if (existsSync(path.join(folder, 'meta/_journal.json'))) {
      await migrateSchema(drizzle(client), { migrationsFolder: folder });
    }
    await migrateQueue({ connectionString: url });
    await grantToAppRole(client);
  } catch (error) {
    throw sqlState(error) === NOT_ALLOWED ? await notAllowed(client, error) : error;
  } finally {
    await client.end();
  }
}

const NOT_ALLOWED = '42501';

async function notAllowed(client: pg.Client, cause: unknown): Promise<BadSetting> {
  const { rows } = await client.query<{ role: string; name: string }>(
    'select quote_ident(current_user) as role, quote_ident(current_database()) as name',
  );
  const { role, name } = rows[0]!;
  return new BadSetting(
    `DATABASE_URL: the role ${role} may not make or change what Colloquy needs in the database ${name} (${innermostMessage(cause)}). As a superuser: alter database ${name} owner to ${role}; what is already in it must be its own.`,
    { cause },
  );
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
