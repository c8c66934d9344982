import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy, launch, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { PUT as saveGuide } from '../guide/route';
import { POST as pause } from '../pause/route';
import { PATCH as change } from '../route';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

const preview = async (key: string, studyId: string) => (await call(GET, { key, params: { studyId } })).body;
const edit = (key: string, studyId: string, body: object) =>
  call(change, { method: 'PATCH', key, params: { studyId }, headers: { 'if-match': '*' }, body });

describe('GET …/studies/{studyId}/launch-preview', () => {
  it('G2: says what a launch will hold, and the launch holds that', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const { id } = await createdStudy(key, guide, { config: { interviewMode: 'video' } });
    await edit(key, id, { responseTarget: 7 });
    const before = await preview(key, id);
    expect(before).toMatchObject({
      action: 'launch',
      interviewMode: 'video',
      pricePerResponse: 3,
      responseTarget: 7,
      price: 21,
      holds: 21,
      isBilled: true,
      billedTo: null,
      wallets: [{ funds: true, missing: 0 }],
    });
    const launched = await launch(key, id);
    expect(launched.body.wallet.projectCreditBalance.usage).toBe(before.holds);
    expect(await preview(key, id)).toMatchObject({
      action: 'none',
      holds: 0,
      billedTo: launched.body.wallet.walletId,
    });
  });

  it('tells beforehand what a launch would be refused for', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 650 });
    const { id } = await createdStudy(key, guide);
    expect((await preview(key, id)).wallets).toMatchObject([{ walletId, funds: false, missing: 3.5 }]);
    expect((await launch(key, id)).body.code).toBe('insufficient_credits');
    const unfinished = [{ type: 'flat', title: '', items: [{ type: 'open_ended', text: '' }] }];
    await call(saveGuide, {
      method: 'PUT',
      key,
      params: { studyId: id },
      headers: { 'if-match': '*' },
      body: { studyGuide: unfinished },
    });
    expect((await preview(key, id)).problems.length).toBeGreaterThan(0);
    expect((await launch(key, id)).body.code).toBe('invalid_study_guide');
  });

  it('F1: tells what a publish changes for participants, and what it holds beyond', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const study = await launchedStudy(key, guide);
    await startedInterview(study.linkId);
    await call(saveGuide, {
      method: 'PUT',
      key,
      params: { studyId: study.id },
      headers: { 'if-match': '*' },
      body: {
        studyGuide: [flat([open({ text: 'How was it?', followUp: 'none' }), open({ text: 'And then?' })])],
      },
    });
    await edit(key, study.id, { config: { interviewMode: 'audio' } });
    const pending = await preview(key, study.id);
    expect(pending).toMatchObject({
      action: 'publish',
      holds: 10,
      changes: [
        { change: 'changed', of: 'setting', number: null, name: 'interviewMode' },
        { change: 'added', of: 'question', number: 2, name: 'And then?' },
      ],
      closing: { givesBack: 9, interviewsUnderWay: 1 },
    });
    await launch(key, study.id);
    expect(await preview(key, study.id)).toMatchObject({ action: 'none', changes: [], holds: 0 });
    await edit(key, study.id, { responseTarget: 3 });
    expect(await preview(key, study.id)).toMatchObject({ action: 'publish', holds: 0, givesBack: 14 });
    await call(pause, { method: 'POST', key, params: { studyId: study.id } });
    expect(await preview(key, study.id)).toMatchObject({ action: 'resume', holds: 0, givesBack: 0 });
  });

  it('H1: says who may not, and who may', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const named = await newMember(organizationId, 'researcher');
    const other = await newMember(organizationId, 'researcher');
    const collaborator = await newMember(organizationId, 'collaborator');
    const { id } = await createdStudy(owner.key, guide);
    await edit(owner.key, id, { launchers: [named.userId] });
    const refusal = async (key: string) => (await preview(key, id)).refusal;
    expect([await refusal(named.key), await refusal(other.key), await refusal(collaborator.key)]).toEqual([
      null,
      'launchers',
      'role',
    ]);
    expect((await preview(other.key, id)).launchers).toEqual([{ userId: named.userId, name: named.name }]);
  });

  it('G5: an organisation without wallets launches without billing', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect(await preview(key, id)).toMatchObject({
      isBilled: false,
      wallets: [],
      holds: 0,
      action: 'launch',
    });
  });
});
