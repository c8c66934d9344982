import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { PUT } from '../route';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, { method: 'POST' });

it('says why a test did not get through', async () => {
  const { key } = await newOrganization();
  await call(PUT, { method: 'PUT', key, body: { url: 'https://hooks.invalid/in', notices: {} } });
  const { status, body } = await call(POST, { method: 'POST', key });
  expect([status, body.sent]).toEqual([200, false]);
  expect(body.problem).toMatch(/^[A-Z].*\.$/);
});
