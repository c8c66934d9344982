import os from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFailure } from '@/lib/domain/failure';
import { makeResults } from '@/lib/services/responses/make-results';
import { database, pool, sqlState } from '@/lib/store/database';
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
  const { id } = await surveyedStudy(key, 6);
  const filter = { studyId: id, qualityFrom: 1, factGroups: [], parameters: [] };
  return { filter, isWhole: false, segment: undefined };
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
  const here = await makeResults(database(), input);
  expect(here.quotes.size).toBeGreaterThan(0);
  expect(await thread.offload('makeResults', input)).toEqual(here);
});

it('its errors say what they are, and it goes on', async () => {
  const input = await asked();
  const broken = { ...input, filter: { ...input.filter, studyId: 'no id' } };
  await expect(thread.offload('makeResults', broken)).rejects.toSatisfy((e) => sqlState(e) === '22P02');
  const refused = { ...input, segment: { by: 'question', questionId: 'gone' } as const };
  await expect(thread.offload('makeResults', refused)).rejects.toSatisfy(
    (e) => isFailure(e) && e.code === 'bad_request',
  );
  expect(await thread.offload('makeResults', input)).toEqual(await makeResults(database(), input));
});

it('its work at the database gives way; once ended, it takes nothing and leaves no connection', async () => {
  const other = new ReadingThread();
  const input = await asked();
  await other.offload('makeResults', input);
  expect(await priorities()).toContain(5);
  await other.end();
  expect(other.offload('makeResults', input)).toBeNull();
  await thread.end();
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  await expect.poll(() => pool().totalCount).toBe(rows[0]!.count);
});
