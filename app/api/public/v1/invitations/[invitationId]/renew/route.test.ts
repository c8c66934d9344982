import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GET as readOffer } from '@/app/api/account/invitations/[token]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ key }) => ({ invitationId: (await invited(key, 'wren@example.org')).id }),
  nowhere: { invitationId: randomUUID() },
});

it('gives a fresh link; the earlier one is worth nothing then', async () => {
  const owner = await newOrganization();
  const first = await invited(owner.key, 'wren@example.org');
  const renewed = await call(POST, {
    method: 'POST',
    key: owner.key,
    params: { invitationId: first.id },
  });
  expect(renewed.body).toMatchObject({ invitation: { id: first.id }, replaced: true });
  const token = renewed.body.link.split('/').at(-1);
  const offers = await Promise.all(
    [first.token, token].map((each) => call(readOffer, { params: { token: each } })),
  );
  expect(offers.map(({ status }) => status)).toEqual([404, 200]);
  const viewer = await newMember(owner.organizationId, 'viewer');
  const refused = await call(POST, {
    method: 'POST',
    key: viewer.key,
    params: { invitationId: first.id },
  });
  expect(refused.body.code).toBe('forbidden');
});
