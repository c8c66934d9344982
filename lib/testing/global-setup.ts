import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { withDatabaseName } from './database-url';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'colloquy_template';

/** One real PostgreSQL for the whole run with one migrated template, which every test file clones. */
export default async function setUp(project: TestProject) {
  const postgres = await openEmbedded({ dataDir: path.resolve('data-test') });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await dropTestDatabases(client);
  await client.query(`create database ${TEMPLATE}`);
  await migrate(withDatabaseName(postgres.url, TEMPLATE));
  await client.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('apiDocument', JSON.stringify(openApiDocument(apiTable)));
  return () => postgres.release();
}

/** What an interrupted run left behind. */
async function dropTestDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname = $1 or datname like 'test\\_%'`,
    [TEMPLATE],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
}
