import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { GET as summaryRoute } from '@/app/api/public/v1/studies/[studyId]/responses/summary/route';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { readResponseDoc } from '@/lib/wire/docs/reading';
import { v1Route } from './v1-route';

const OTHERS = 3;
testDatabase({ connections: OTHERS, participants: 3 });

let key: string;
beforeAll(async () => {
  ({ key } = await newOrganization());
});

/** Statements under way that have this remark. */
async function running(remark: string): Promise<number> {
  const { rows } = await pool().query<{ count: string }>(
    `select count(*) from pg_stat_activity
      where state = 'active' and position($1 in query) > 0 and pid <> pg_backend_pid()`,
    [remark],
  );
  return Number(rows[0]?.count);
}

const until = (count: () => Promise<number>, wanted: number) =>
  expect.poll(count, { timeout: 30_000, interval: 100 }).toBe(wanted);

it('an interview goes on while reads hold every connection of the others', async () => {
  const study = await launchedStudy(key, wholeGuide());
  const held = await Promise.all(Array.from({ length: OTHERS }, () => pool().connect()));
  let told = 0;
  // Those that wait for too long are refused, on a slow machine.
  const reads = Array.from({ length: 20 }, async () => {
    const { status } = await call(summaryRoute, { key, params: { studyId: study.id } });
    if (status === 200) told += 1;
  });
  const step = await answered(await startedInterview(study.linkId), plainAnswer);
  expect([step.kind, told]).toEqual(['end', 0]);
  for (const client of held) client.release();
  await Promise.all(reads);
});

it('a reader who hangs up leaves no statement behind, and the connection is not used again', async () => {
  const begun: string[] = [];
  const slow = v1Route({
    doc: readResponseDoc,
    replies: { 200: z.object({}) },
    run: async () => {
      const client = await pool().connect();
      try {
        await client.query('set statement_timeout = 0');
        begun.push('first');
        await client.query('select pg_sleep(600) /* left alone */');
      } finally {
        client.release();
        begun.push('over');
        await pool()
          .query('select 1')
          .catch((error) => begun.push(error.message));
      }
      return {};
    },
    reply: () => ({}),
  });
  const leaving = new AbortController();
  const request = new Request('http://localhost/slow', {
    headers: { 'x-api-key': key },
    signal: leaving.signal,
  });
  const answer = slow(request, { params: Promise.resolve({}) });
  await until(() => running('left alone'), 1);
  leaving.abort();
  expect((await answer).status).toBe(503);
  await until(() => running('left alone'), 0);
  expect(begun).toEqual(['first', 'over', 'whoever asked for this has gone away']);
  const { rows } = await pool().query(`select current_setting('statement_timeout') as limit`);
  expect(rows[0].limit).not.toBe('0');
});

it('a change is made also for somebody who did not wait for it', async () => {
  const leaving = new AbortController();
  const change = v1Route({
    doc: readResponseDoc,
    replies: { 200: z.object({}) },
    run: async () => (await pool().query('select 1 as made')).rows[0],
    reply: (made) => made,
  });
  const request = new Request('http://localhost/change', {
    method: 'POST',
    headers: { 'x-api-key': key },
    signal: leaving.signal,
  });
  const answer = change(request, { params: Promise.resolve({}) });
  leaving.abort();
  expect(await (await answer).json()).toEqual({ made: 1 });
});
