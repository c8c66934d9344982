import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { makeStudies, makeWallet } from '@/lib/testing/wallet-world';
import { newMember, newOrganization } from '@/lib/testing/world';
import { database } from './database';
import { placeLaunchHold } from './launch-holds';
import {
  creditWallet,
  findWallet,
  findWalletFor,
  grantWallet,
  insertWallet,
  listGrantedWallets,
  listWalletsFor,
} from './wallets';

testDatabase();

it('G1: each kind of credits has its own balance, and credits add up', async () => {
  const db = database();
  const { organizationId, userId } = await newOrganization();
  const walletId = await makeWallet(1_050, [{ organizationId }]);
  expect(await creditWallet(db, { walletId, kind: 'project', amount: 5 })).toBe(true);
  expect(await creditWallet(db, { walletId, kind: 'recruitment', amount: 700 })).toBe(true);
  expect(await listWalletsFor(db, { organizationId, userId })).toEqual([
    {
      walletId,
      name: 'Wallet',
      project: { balance: 1_055, usage: 0 },
      recruitment: { balance: 700, usage: 0 },
    },
  ]);
});

it('G1: usage is the organisation’s own, the balance is what all have left', async () => {
  const [a, b] = [await newOrganization(), await newOrganization()];
  const walletId = await makeWallet(1_000, [
    { organizationId: a.organizationId },
    { organizationId: b.organizationId, limit: 300 },
  ]);
  const [studyId] = (await makeStudies(a.organizationId, 1)) as [string];
  await placeLaunchHold(database(), { ...a, studyId, walletId, amount: 800 });
  expect((await findWalletFor(database(), a, walletId))?.project).toEqual({ balance: 200, usage: 800 });
  expect((await findWalletFor(database(), b, walletId))?.project).toEqual({ balance: 200, usage: 0 });
  expect((await findWallet(database(), walletId))?.project).toEqual({ balance: 200, usage: 800 });
});

it('G1: an amount that could not be counted exactly is not credited', async () => {
  const walletId = await makeWallet(1, []);
  const credit = { walletId, kind: 'project', amount: Number.MAX_SAFE_INTEGER } as const;
  expect(await creditWallet(database(), credit)).toBe(false);
  expect(await creditWallet(database(), { ...credit, walletId: randomUUID(), amount: 1 })).toBe(false);
  expect((await findWallet(database(), walletId))?.project.balance).toBe(1);
});

it('G5: a wallet that names others is neither listed nor found, whatever the role', async () => {
  const { organizationId, userId } = await newOrganization();
  const { userId: named } = await newMember(organizationId, 'researcher');
  const walletId = await makeWallet(500, [{ organizationId, only: [named] }]);
  const [outsider, insider] = [
    { organizationId, userId },
    { organizationId, userId: named },
  ];
  expect(await listWalletsFor(database(), outsider)).toEqual([]);
  expect(await findWalletFor(database(), outsider, walletId)).toBeUndefined();
  expect(await listGrantedWallets(database(), outsider)).toEqual([{ walletId, accessible: false }]);
  expect((await listWalletsFor(database(), insider)).map((wallet) => wallet.walletId)).toEqual([walletId]);
  expect(await listGrantedWallets(database(), insider)).toEqual([{ walletId, accessible: true }]);
});

it('G5: wallets of other organisations are not there', async () => {
  const [a, b] = [await newOrganization(), await newOrganization()];
  const walletId = await makeWallet(500, [a]);
  expect(await listWalletsFor(database(), b)).toEqual([]);
  expect(await listGrantedWallets(database(), b)).toEqual([]);
  expect(await findWalletFor(database(), b, walletId)).toBeUndefined();
});

it('G5: a grant given again replaces limits and names and keeps the usage', async () => {
  const { organizationId, userId } = await newOrganization();
  const walletId = await makeWallet(1_000, [{ organizationId, limit: 900, only: [userId] }]);
  const [studyId] = (await makeStudies(organizationId, 1)) as [string];
  await placeLaunchHold(database(), { studyId, organizationId, walletId, amount: 400 });
  const limits = { project: 500, recruitment: 0 };
  await grantWallet(database(), { walletId, organizationId, limits, only: null });
  const someone = { organizationId, userId: randomUUID() };
  expect((await findWalletFor(database(), someone, walletId))?.project).toEqual({ balance: 100, usage: 400 });
});

it('lists wallets by name, then by id', async () => {
  const { organizationId, userId } = await newOrganization();
  const ids: string[] = [];
  for (const name of ['b', 'a', 'b']) {
    const walletId = await insertWallet(database(), name);
    const limits = { project: null, recruitment: null };
    await grantWallet(database(), { walletId, organizationId, limits, only: null });
    ids.push(walletId);
  }
  const [b1, a, b2] = ids as [string, string, string];
  const listed = await listWalletsFor(database(), { organizationId, userId });
  expect(listed.map((wallet) => wallet.walletId)).toEqual([a, ...[b1, b2].sort()]);
});
