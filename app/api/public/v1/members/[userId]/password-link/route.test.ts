import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as acceptInvitation } from '@/app/api/account/invitations/[token]/accept/route';
import { POST as setPassword } from '@/app/api/account/password/route';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newSignedIn, type SignedIn, signIn } from '@/lib/testing/signed-in';
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

interface Case {
  issuer: Person;
  colleague: SignedIn;
  organizationId: string;
}

describe('a link that somebody made', () => {
  /** What happens between the making of the link and its use. */
  const changes: Record<string, (world: Case) => Promise<void>> = {
    'joined another organisation': async ({ colleague }) => {
      const { organizationId } = await newOrganization();
      await setMember(database(), { organizationId, userId: colleague.userId, role: 'viewer' });
    },
    'joined another one and left it': async ({ colleague }) => {
      const there = { ...(await newOrganization()), userId: colleague.userId };
      await setMember(database(), { ...there, role: 'viewer' });
      await removeMember(database(), there);
    },
    'was removed': ({ colleague, organizationId }) =>
      removeMember(database(), { organizationId, userId: colleague.userId }),
    'was removed and came back': async ({ colleague, organizationId }) => {
      const membership = { organizationId, userId: colleague.userId };
      await removeMember(database(), membership);
      await setMember(database(), { ...membership, role: 'viewer' });
    },
    'became something else': ({ colleague, organizationId }) =>
      setMember(database(), { organizationId, userId: colleague.userId, role: 'researcher' }),
    'has lost the colleague who made it': ({ issuer }) => removeMember(database(), issuer),
    'has a colleague who may not make it any more': ({ issuer }) =>
      setMember(database(), { ...issuer, role: 'researcher' }),
    'has a colleague who might make it again': async ({ issuer }) => {
      await setMember(database(), { ...issuer, role: 'researcher' });
      await setMember(database(), { ...issuer, role: 'admin' });
    },
  };

  it.each(Object.keys(changes))('X1: is worth nothing once its person %s', async (name) => {
    const { organizationId } = await newOrganization();
    const issuer = await newMember(organizationId, 'admin');
    const colleague = await newSignedIn({ organizationId, role: 'viewer' });
    const made = await link(issuer, colleague.userId);
    const token = made.body.link.split('=')[1];
    await changes[name]?.({ issuer, colleague, organizationId });
    const used = await call(setPassword, { body: { token, password: 'another horse' } });
    expect([used.status, used.body.code]).toEqual([404, 'not_found']);
    await signIn(colleague.email, colleague.password);
    await expect(signIn(colleague.email, 'another horse')).rejects.toThrow('401');
  });

  it('X1: used or dead, in one order or the other, when its person joins elsewhere at that moment', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await newOrganization();
      const other = await newOrganization();
      const colleague = await newSignedIn({ organizationId: owner.organizationId, role: 'viewer' });
      const { token } = await invited(other.key, colleague.email);
      const made = await link(owner, colleague.userId);
      const [used, joined] = await Promise.all([
        call(setPassword, { body: { token: made.body.link.split('=')[1], password: 'another horse' } }),
        call(acceptInvitation, { method: 'POST', params: { token }, headers: colleague.headers }),
      ]);
      // Whoever sets somebody's password must not find them in another organisation.
      expect([used.status, joined.status]).not.toEqual([200, 200]);
    }
  });
});
