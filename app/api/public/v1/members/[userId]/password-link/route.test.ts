import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST as setPassword } from '@/app/api/account/password/route';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ organizationId }) => ({ userId: (await newMember(organizationId, 'viewer')).userId }),
  nowhere: { userId: randomUUID() },
});

const link = (by: Person, userId: string) => call(POST, { method: 'POST', key: by.key, params: { userId } });

it('answers a link to hand over where no mail is set up, with which a new password is set', async () => {
  const owner = await newOrganization();
  const colleague = await newSignedIn({ organizationId: owner.organizationId, role: 'viewer' });
  const made = await link(owner, colleague.userId);
  expect(made.body).toEqual({
    delivery: 'by_hand',
    link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{43}$/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  const token = made.body.link.split('=')[1];
  expect((await call(setPassword, { body: { token, password: 'another horse' } })).status).toBe(200);
  await signIn(colleague.email, 'another horse');
});

it('H1: admins cannot become an owner by way of the owner’s password; others help nobody', async () => {
  const owner = await newOrganization();
  const admin = await newMember(owner.organizationId, 'admin');
  const viewer = await newMember(owner.organizationId, 'viewer');
  expect((await link(admin, owner.userId)).body.code).toBe('forbidden');
  expect((await link(viewer, admin.userId)).body.code).toBe('forbidden');
  expect((await link(admin, viewer.userId)).status).toBe(200);
});

it('T1: nobody gets at another organisation through somebody who belongs to both, nor at themselves', async () => {
  const [owner, other] = [await newOrganization(), await newOrganization()];
  const both = await newMember(owner.organizationId, 'viewer');
  await setMember(database(), { organizationId: other.organizationId, userId: both.userId, role: 'owner' });
  expect((await link(owner, both.userId)).body.code).toBe('conflict');
  expect((await link(owner, owner.userId)).body.code).toBe('conflict');
});
