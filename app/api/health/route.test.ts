import { afterAll, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { GET } from './route';

afterAll(disconnectDatabase);

it('P1: says ok whatever became of the database: it is liveness alone', async () => {
  connectDatabase('postgres://nobody@127.0.0.1:9/none');
  const response = await GET();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});
