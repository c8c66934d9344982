import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as readMe } from '../me/route';
import { PATCH } from './route';

testDatabase();

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
  });
  expect((await call(readMe, { key })).body.organization.name).toBe('Railway Research');
  for (const wrong of ['', ' ', null, 'a\0', 'x'.repeat(301)]) {
    expect((await rename(key, wrong)).body.code).toBe('invalid_request_body');
  }
});
