import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization, testKey } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

describe('GET /api/public/v1/me', () => {
  it('says who calls, where, and what they may do there', async () => {
    const { organizationId } = await newOrganization();
    const { key, userId, name, email } = await newMember(organizationId, 'collaborator');
    expect((await call(GET, { key })).body).toEqual({
      user: { id: userId, name, email },
      organization: { id: organizationId, name: 'Test' },
      role: 'collaborator',
      capabilities: ['read', 'edit'],
      organizations: [{ id: organizationId, name: 'Test', role: 'collaborator' }],
      test: false,
    });
  });

  it('O3: says whether the key is a test key', async () => {
    const owner = await newOrganization();
    const { body } = await call(GET, { key: await testKey(owner) });
    expect(body).toMatchObject({ user: { id: owner.userId }, role: 'owner', test: true });
  });

  it('H3: answers a session of our own pages, too', async () => {
    const { organizationId } = await newOrganization();
    const { userId, headers } = await newSignedIn({ organizationId, role: 'owner' });
    const { body } = await call(GET, { headers });
    expect([body.user.id, body.capabilities.at(-1)]).toEqual([userId, 'own']);
  });
});
