import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { keptWebhooks } from '@/lib/testing/kept-webhooks';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ organizationId }) => {
    const { otherId, deliveryId } = await keptWebhooks(organizationId);
    return { webhookId: otherId, deliveryId };
  },
  nowhere: { webhookId: randomUUID(), deliveryId: randomUUID() },
});

it('J1: a message of another webhook is none of this one', async () => {
  const { key, organizationId } = await newOrganization();
  const { id, deliveryId } = await keptWebhooks(organizationId);
  const { body } = await call(POST, { method: 'POST', key, params: { webhookId: id, deliveryId } });
  expect(body.code).toBe('not_found');
});
