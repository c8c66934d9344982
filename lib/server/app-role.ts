import { createHmac } from 'node:crypto';
import type pg from 'pg';

/**
 * The role that the product uses on its embedded database; the cluster's owner, a superuser, migrates and makes
 * backups.
 */
export const APP_ROLE = 'colloquy_app';

/** Taken by the process that creates the role, so that others wait for it. */
const MAKING = 4_207_003;
/** The schema of migrations: read-only. */
const READ_SCHEMAS = ['drizzle'];
const WRITE_SCHEMAS = ['public', 'graphile_worker'];

/** Derived from the owner's password, so that it needs no file of its own. */
export function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(APP_ROLE).digest('hex');
}

/** Creates the role if it is missing, as in clusters of earlier versions. The client is the owner's. */
export async function makeAppRole(client: pg.Client, ownerPassword: string): Promise<void> {
  const find = () => client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if ((await find()).rowCount) return;
  await client.query('select pg_advisory_lock($1)', [MAKING]);
  try {
    if ((await find()).rowCount) return;
    const password = client.escapeLiteral(appPassword(ownerPassword));
    await client.query(
      `create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MAKING]);
  }
}

/**
 * Grants the role, if it exists, reading and writing rows of a migrated database, and nothing else. To be called by the
 * owner after migrations, by one process at a time.
 */
export async function grantToAppRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (!rowCount) return;
  for (const schema of READ_SCHEMAS) {
    await client.query(`grant usage on schema ${schema} to ${APP_ROLE};
      grant select on all tables in schema ${schema} to ${APP_ROLE}`);
  }
  for (const schema of WRITE_SCHEMAS) {
    await client.query(`grant usage on schema ${schema} to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE};
      grant usage, select on all sequences in schema ${schema} to ${APP_ROLE}`);
  }
  await keepAudit(client);
  await openRowSecurity(client);
}

/** Entries of the audit log are added and read; the heads of its chains are the trigger's alone. */
async function keepAudit(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 where to_regclass('public.audit_entry') is not null`);
  if (!rowCount) return;
  await client.query(`revoke update, delete, truncate on audit_entry from ${APP_ROLE};
    revoke insert, update, delete, truncate on audit_head from ${APP_ROLE}`);
}

/** The job queue enables row security on its tables, which excludes everybody but their owner without a policy. */
async function openRowSecurity(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relrowsecurity and c.relnamespace = any($1::regnamespace[])
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2)`,
    [WRITE_SCHEMAS, APP_ROLE],
  );
  for (const { name } of rows) {
    await client.query(`create policy ${APP_ROLE} on ${name} to ${APP_ROLE} using (true) with check (true)`);
  }
}
