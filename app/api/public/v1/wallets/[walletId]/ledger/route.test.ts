import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as closeRoute } from '@/app/api/public/v1/studies/[studyId]/close/route';
import { DELETE as deleteStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { database } from '@/lib/store/database';
import { creditWallet, grantWallet } from '@/lib/store/wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ organizationId }) => ({ walletId: await newWallet(organizationId) }),
  nowhere: { walletId: randomUUID() },
});

const read = (key: string, walletId: string, query: Record<string, string> = {}) =>
  call(GET, { key, params: { walletId }, query });

/** A wallet with a top-up, a launch, a response and a close. */
async function spent() {
  const { key, organizationId } = await newOrganization();
  const walletId = await newWallet(organizationId, { credits: 2_000 });
  const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])], { title: 'Night trains' });
  await answered(await startedInterview(study.linkId), plainAnswer);
  await call(closeRoute, { method: 'POST', key, params: { studyId: study.id } });
  return { key, organizationId, walletId, study };
}

describe('GET …/wallets/{walletId}/ledger', () => {
  it('G4: shows every entry, newest first, with what was held and used after it', async () => {
    const { key, walletId, study } = await spent();
    const { body } = await read(key, walletId);
    const told = body.entries.map(
      ({ reason, amount, heldAfter, usageAfter, ...entry }: Record<string, unknown>) => [
        reason,
        amount,
        heldAfter,
        usageAfter,
        (entry.response as { readableId: number } | null)?.readableId ?? null,
      ],
    );
    expect(told).toEqual([
      ['launch_release', -9, 0, 1, null],
      ['charge', 1, 9, 10, 1],
      ['launch_hold', 10, 10, 10, null],
      ['credit', 20, 0, 0, null],
    ]);
    expect(body.entries[1]).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      kind: 'project',
      study: { id: study.id, title: 'Night trains' },
      response: { readableId: 1, progress: 'complete' },
    });
    expect(body.before).toBeNull();
  });

  it('is read page by page, with the same figures', async () => {
    const { key, walletId } = await spent();
    const whole = (await read(key, walletId)).body.entries;
    const paged = [];
    let before: number | null = null;
    do {
      const query: Record<string, string> = { limit: '1', ...(before && { before: String(before) }) };
      const { body } = await read(key, walletId, query);
      paged.push(...body.entries);
      before = body.before;
    } while (before !== null);
    expect(paged).toEqual(whole);
  });

  it('T1: shows nothing of what another organisation did with a wallet that both have', async () => {
    const { key, walletId, organizationId } = await spent();
    const other = await newOrganization();
    const limits = { project: 100, recruitment: null };
    await grantWallet(database(), { walletId, organizationId: other.organizationId, limits, only: null });
    await creditWallet(database(), { walletId, kind: 'project', amount: 700 });
    expect((await read(other.key, walletId)).body.entries).toEqual([]);
    expect((await read(key, walletId)).body.entries[0]).toMatchObject({ reason: 'credit', amount: 7 });
    const member = await newMember(organizationId, 'viewer');
    expect((await read(member.key, walletId)).status).toBe(200);
  });

  it('F6: keeps what a deleted study was charged', async () => {
    const { key, walletId, study } = await spent();
    await call(deleteStudy, { method: 'DELETE', key, params: { studyId: study.id } });
    const { body } = await read(key, walletId);
    expect(body.entries.find(({ reason }: { reason: string }) => reason === 'charge')).toMatchObject({
      study: null,
      response: { readableId: null, progress: null },
      amount: 1,
    });
  });

  it('G5: a wallet for others is not there', async () => {
    const owner = await newOrganization();
    const viewer = await newMember(owner.organizationId, 'viewer');
    const walletId = await newWallet(owner.organizationId, { only: [owner.userId] });
    expect((await read(viewer.key, walletId)).text).toBe((await read(viewer.key, randomUUID())).text);
  });

  it('E1: names a bad query', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId);
    for (const query of [{ limit: '0' }, { limit: '501' }, { before: '0' }, { before: 'x' }]) {
      const { body } = await read(key, walletId, query as Record<string, string>);
      expect(body.code).toBe('bad_request');
      expect(body.error).toContain(Object.keys(query)[0]);
    }
  });
});
