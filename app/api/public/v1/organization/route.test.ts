import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as readMe } from '../me/route';
import { GET, PATCH } from './route';

testDatabase();

refusesStrangers(GET, {});
refusesStrangers(PATCH, { method: 'PATCH', body: { name: 'Railway Research' } });

it('H1: owners and admins rename the organisation, nobody else does', async () => {
  const { organizationId, key } = await newOrganization();
  const rename = (by: string, name: unknown) => call(PATCH, { method: 'PATCH', key: by, body: { name } });
  for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
    const member = await newMember(organizationId, role);
    expect((await rename(member.key, 'Mine')).body.code).toBe('forbidden');
  }
  const admin = await newMember(organizationId, 'admin');
  expect((await rename(admin.key, 'Railway Research')).body).toEqual({
    id: organizationId,
    name: 'Railway Research',
    supportMessage: null,
    retention: { recordingsDays: null, wordsDays: null, everythingDays: null },
  });
  expect((await call(readMe, { key })).body.organization.name).toBe('Railway Research');
  for (const wrong of ['', ' ', null, 'a\0', 'x'.repeat(301)]) {
    expect((await rename(key, wrong)).body.code).toBe('invalid_request_body');
  }
});

it('K5: its members read whom participants can turn to, owners and admins set it', async () => {
  const { organizationId, key } = await newOrganization();
  const set = (by: string, supportMessage: unknown) =>
    call(PATCH, { method: 'PATCH', key: by, body: { supportMessage } });
  const researcher = await newMember(organizationId, 'researcher');
  expect((await set(researcher.key, 'Call us')).body.code).toBe('forbidden');
  expect((await set(key, 'Call 116 123')).status).toBe(200);
  expect((await call(GET, { key: researcher.key })).body).toMatchObject({ supportMessage: 'Call 116 123' });
  expect((await call(PATCH, { method: 'PATCH', key, body: { name: 'Other' } })).body).toMatchObject({
    name: 'Other',
    supportMessage: 'Call 116 123',
  });
  for (const wrong of ['a\0', 'x'.repeat(2_001), 7])
    expect((await set(key, wrong)).body.code).toBe('invalid_request_body');
});

it('F3: is changed by whoever has seen it as it is, where they say what they have seen', async () => {
  const { key } = await newOrganization();
  const patch = (body: object, etag?: string | null) =>
    call(PATCH, { method: 'PATCH', key, body, headers: etag ? { 'if-match': etag } : {} });
  const seen = (await call(GET, { key })).headers.get('etag');
  const first = await patch({ supportMessage: 'One: 0' }, seen);
  expect(first.status).toBe(200);
  for (const stale of [seen, '"1"', 'anything']) {
    const late = await patch({ supportMessage: 'Two: 0' }, stale);
    expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
  }
  expect((await call(GET, { key })).body.supportMessage).toBe('One: 0');
  expect((await patch({ supportMessage: 'Two: 0' }, first.headers.get('etag'))).status).toBe(200);
  expect((await patch({ supportMessage: 'Three: 0' })).status).toBe(200);
  // Two at once, of whom each has seen the same: one of them is told.
  const now = (await call(GET, { key })).headers.get('etag');
  const both = await Promise.all(['a', 'b'].map((name) => patch({ name }, now)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
