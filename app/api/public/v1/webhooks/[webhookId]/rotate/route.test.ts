import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { keptWebhooks } from '@/lib/testing/kept-webhooks';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ organizationId }) => ({ webhookId: (await keptWebhooks(organizationId)).id }),
  nowhere: { webhookId: randomUUID() },
});

it('J1: is for owners and admins alone', async () => {
  const person = await newOrganization();
  const { id } = await keptWebhooks(person.organizationId);
  const { key } = await newMember(person.organizationId, 'viewer');
  const { status, body } = await call(POST, { method: 'POST', key, params: { webhookId: id } });
  expect([status, body.code]).toEqual([403, 'forbidden']);
});
