import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GET as readOffer } from '@/app/api/account/invitations/[token]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { DELETE } from './route';

testDatabase();

refusesStrangers(DELETE, {
  method: 'DELETE',
  params: async ({ key }) => ({ invitationId: (await invited(key, 'wren@example.org')).id }),
  nowhere: { invitationId: randomUUID() },
});

it('withdraws: the link is worth nothing any more', async () => {
  const owner = await newOrganization();
  const { token, id } = await invited(owner.key, 'wren@example.org');
  const withdraw = (key: string) => call(DELETE, { method: 'DELETE', key, params: { invitationId: id } });
  const viewer = await newMember(owner.organizationId, 'viewer');
  expect((await withdraw(viewer.key)).body.code).toBe('forbidden');
  expect((await withdraw(owner.key)).body).toEqual({ id, deleted: true });
  expect((await call(readOffer, { params: { token } })).status).toBe(404);
  expect((await withdraw(owner.key)).status).toBe(404);
});
