import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { findRole, listOwners } from '@/lib/store/members';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { GET as listStudies } from '../../studies/route';
import { DELETE, PATCH } from './route';

testDatabase();

const aColleague = {
  params: async ({ organizationId }: Person) => ({
    userId: (await newMember(organizationId, 'viewer')).userId,
  }),
  nowhere: { userId: randomUUID() },
};
refusesStrangers(PATCH, { ...aColleague, method: 'PATCH', body: { role: 'researcher' } });
refusesStrangers(DELETE, { ...aColleague, method: 'DELETE' });

const change = (by: Person, userId: string, role: string) =>
  call(PATCH, { method: 'PATCH', key: by.key, params: { userId }, body: { role } });
const remove = (by: Person, userId: string) =>
  call(DELETE, { method: 'DELETE', key: by.key, params: { userId } });

async function team() {
  const owner = await newOrganization();
  const { organizationId } = owner;
  const member = (role: Parameters<typeof newMember>[1]) => newMember(organizationId, role);
  return { organizationId, owner, admin: await member('admin'), viewer: await member('viewer') };
}

describe('PATCH …/members/{userId}', () => {
  it('H1: admins give roles, but make and demote no owners; nobody raises themselves', async () => {
    const { owner, admin, viewer, organizationId } = await team();
    expect((await change(admin, viewer.userId, 'researcher')).body.role).toBe('researcher');
    const refused = [
      await change(admin, viewer.userId, 'owner'),
      await change(admin, owner.userId, 'viewer'),
      await change(admin, admin.userId, 'owner'),
      await change(viewer, viewer.userId, 'admin'),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await change(owner, viewer.userId, 'owner')).status).toBe(200);
    expect(await listOwners(database(), organizationId)).toHaveLength(2);
  });

  it('H1: the last owner stays one', async () => {
    const { owner, organizationId } = await team();
    const { status, body } = await change(owner, owner.userId, 'admin');
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await findRole(database(), { ...owner, organizationId })).toBe('owner');
  });

  it('acts at once on what their key may do', async () => {
    const { owner, admin, viewer } = await team();
    await change(owner, admin.userId, 'viewer');
    expect((await change(admin, viewer.userId, 'admin')).body.code).toBe('forbidden');
  });

  it('refuses roles that there are not, and ids that are none', async () => {
    const { owner, viewer } = await team();
    for (const role of ['superuser', '', 'OWNER', 'owner,admin']) {
      expect((await change(owner, viewer.userId, role)).body.code).toBe('invalid_request_body');
    }
    for (const id of ['x', '%00', "' or 1=1", `${viewer.userId}x`]) {
      expect((await change(owner, id, 'viewer')).body.code).toBe('not_found');
    }
  });
});

describe('DELETE …/members/{userId}', () => {
  it('H2: somebody who was removed gets nowhere, by key and by session', async () => {
    const { owner, organizationId } = await team();
    const person = await newSignedIn({ organizationId, role: 'admin' });
    const keyed = await newMember(organizationId, 'admin');
    expect((await remove(owner, person.userId)).body).toEqual({ id: person.userId, deleted: true });
    await remove(owner, keyed.userId);
    const headers = { ...person.headers, 'x-organization': organizationId };
    expect((await call(listStudies, { headers })).body.code).toBe('forbidden');
    expect((await call(listStudies, { key: keyed.key })).body.code).toBe('forbidden');
    expect((await remove(owner, person.userId)).status).toBe(404);
  });

  it('H1: everybody may leave, the last owner not; nobody but owners and admins removes others', async () => {
    const { owner, admin, viewer } = await team();
    expect((await remove(viewer, admin.userId)).body.code).toBe('forbidden');
    expect((await remove(admin, owner.userId)).body.code).toBe('forbidden');
    expect((await remove(viewer, viewer.userId)).status).toBe(200);
    expect((await remove(owner, owner.userId)).body.code).toBe('conflict');
  });

  it('H1: of two owners who remove each other at once one stays', async () => {
    const { owner, organizationId } = await team();
    const second = await newMember(organizationId, 'owner');
    const both = await Promise.all([remove(owner, second.userId), remove(second, owner.userId)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listOwners(database(), organizationId)).toHaveLength(1);
  });
});
