import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { NoRoom } from '@/lib/domain/no-room';
import { database } from '@/lib/store/database';
import { log } from '@/lib/telemetry/log';
import { testDatabase } from '@/lib/testing/database';
import { refusalResponse } from './refusal';

testDatabase();

it('X49: a read past the statement limit is 503 with Retry-After, in the envelope', async () => {
  const late = await database()
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(5)`);
    })
    .catch((error: unknown) => error);
  const refusal = refusalResponse(late, 'r');
  expect(refusal.status).toBe(503);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.json()).toEqual({ error: expect.any(String), code: 'internal_error' });
});

it.each([false, true])(
  'A8: what is to belong to a study that was deleted meanwhile is 404',
  async (mayHaveChanged) => {
    const gone = await database()
      .execute(sql`insert into study_count (study_id, key, count) values (gen_random_uuid(), 'x', 1)`)
      .catch((error: unknown) => error);
    const refusal = refusalResponse(gone, 'r', { mayHaveChanged });
    expect(refusal.status).toBe(404);
    expect(await refusal.json()).toEqual({ error: expect.any(String), code: 'study_not_found' });
  },
);

it('any other failure of ours stays 500', async () => {
  const broken = await database()
    .execute(sql`select nothing`)
    .catch((error: unknown) => error);
  const refusal = refusalResponse(broken, 'r');
  expect(refusal.status).toBe(500);
  expect(refusal.headers.has('retry-after')).toBe(false);
});

it('X4: a full disk is one line a minute in the log, however many requests it refuses', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines = vi.spyOn(log(), 'error');
  const refuse = () => refusalResponse(new NoRoom(), 'r').status;
  expect(Array.from({ length: 50 }, refuse)).toEqual(Array.from({ length: 50 }, () => 507));
  expect(lines).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 60_000);
  refuse();
  expect(lines).toHaveBeenCalledTimes(2);
});

it('a database without room is not told as one that still takes answers', async () => {
  const said = async (error: Error) => (await refusalResponse(error, 'r').json()).error;
  const full = (code: string) => new Error('query', { cause: Object.assign(new Error('full'), { code }) });
  expect(await said(full('ENOSPC'))).toContain('answering in writing still works');
  expect(await said(full('53100'))).toBe(
    'This server has no room left. What it acknowledged is kept; send this again later.',
  );
});
