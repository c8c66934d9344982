import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, { method: 'POST', body: {} });

it('K1: there is nothing to test without a model', async () => {
  const { key } = await newOrganization();
  const { status, body } = await call(POST, { method: 'POST', key });
  expect([status, body.code]).toEqual([404, 'not_found']);
});
