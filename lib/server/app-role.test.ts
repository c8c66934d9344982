import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELETE as deleteStudyRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { deletionDate } from '@/lib/domain/people/leaving';
import { BadSetting } from '@/lib/env';
import { checkReadiness } from '@/lib/services/health/check-readiness';
import { leaveOrganization } from '@/lib/services/leaving/delete-organization';
import { endLeaving } from '@/lib/services/leaving/end-leaving';
import { connectDatabase, disconnectDatabase, database as openDatabase, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { APP_ROLE } from './app-role';
import { type EmbeddedPostgres, openEmbedded } from './embedded-postgres';
import { migrate } from './migrate';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-role-'));
chmodSync(dataDir, 0o755);
let database: EmbeddedPostgres;

beforeAll(async () => {
  database = await openEmbedded({ dataDir });
  await migrate(database.ownerUrl);
});
afterAll(async () => {
  await disconnectDatabase();
  await database.release();
  rmSync(dataDir, { recursive: true, force: true });
});

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}

it("X6: the product's database role is no superuser, and may neither run programs, read files nor make roles", async () => {
  await as(database.url, async (client) => {
    const { rows } = await client.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
         from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        ...{ rolname: APP_ROLE, rolsuper: false, rolcreaterole: false },
        ...{ rolcreatedb: false, rolreplication: false, rolbypassrls: false },
      },
    ]);
    for (const statement of [
      `copy (select 1) to program 'true'`,
      `copy study from '/etc/passwd'`,
      `select pg_read_file('/etc/passwd')`,
      `select * from pg_authid`,
      'create role another',
      'create database another',
      'create table another ()',
      'create extension dblink',
      'drop table study',
      'alter table study disable trigger all',
      'truncate study cascade',
      'update audit_entry set ip = null',
      'delete from audit_entry',
      'update audit_head set number = 0',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
      'set role colloquy',
      `alter system set log_statement = 'all'`,
    ]) {
      const failed = await client.query(statement).then(
        () => undefined,
        (error) => error.code,
      );
      expect({ statement, failed }).toEqual({ statement, failed: expect.stringMatching(/^42501$|^0A000$/) });
    }
  });
});

it("X6: the product's database role does all of an interview's work: launch, answers, jobs, readiness, deletion", async () => {
  connectDatabase(database.url, { max: 5 });
  const { key, organizationId } = await newOrganization();
  await newWallet(organizationId, { credits: 100_000 });
  const study = await launchedStudy(key, wholeGuide());
  const interview = await startedInterview(study.linkId);
  expect(await answered(interview, plainAnswer)).toMatchObject({ kind: 'end' });
  await runJobs();
  const { checks } = await checkReadiness();
  expect(checks).toMatchObject({ database: 'ok', migrations: 'ok' });
  const deleted = await call(deleteStudyRoute, { method: 'DELETE', key, params: { studyId: study.id } });
  expect(deleted.status).toBe(200);
  await runJobs();
});

it("O4: the product's database role deletes an organisation, and its audit log after it alone", async () => {
  const { key, organizationId } = await newOrganization();
  await launchedStudy(key, wholeGuide());
  const left = async () =>
    (await pool().query('select 1 from audit_entry where organization_id = $1', [organizationId])).rowCount;
  expect(await left()).toBeGreaterThan(0);
  const forget = () => pool().query('select forget_audit_log($1, 1)', [organizationId]);
  await expect(forget()).rejects.toThrow('append-only');
  await leaveOrganization(openDatabase(), organizationId, { at: deletionDate(new Date()) });
  await endLeaving(openDatabase(), deletionDate(new Date()));
  expect(await left()).toBe(0);
});

it("X6: a cluster of an earlier version gets the product's database role when it is opened and migrated", async () => {
  await disconnectDatabase();
  await as(database.ownerUrl, (client) =>
    client.query(`drop owned by ${APP_ROLE} cascade; drop role ${APP_ROLE}`),
  );
  const again = await openEmbedded({ dataDir });
  try {
    await migrate(again.ownerUrl);
    await as(again.url, async (client) => {
      expect(
        (await client.query('select count(*)::int as count from graphile_worker._private_jobs')).rows,
      ).toHaveLength(1);
      await client.query(`select graphile_worker.add_job('nothing')`);
      expect(
        (await client.query(`delete from graphile_worker._private_jobs returning id`)).rowCount,
      ).toBeGreaterThan(0);
    });
  } finally {
    await again.release();
  }
});

describe('a database of one’s own that cannot be used is refused in one line', () => {
  const at = (name: string, role?: string) => {
    const url = new URL(database.ownerUrl);
    url.pathname = `/${name}`;
    if (role) Object.assign(url, { username: role, password: 'weak' });
    return url.href;
  };
  const refusal = (url: string) =>
    migrate(url).then(
      () => 'migrated',
      (error: unknown) => (error instanceof BadSetting ? error.message : error),
    );

  it('where its encoding cannot hold what people write', async () => {
    await as(database.ownerUrl, (client) =>
      client.query(`create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`),
    );
    expect(await refusal(at('latin'))).toMatch(
      /^DATABASE_URL: the database’s encoding is LATIN1,[^\n]*UTF8[^\n]*$/,
    );
  });

  it('where its role may not make a schema, with what to grant', async () => {
    await as(database.ownerUrl, async (client) => {
      await client.query(`create role weak login password 'weak'`);
      await client.query('create database weakdb');
    });
    expect(await refusal(at('weakdb', 'weak'))).toMatch(
      /^DATABASE_URL: the role weak may not[^\n]*permission denied[^\n]*alter database weakdb owner to weak;[^\n]*$/,
    );
  });
});
