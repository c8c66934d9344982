import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/lib/store/database';
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

it('any other failure of ours stays 500', async () => {
  const broken = await database()
    .execute(sql`select nothing`)
    .catch((error: unknown) => error);
  const refusal = refusalResponse(broken, 'r');
  expect(refusal.status).toBe(500);
  expect(refusal.headers.has('retry-after')).toBe(false);
});
