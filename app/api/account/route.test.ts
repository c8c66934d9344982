import { describe, expect, it } from 'vitest';
import { removeMember } from '@/lib/services/people/remove-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, PATCH } from './route';

testDatabase();

refusesTheSignedOut(GET, {});
refusesTheSignedOut(PATCH, { method: 'PATCH', body: { name: 'Ada' } });

describe('/api/account', () => {
  it('answers whoever is signed in, with all that they belong to', async () => {
    const { organizationId } = await newOrganization();
    const { userId, email, headers } = await newSignedIn({ organizationId, role: 'viewer' });
    expect((await call(GET, { headers })).body).toEqual({
      user: { id: userId, name: 'Ada', email },
      organizations: [{ id: organizationId, name: 'Test', role: 'viewer' }],
      activeOrganizationId: null,
    });
  });

  it('also when they belong nowhere any more', async () => {
    const { organizationId } = await newOrganization();
    const { userId, headers } = await newSignedIn({ organizationId, role: 'owner' });
    await newMember(organizationId, 'owner');
    await removeMember(database(), { organizationId, userId });
    expect((await call(GET, { headers })).body.organizations).toEqual([]);
  });

  it('changes the name', async () => {
    const { headers } = await newSignedIn();
    const renamed = await call(PATCH, { method: 'PATCH', headers, body: { name: 'Ada L.' } });
    expect(renamed.body.user.name).toBe('Ada L.');
    const refused = await call(PATCH, { method: 'PATCH', headers, body: { name: '\0' } });
    expect(refused.body.code).toBe('invalid_request_body');
  });
});
