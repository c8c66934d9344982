import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { GET } from './route';

describe('with a database', () => {
  testDatabase();
  it('says ok', async () => {
    const response = await GET();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('without one', () => {
  afterAll(disconnectDatabase);
  it('A8: is 503 in the envelope, within seconds', async () => {
    connectDatabase('postgres://nobody@127.0.0.1:9/none');
    const begun = Date.now();
    const response = await GET();
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.any(String), code: 'internal_error' });
  });
});
