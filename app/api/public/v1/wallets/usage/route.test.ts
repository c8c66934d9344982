import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { creditWallet } from '@/lib/store/wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

const uses = async (key: string) => (await call(GET, { key })).body.wallets;

describe('GET /api/public/v1/wallets/usage', () => {
  it('G1: tells spent from held, and gives the shares with them', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 2_000, name: 'Main' });
    await creditWallet(database(), { walletId, kind: 'recruitment', amount: 5_050 });
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await answered(await startedInterview(study.linkId), plainAnswer);
    expect(await uses(key)).toEqual([
      {
        walletId,
        name: 'Main',
        accessible: true,
        members: null,
        project: { balance: 10, usage: 10, spent: 1, held: 9, total: 20, spentPercent: 5, heldPercent: 45 },
        recruitment: {
          balance: 50.5,
          usage: 0,
          spent: 0,
          held: 0,
          total: 50.5,
          spentPercent: 0,
          heldPercent: 0,
        },
        liveStudies: 1,
      },
    ]);
  });

  it('G1: within a limit that lies below what is left', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 2_000, limit: 500 });
    expect((await uses(key))[0].project).toMatchObject({ balance: 5, total: 5 });
  });

  it('G5: a wallet for others is shown to owners and admins alone, with whom it is for', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const [named, other] = [
      await newMember(organizationId, 'researcher'),
      await newMember(organizationId, 'researcher'),
    ];
    const walletId = await newWallet(organizationId, { only: [named.userId] });
    expect(await uses(other.key)).toEqual([]);
    expect(await uses(named.key)).toMatchObject([{ walletId, accessible: true, members: null }]);
    expect(await uses(owner.key)).toMatchObject([
      { walletId, accessible: false, members: [{ userId: named.userId, name: named.name }] },
    ]);
    expect(await uses((await newOrganization()).key)).toEqual([]);
  });
});
