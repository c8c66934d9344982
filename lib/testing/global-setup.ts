import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { createOnCitus, freezeOnCitus, frozenOf, startCitus } from './citus';
import { withDatabaseName } from './database-url';
import { startPooler } from './pooler';
import { withStudyTriggers } from './studies-of-rows';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The migrated database that test files clone. The names of a run's databases have a common prefix. */
    template: string;
    /** The server's address through PgBouncer, in `npm run test:pgbouncer`; else null. */
    pooledUrl: string | null;
    /** The coordinator and its workers, in `npm run test:citus`; else null. */
    citusUrls: string[] | null;
  }
}

/** Of databases for tests; the number of the process that runs them follows. */
const PREFIX = 'test_';

/**
 * One real PostgreSQL for the whole run with one migrated template, which every test file clones. Several
 * runs share the server in `data-test`; `npm test` has one of its own, in TEST_DATABASE_DIR.
 */
export default async function setUp(project: TestProject) {
  const [tearDown] = await Promise.all([setUpDatabase(project), setUpDocument(project)]);
  return tearDown;
}

/**
 * In a process of its own, compiled in one go: to transform the whole API module by module for this one use took the
 * runner half a minute, while nothing else could begin.
 */
async function setUpDocument(project: TestProject): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  const command = ['scripts/run.mjs', 'lib/testing/api-document/main.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, BASE_URL: '' },
    maxBuffer: 2 ** 28,
  });
  project.provide('apiDocument', stdout);
}

function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const citusPrograms = process.env.TEST_CITUS;
  return citusPrograms ? setUpOnCitus(project, citusPrograms) : setUpOnPostgres(project);
}

async function setUpOnPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openEmbedded({
    dataDir: path.resolve(process.env.TEST_DATABASE_DIR ?? 'data-test'),
    durable: false,
  });
  const template = `${PREFIX}${process.pid}`;
  const client = new pg.Client(postgres.ownerUrl);
  await client.connect();
  await dropDatabases(client, isLeftOver);
  await client.query(`create database ${template}`);
  await migrateTemplate(withDatabaseName(postgres.ownerUrl, template));
  await client.end();
  project.provide('postgresUrl', postgres.ownerUrl);
  project.provide('template', template);
  project.provide('citusUrls', null);
  const program = process.env.TEST_PGBOUNCER;
  const pooler = program ? await startPooler(program, postgres.ownerUrl) : null;
  project.provide('pooledUrl', pooler?.through(postgres.ownerUrl) ?? null);
  return async () => {
    await pooler?.stop();
    await postgres.release();
  };
}

async function migrateTemplate(url: string): Promise<void> {
  await migrate(url);
  const client = new pg.Client(url);
  await client.connect();
  await withStudyTriggers(client, 'disable');
  await client.end();
}

/** A coordinator with its workers for this run alone. */
async function setUpOnCitus(project: TestProject, programs: string): Promise<() => Promise<void>> {
  const citus = await startCitus(programs);
  const template = `${PREFIX}${process.pid}`;
  for (const name of [template, frozenOf(template)])
    await migrateTemplate(await createOnCitus(citus.urls, name));
  await freezeOnCitus(citus.urls, frozenOf(template));
  project.provide('postgresUrl', citus.url);
  project.provide('template', template);
  project.provide('pooledUrl', null);
  project.provide('citusUrls', citus.urls);
  return () => citus.stop();
}

/** Of a run that has ended; it leaves databases behind only when it was interrupted. */
function isLeftOver(name: string): boolean {
  const pid = Number(name.split('_')[1]);
  if (pid === process.pid) return true;
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

async function dropDatabases(client: pg.Client, isMeant: (name: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [PREFIX],
  );
  for (const { datname } of rows)
    if (isMeant(datname)) await client.query(`drop database if exists "${datname}" with (force)`);
}
