import os from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import { readSaid } from '@/lib/services/responses/read-said';
import { database, pool, sqlState } from '@/lib/store/database';
import { listRevisions } from '@/lib/store/revisions';
import { testDatabase } from '@/lib/testing/database';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newOrganization } from '@/lib/testing/world';
import { ReadingThread } from './run-reading-thread';

testDatabase();

let thread: ReadingThread;
beforeAll(() => {
  process.env.DATABASE_URL = pool().options.connectionString;
  process.env.APP_SECRET = 'a'.repeat(64);
  thread = new ReadingThread();
});
afterAll(() => thread.end());

async function asked() {
  const { key } = await newOrganization();
  const study = await surveyedStudy(key, 6);
  const { rows } = await pool().query<{ id: string }>('select id from response where study_id = $1', [
    study.id,
  ]);
  const questions = questionsOfAll((await listRevisions(database(), study.id)).map(({ guide }) => guide));
  return { responseIds: rows.map(({ id }) => id), questions };
}

/** Of the database's processes for this file's connections. */
async function priorities(): Promise<number[]> {
  const { rows } = await pool().query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => os.getPriority(pid));
}

it('a thread reads what the process itself would have read', async () => {
  const input = await asked();
  const here = await readSaid(database(), input);
  expect(here.quotes.size).toBeGreaterThan(0);
  expect(await thread.offload('readSaid', input)).toEqual(here);
});

it('its errors say what they are, and it goes on', async () => {
  const input = await asked();
  const failed = thread.offload('readSaid', { ...input, responseIds: ['no id'] });
  await expect(failed).rejects.toSatisfy((error) => sqlState(error) === '22P02');
  expect(await thread.offload('readSaid', input)).toEqual(await readSaid(database(), input));
});

it('its work at the database gives way; once ended, it takes nothing and leaves no connection', async () => {
  const other = new ReadingThread();
  const input = await asked();
  await other.offload('readSaid', input);
  expect(await priorities()).toContain(5);
  await other.end();
  expect(other.offload('readSaid', input)).toBeNull();
  await thread.end();
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  await expect.poll(() => pool().totalCount).toBe(rows[0]!.count);
});
