import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { removeMember } from '@/lib/services/people/remove-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet, type Person } from '@/lib/testing/world';
import { GET as listWallets } from '../../route';
import { GET as listUses } from '../../usage/route';
import { PUT } from './route';

testDatabase();

refusesStrangers(PUT, {
  method: 'PUT',
  body: { members: null },
  params: async ({ organizationId }) => ({ walletId: await newWallet(organizationId) }),
  nowhere: { walletId: randomUUID() },
});

const put = (by: Person, walletId: string, members: unknown) =>
  call(PUT, { method: 'PUT', key: by.key, params: { walletId }, body: { members } });

describe('PUT …/wallets/{walletId}/access', () => {
  it('G5: names who may bill to it, and lets everybody again; limits stay as they are', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const [named, other] = [
      await newMember(organizationId, 'researcher'),
      await newMember(organizationId, 'researcher'),
    ];
    const walletId = await newWallet(organizationId, { credits: 2_000, limit: 500 });
    const changed = await put(owner, walletId, [named.userId.toUpperCase(), named.userId]);
    expect(changed.body).toMatchObject({
      accessible: false,
      members: [{ userId: named.userId, name: named.name }],
      project: { balance: 5 },
    });
    const sees = async (person: Person) =>
      (await call(listWallets, { key: person.key })).body.wallets.length === 1;
    expect([await sees(named), await sees(other), await sees(owner)]).toEqual([true, false, false]);
    expect((await put(owner, walletId, null)).body.members).toBeNull();
    expect(await sees(other)).toBe(true);
  });

  it('H1: is for owners and admins', async () => {
    const owner = await newOrganization();
    const walletId = await newWallet(owner.organizationId);
    const researcher = await newMember(owner.organizationId, 'researcher');
    expect((await put(researcher, walletId, [researcher.userId])).body.code).toBe('forbidden');
  });

  it('names no strangers, and forgets who left', async () => {
    const [owner, stranger] = [await newOrganization(), await newOrganization()];
    const walletId = await newWallet(owner.organizationId);
    const refused = await put(owner, walletId, [owner.userId, stranger.userId, randomUUID()]);
    expect(refused.body.issues.map(({ path }: { path: unknown[] }) => path)).toEqual([
      ['members', 1],
      ['members', 2],
    ]);
    const left = await newMember(owner.organizationId, 'researcher');
    await put(owner, walletId, [left.userId]);
    await removeMember(database(), left);
    expect((await call(listUses, { key: owner.key })).body.wallets[0].members).toEqual([]);
    for (const wrong of ['all', ['x'], {}, undefined]) {
      expect((await put(owner, walletId, wrong)).body.code).toBe('invalid_request_body');
    }
  });
});
