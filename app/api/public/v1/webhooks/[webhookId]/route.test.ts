import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { keptWebhooks } from '@/lib/testing/kept-webhooks';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { DELETE, GET, PATCH } from './route';

testDatabase();

const params = async ({ organizationId }: Person) => ({ webhookId: (await keptWebhooks(organizationId)).id });
const nowhere = { webhookId: randomUUID() };
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PATCH, { method: 'PATCH', params, nowhere, body: { description: 'Warehouse' } });
refusesStrangers(DELETE, { method: 'DELETE', params, nowhere });

it('J1: is changed field by field, turned off and on, and deleted', async () => {
  const person = await newOrganization();
  const { key } = person;
  const path = await params(person);
  const patch = (body: object) => call(PATCH, { method: 'PATCH', key, params: path, body });
  const before = (await call(GET, { key, params: path })).body;
  expect((await patch({})).body).toEqual(before);
  expect((await patch({ events: ['export.ready'] })).body).toEqual({ ...before, events: ['export.ready'] });
  expect((await patch({ description: 'Old', status: 'disabled' })).body).toMatchObject({
    status: 'disabled',
  });
  expect((await patch({ status: 'active', description: null })).body).toMatchObject({
    status: 'active',
    description: null,
  });
  for (const wrong of [
    { url: 'https://10.0.0.1' },
    { status: 'failing' },
    { events: null },
    { colour: 'red' },
  ])
    expect((await patch(wrong)).body.code).toBe('invalid_request_body');
  expect((await call(DELETE, { method: 'DELETE', key, params: path })).body).toEqual({
    id: path.webhookId,
    deleted: true,
  });
  expect((await call(GET, { key, params: path })).status).toBe(404);
});

it('J1: other members see and change none', async () => {
  const person = await newOrganization();
  const path = await params(person);
  const { key } = await newMember(person.organizationId, 'researcher');
  const replies = [
    await call(GET, { key, params: path }),
    await call(PATCH, { method: 'PATCH', key, params: path, body: {} }),
    await call(DELETE, { method: 'DELETE', key, params: path }),
  ];
  for (const { status, body } of replies) expect([status, body.code]).toEqual([403, 'forbidden']);
});
