import os from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFailure } from '@/lib/domain/failure';
import { makeResults } from '@/lib/services/responses/make-results';
import { database, pool, sqlState } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { childOf } from '@/lib/testing/product';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newOrganization } from '@/lib/testing/world';
import { NICENESS } from './niceness';
import { ReadingProcess } from './run-reading-process';

testDatabase();

let reading: ReadingProcess;
beforeAll(() => {
  process.env.DATABASE_URL = pool().options.connectionString;
  process.env.APP_SECRET = 'a'.repeat(64);
  reading = new ReadingProcess();
});
afterAll(() => reading.end());

async function asked() {
  const { key } = await newOrganization();
  const { id } = await surveyedStudy(key, 6);
  const filter = { studyId: id, qualityFrom: 1, factGroups: [], parameters: [] };
  return { filter, isWhole: false, segment: undefined };
}

/** The first read starts the process, and is left to its parent; others wait for it. */
async function started(one: ReadingProcess, input: Awaited<ReturnType<typeof asked>>) {
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => one.offload('makeResults', input)));
  expect(first).toBeUndefined();
  // On a machine that is busy with other tests it may start after the others have given it up.
  if (others.includes(undefined))
    await expect.poll(() => one.offload('makeResults', input), { timeout: 20_000 }).toBeDefined();
}

/** Of the database's processes for this file's connections. */
async function priorities(): Promise<number[]> {
  const { rows } = await pool().query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => os.getPriority(pid));
}

it('a process for long reads reads what its parent itself would have read', async () => {
  const input = await asked();
  const here = await makeResults(database(), input);
  expect(here.quotes.size).toBeGreaterThan(0);
  await started(reading, input);
  expect(await reading.offload('makeResults', input)).toEqual(here);
});

it('its errors say what they are, and it goes on', async () => {
  const input = await asked();
  const broken = { ...input, filter: { ...input.filter, studyId: 'no id' } };
  await expect(reading.offload('makeResults', broken)).rejects.toSatisfy((e) => sqlState(e) === '22P02');
  const refused = { ...input, segment: { by: 'question', questionId: 'gone' } as const };
  await expect(reading.offload('makeResults', refused)).rejects.toSatisfy(
    (e) => isFailure(e) && e.code === 'bad_request',
  );
  expect(await reading.offload('makeResults', input)).toEqual(await makeResults(database(), input));
});

it('what it was doing when it was killed is left to its parent, and another takes its place', async () => {
  const input = await asked();
  await reading.offload('makeResults', input);
  const read = reading.offload('makeResults', input);
  process.kill(childOf(process.pid, 'boot.mjs reading-process'), 'SIGKILL');
  expect(await read).toBeUndefined();
  const here = await makeResults(database(), input);
  await expect.poll(() => reading.offload('makeResults', input), { timeout: 20_000 }).toEqual(here);
});

it('its work at the database gives way; once ended, it takes nothing and leaves no connection', async () => {
  const other = new ReadingProcess();
  const input = await asked();
  await started(other, input);
  expect(await priorities()).toContain(NICENESS.longReads);
  await other.end();
  expect(await other.offload('makeResults', input)).toBeUndefined();
  await reading.end();
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  await expect.poll(() => pool().totalCount).toBe(rows[0]!.count);
});
