import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { closeStudy } from '@/lib/services/studies/close-study';
import { database, pool } from '@/lib/store/database';
import { revision, study, studyHold, transfer } from '@/lib/store/schema';
import { setStudyStatus } from '@/lib/store/studies';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { edited } from '@/lib/testing/edited';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { oddBodies, UNSTORABLE } from '@/lib/testing/odd-bodies';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET as previewRoute } from '../launch-preview/route';
import { POST } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const broken = [flat([open()]), screening([screener()])];
const outcome = ({ status, body }: Reply) => [status, body.code];

async function statusOf(studyId: string) {
  const [row] = await database().select().from(study).where(eq(study.id, studyId));
  return row!.status;
}
async function holdOf(studyId: string) {
  const [row] = await database().select().from(studyHold).where(eq(studyHold.studyId, studyId));
  return row;
}
async function publishedRevisions(studyId: string): Promise<number> {
  const rows = await database().select().from(revision).where(eq(revision.studyId, studyId));
  return rows.filter(({ publishedAt }) => publishedAt !== null).length;
}
async function target(studyId: string, responseTarget: number) {
  await database().update(study).set({ responseTarget }).where(eq(study.id, studyId));
}
const project = (reply: Reply) => reply.body.wallet.projectCreditBalance;

/** Does `work` while another launch of the study is under way. */
async function whileLaunching<T>(studyId: string, work: () => Promise<T>): Promise<T> {
  const other = await pool().connect();
  try {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(hashtextextended('launch:' || $1, 0))`, [studyId]);
    return await work();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

describe('a launch of a draft', () => {
  it('F2: is live, with its link and the wallet as it is after the hold, and nothing else', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 10_050, name: 'Main' });
    const { id, linkId } = await createdStudy(key, guide);
    const { status, body } = await launch(key, id);
    expect([status, body]).toEqual([
      200,
      {
        id,
        linkId,
        selfRecruitLink: `http://127.0.0.1:3000/s/${linkId}`,
        status: 'live',
        wallet: {
          walletId,
          name: 'Main',
          recruitmentCreditBalance: { balance: 0, usage: 0 },
          projectCreditBalance: { balance: 90.5, usage: 10 },
        },
      },
    ]);
    expect((await call(walletsRoute, { key })).body.wallets).toEqual([body.wallet]);
  });

  it('A4: no body, an empty one and {} mean the same', async () => {
    const { key } = await newOrganization();
    for (const body of [undefined, '', {}]) {
      const { id } = await createdStudy(key, guide);
      expect((await launch(key, id, body)).status).toBe(200);
    }
  });

  it('G5: without any wallet it is not billed, and wallet is left out', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const { status, body } = await launch(key, id);
    expect([status, Object.keys(body)]).toEqual([200, ['id', 'linkId', 'selfRecruitLink', 'status']]);
  });

  it('is billed to the wallet it names, in either case', async () => {
    const { key, organizationId } = await newOrganization();
    const [first, second] = [
      await newWallet(organizationId, { credits: 1_000 }),
      await newWallet(organizationId, { credits: 1_000 }),
    ];
    for (const walletId of [first, second.toUpperCase()]) {
      const { id } = await createdStudy(key, guide);
      const reply = await launch(key, id, { walletId });
      expect([reply.status, reply.body.wallet.walletId]).toEqual([200, walletId.toLowerCase()]);
      expect(project(reply)).toEqual({ balance: 0, usage: 10 });
    }
  });

  it.each([
    ['text', 1],
    ['audio', 2],
    ['audio_text', 2],
    ['audio_screen', 3],
    ['video', 3],
    ['video_screen', 4],
  ])('G2: holds ten responses of %s at %i credits each', async (interviewMode, price) => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const { id } = await createdStudy(key, guide, { config: { interviewMode } });
    expect(project(await launch(key, id))).toEqual({ balance: 100 - 10 * price, usage: 10 * price });
  });

  it('D2: may have a screener that rejects everybody', async () => {
    const { key } = await newOrganization();
    const nobody = screener({ options: [{ text: 'Yes', status: 'reject' }] });
    const { id } = await createdStudy(key, [screening([nobody]), ...guide]);
    expect((await launch(key, id)).status).toBe(200);
  });

  it('A10: takes the id in upper case', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect((await launch(key, id.toUpperCase())).body).toMatchObject({ id, status: 'live' });
  });
});

describe('a launch of what is no draft', () => {
  it('F2: a live study stays as it is: the same answer and no second hold', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 5_000 });
    const { id } = await createdStudy(key, guide);
    const first = await launch(key, id);
    for (const body of [undefined, {}, { walletId }]) {
      const again = await launch(key, id, body);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await publishedRevisions(id)).toBe(1);
    const holds = await database().select().from(transfer).where(eq(transfer.studyId, id));
    expect(holds).toHaveLength(1);
  });

  it('F1: pending edits of a live study are published by its next launch, and seen by nobody before', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    await edited(id, { guide: [flat([open({ text: 'Why not?', followUp: 'none' })])] });
    expect((await startedInterview(linkId)).step.question.text).toBe('Why?');
    expect((await launch(key, id)).body.status).toBe('live');
    expect((await startedInterview(linkId)).step.question.text).toBe('Why not?');
    expect(await publishedRevisions(id)).toBe(2);
  });

  it('F2: a paused study resumes without a new hold, and without publishing its edits', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 1_000 });
    const { id } = await launchedStudy(key, guide);
    await setStudyStatus(database(), id, 'live', 'paused');
    await edited(id, { guide: broken });
    const reply = await launch(key, id);
    expect([reply.status, reply.body.status, project(reply)]).toEqual([
      200,
      'live',
      { balance: 0, usage: 10 },
    ]);
    expect([await statusOf(id), await publishedRevisions(id)]).toEqual(['live', 1]);
  });

  it('F2: a closed study is 409 conflict, for good: without Retry-After', async () => {
    const { key } = await newOrganization();
    const { id } = await launchedStudy(key, guide);
    await closeStudy(database(), { studyId: id });
    const reply = await launch(key, id);
    expect(outcome(reply)).toEqual([409, 'conflict']);
    expect(reply.headers.get('retry-after')).toBeNull();
  });

  it('F2: another wallet than the one it is billed to is 409 conflict', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 1_000 });
    const { id } = await launchedStudy(key, guide);
    const other = await newWallet(organizationId, { credits: 1_000 });
    for (const from of ['live', 'paused'] as const) {
      await setStudyStatus(database(), id, 'live', from);
      const reply = await launch(key, id, { walletId: other });
      expect([...outcome(reply), reply.headers.get('retry-after')]).toEqual([409, 'conflict', null]);
      expect(await statusOf(id)).toBe(from);
    }
    const same = await launch(key, id);
    expect([same.status, same.body.wallet.walletId]).toEqual([200, walletId]);
  });

  it('F2: an unbilled study stays so, also when a wallet is granted later', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await launchedStudy(key, guide);
    const walletId = await newWallet(organizationId, { credits: 1_000 });
    expect(outcome(await launch(key, id, { walletId }))).toEqual([409, 'conflict']);
    const again = await launch(key, id);
    expect([again.status, again.body.wallet]).toEqual([200, undefined]);
  });

  it('G2: publishing a dearer mode holds the difference, a cheaper one gives it back', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const { id } = await launchedStudy(key, guide);
    await edited(id, { config: { interviewMode: 'video_screen' } });
    expect(project(await launch(key, id))).toEqual({ balance: 10, usage: 40 });
    await edited(id, { config: { interviewMode: 'audio' } });
    expect(project(await launch(key, id))).toEqual({ balance: 30, usage: 20 });
  });

  it('G2: a higher target holds the difference when the study is launched again', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const { id } = await launchedStudy(key, guide);
    await target(id, 25);
    expect(project(await launch(key, id))).toEqual({ balance: 25, usage: 25 });
  });

  it('G2: what was taken past the old target counts when the raised one is published', async () => {
    for (const [from, to, complete] of [
      [2, 4, 4],
      [2, 6, 5],
      [3, 5, 4],
      [3, 5, 3],
    ] as const) {
      const { key, organizationId } = await newOrganization();
      await newWallet(organizationId, { credits: 5_000 });
      const { id, linkId } = await createdStudy(key, guide);
      await target(id, from);
      await launch(key, id);
      await target(id, to);
      for (let i = 0; i < complete; i += 1) await answered(await startedInterview(linkId), plainAnswer);
      const preview = await call(previewRoute, { key, params: { studyId: id } });
      expect(preview.body.holds).toBe(to - Math.max(from, complete));
      expect(project(await launch(key, id))).toEqual({ balance: 50 - to, usage: to });
      await closeStudy(database(), { studyId: id });
      expect((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance.usage).toBe(complete);
    }
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G2: a study on its way to a raised target is published with the credits that it needs, no more', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 400 });
    const { id, linkId } = await createdStudy(key, guide);
    await target(id, 2);
    await launch(key, id);
    await target(id, 4);
    for (let i = 0; i < 3; i += 1) await answered(await startedInterview(linkId), plainAnswer);
    await edited(id, { guide: [flat([open({ text: 'A typo mended', followUp: 'none' })])] });
    expect(project(await launch(key, id))).toEqual({ balance: 0, usage: 4 });
    await edited(id, { guide: [flat([open({ text: 'Another one', followUp: 'none' })])] });
    expect(project(await launch(key, id))).toEqual({ balance: 0, usage: 4 });
  });

  it('G2: a share taken past the old target serves the next participant once the raised one is published', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 300 });
    const { id, linkId } = await createdStudy(key, [screening([screener()]), ...guide]);
    await target(id, 1);
    await launch(key, id);
    await target(id, 3);
    const [, second] = [await startedInterview(linkId), await startedInterview(linkId)];
    expect(project(await launch(key, id))).toEqual({ balance: 0, usage: 3 });
    const no = { optionIds: [second.step.question.options[1].id] };
    expect((await answer(second, second.step.id, no)).body.progress).toBe('screened_out');
    for (let i = 0; i < 2; i += 1) expect((await startedInterview(linkId)).step.question).toBeDefined();
    expect((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance).toEqual({
      balance: 0,
      usage: 3,
    });
  });

  it('G2: a difference that cannot be held is insufficient_credits, and nothing is published', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 3_999 });
    const { id, linkId } = await launchedStudy(key, guide);
    await edited(id, { config: { interviewMode: 'video_screen' }, guide: [flat([open({ text: 'New' })])] });
    expect(outcome(await launch(key, id))).toEqual([400, 'insufficient_credits']);
    expect((await startedInterview(linkId)).step.question.text).toBe('Why?');
    expect([await publishedRevisions(id), (await holdOf(id))!.amount]).toEqual([1, 1_000]);
  });
});

describe('what it refuses', () => {
  it('A11: a link id is 404 study_not_found, and so is anything else that is no id', async () => {
    const { key } = await newOrganization();
    const { linkId } = await createdStudy(key, guide);
    for (const studyId of [linkId, randomUUID(), '1', '0', 'create', '%', '\0', '', 'x'.repeat(10_000)]) {
      expect(outcome(await launch(key, studyId))).toEqual([404, 'study_not_found']);
    }
  });

  it('several wallets and none named is wallet_required, with and without a body', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    await newWallet(organizationId, { credits: 5_000 });
    const { id } = await createdStudy(key, guide);
    for (const body of [undefined, {}])
      expect(outcome(await launch(key, id, body))).toEqual([400, 'wallet_required']);
    expect(await statusOf(id)).toBe('draft');
  });

  it('G5: an unknown, a foreign and a not granted wallet are 403 wallet_access_denied', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 5_000 });
    const foreign = await newWallet((await newOrganization()).organizationId, { credits: 5_000 });
    const { id } = await createdStudy(key, guide);
    const nobodys = [
      foreign,
      randomUUID(),
      '00000000-0000-0000-0000-000000000000',
      '00000000-0000-0000-0000-000000000001',
      '11111111-1111-1111-1111-111111111111',
    ];
    for (const walletId of nobodys) {
      expect(outcome(await launch(key, id, { walletId }))).toEqual([403, 'wallet_access_denied']);
    }
    expect(await statusOf(id)).toBe('draft');
  });

  it('G5: without any wallet of its own, an organisation that names one is denied it', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect(outcome(await launch(key, id, { walletId: randomUUID() }))).toEqual([403, 'wallet_access_denied']);
  });

  it('G5: a grant that names members is for them alone, named or selected by itself', async () => {
    const owner = await newOrganization();
    const named = await newMember(owner.organizationId, 'researcher');
    const walletId = await newWallet(owner.organizationId, { credits: 5_000, only: [named.userId] });
    const { id } = await createdStudy(owner.key, guide);
    for (const body of [undefined, {}, { walletId }]) {
      expect(outcome(await launch(owner.key, id, body))).toEqual([403, 'wallet_access_denied']);
    }
    const launched = await launch(named.key, id);
    expect([launched.status, launched.body.wallet.walletId]).toEqual([200, walletId]);
  });

  it('G5: a member outside the grant does not publish at its cost, nor is shown its balance', async () => {
    const owner = await newOrganization();
    const named = await newMember(owner.organizationId, 'researcher');
    await newWallet(owner.organizationId, { credits: 5_000, only: [named.userId] });
    const { id } = await launchedStudy(named.key, guide);
    await edited(id, { config: { interviewMode: 'video_screen' } });
    expect(outcome(await launch(owner.key, id))).toEqual([403, 'wallet_access_denied']);
    await setStudyStatus(database(), id, 'live', 'paused');
    expect(outcome(await launch(owner.key, id))).toEqual([403, 'wallet_access_denied']);
    expect((await launch(named.key, id)).status).toBe(200);
  });

  it.each([
    ['the balance', { credits: 999 }],
    ['an empty wallet', {}],
    ["the grant's limit", { credits: 5_000, limit: 999 }],
  ])('insufficient_credits by %s changes nothing at all', async (_which, wallet) => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, wallet);
    const { id } = await createdStudy(key, guide);
    const before = (await call(walletsRoute, { key })).text;
    expect(outcome(await launch(key, id))).toEqual([400, 'insufficient_credits']);
    expect((await call(walletsRoute, { key })).text).toBe(before);
    expect([await statusOf(id), await publishedRevisions(id), await holdOf(id)]).toEqual([
      'draft',
      0,
      undefined,
    ]);
  });

  it('F4: an unfinished or broken guide is invalid_study_guide', async () => {
    const { key } = await newOrganization();
    for (const unfinished of [broken, [], [flat([])], [flat([open({ text: '' })])]]) {
      const { id } = await createdStudy(key, guide);
      await edited(id, { guide: unfinished });
      const reply = await launch(key, id);
      expect(outcome(reply)).toEqual([400, 'invalid_study_guide']);
      expect(reply.body.error).toMatch(/^Invalid study guide: /);
      expect(await statusOf(id)).toBe('draft');
    }
  });

  it('F3: another launch under way is 409 study_busy, worth trying again', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await whileLaunching(id, () => launch(key, id));
    expect(outcome(reply)).toEqual([409, 'study_busy']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await launch(key, id)).status).toBe(200);
  });

  it('F3: a guide edited between reading and publishing is 409 conflict, worth trying again', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    let launching: Promise<Reply> | undefined;
    await database().transaction(async (tx) => {
      await edited(id, { guide: [flat([open({ text: 'Edited' })])] }, tx);
      launching = launch(key, id);
      const waits = sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      while ((await database().execute(waits)).rowCount === 0) await new Promise((go) => setTimeout(go, 10));
    });
    const reply = await launching!;
    expect(outcome(reply)).toEqual([409, 'conflict']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(id)).toBe('draft');
    expect((await launch(key, id)).status).toBe(200);
  });

  it.each(oddBodies({}).filter(([name]) => name !== 'blanks alone'))(
    'A4, A5: %s is refused in the envelope',
    async (_name, sent, refusal) => {
      const { key } = await newOrganization();
      const { id } = await createdStudy(key, guide);
      const reply = await call(POST, { key, method: 'POST', params: { studyId: id }, ...sent });
      expect(outcome(reply)).toEqual(refusal);
      expect(await statusOf(id)).toBe('draft');
    },
  );

  it('A7: a walletId that is no UUID is invalid_request_body at its path', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    for (const walletId of [null, 1, '', 'wallet', `${randomUUID()}x`, {}, ...UNSTORABLE]) {
      const reply = await launch(key, id, { walletId });
      expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
      expect(reply.body.issues).toEqual([{ path: ['walletId'], message: expect.any(String) }]);
    }
  });
});

describe('who may', () => {
  it.each([
    ['owner', 200],
    ['admin', 200],
    ['researcher', 200],
    ['collaborator', 403],
    ['viewer', 403],
  ] as const)('H1: %s answers %i', async (role, status) => {
    const owner = await newOrganization();
    const { key } = await newMember(owner.organizationId, role);
    const { id } = await createdStudy(owner.key, guide);
    const reply = await launch(key, id);
    expect(outcome(reply)).toEqual([status, status === 403 ? 'launch_permission_denied' : undefined]);
  });

  it('H1: a study that names its launchers is launched by them, owners and admins alone', async () => {
    const owner = await newOrganization();
    const [named, other, admin] = [
      await newMember(owner.organizationId, 'researcher'),
      await newMember(owner.organizationId, 'researcher'),
      await newMember(owner.organizationId, 'admin'),
    ];
    const { id } = await createdStudy(owner.key, guide);
    await database()
      .update(study)
      .set({ launchers: [named.userId] })
      .where(eq(study.id, id));
    expect(outcome(await launch(other.key, id))).toEqual([403, 'launch_permission_denied']);
    for (const { key } of [named, admin, owner]) expect((await launch(key, id)).status).toBe(200);
  });
});

describe('the order of refusals', () => {
  const unknownWallet = { walletId: randomUUID() };

  it('A9, F2: the body comes before everything about the study', async () => {
    const { key } = await newOrganization('viewer');
    expect(outcome(await launch(key, randomUUID(), { walletId: 1 }))).toEqual([400, 'invalid_request_body']);
  });

  it('F2: 404 before 403, 403 before closed, closed before the wallet', async () => {
    const owner = await newOrganization();
    const viewer = await newMember(owner.organizationId, 'viewer');
    const { id } = await launchedStudy(owner.key, guide);
    await closeStudy(database(), { studyId: id });
    await newWallet(owner.organizationId);
    await newWallet(owner.organizationId);
    expect(outcome(await launch(viewer.key, randomUUID()))).toEqual([404, 'study_not_found']);
    expect(outcome(await launch(viewer.key, id))).toEqual([403, 'launch_permission_denied']);
    expect(outcome(await launch(owner.key, id))).toEqual([409, 'conflict']);
    expect(outcome(await launch(owner.key, id, unknownWallet))).toEqual([409, 'conflict']);
  });

  it('F2: the wallet before busy, busy before the guide, the guide before the credits', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 1 });
    await newWallet(organizationId);
    const { id } = await createdStudy(key, guide);
    await edited(id, { guide: broken });
    await whileLaunching(id, async () => {
      expect(outcome(await launch(key, id))).toEqual([400, 'wallet_required']);
      expect(outcome(await launch(key, id, unknownWallet))).toEqual([403, 'wallet_access_denied']);
      expect(outcome(await launch(key, id, { walletId }))).toEqual([409, 'study_busy']);
    });
    expect(outcome(await launch(key, id, { walletId }))).toEqual([400, 'invalid_study_guide']);
    await edited(id, { guide });
    expect(outcome(await launch(key, id, { walletId }))).toEqual([400, 'insufficient_credits']);
  });

  it('F2: access to a wallet before its being another one, that before busy', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 1_000 });
    const { id } = await launchedStudy(key, guide);
    const other = await newWallet(organizationId);
    await whileLaunching(id, async () => {
      expect(outcome(await launch(key, id, unknownWallet))).toEqual([403, 'wallet_access_denied']);
      const elsewhere = await launch(key, id, { walletId: other });
      expect([...outcome(elsewhere), elsewhere.headers.get('retry-after')]).toEqual([409, 'conflict', null]);
      expect(outcome(await launch(key, id))).toEqual([409, 'study_busy']);
    });
  });
});

describe('many at once', () => {
  it('G4: 64 launches of one study at once place one hold; each is 200 or study_busy', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 100_000 });
    const { id } = await createdStudy(key, guide);
    const replies = await Promise.all(Array.from({ length: 64 }, () => launch(key, id)));
    for (const reply of replies) {
      if (reply.status === 200) expect(reply.body).toMatchObject({ id, status: 'live' });
      else {
        expect(outcome(reply)).toEqual([409, 'study_busy']);
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const holds = await database().select().from(transfer).where(eq(transfer.studyId, id));
    expect(holds.map(({ reason, amount }) => [reason, amount])).toEqual([['launch_hold', 1_000]]);
    expect(await publishedRevisions(id)).toBe(1);
    expect((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance).toEqual({
      balance: 990,
      usage: 10,
    });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('G4: 400 launches at once on a wallet for 37 of them grant exactly 37', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 37_999 });
    const ids: string[] = [];
    for (let made = 0; made < 400; made += 40) {
      const studies = await Promise.all(Array.from({ length: 40 }, () => createdStudy(key, guide)));
      ids.push(...studies.map((each) => each.id));
    }
    const replies = await Promise.all(ids.map((id) => launch(key, id)));
    const tally = new Map<string, number>();
    for (const reply of replies) {
      const told = outcome(reply).join(' ');
      tally.set(told, (tally.get(told) ?? 0) + 1);
    }
    expect(Object.fromEntries(tally)).toEqual({ '200 ': 37, '400 insufficient_credits': 363 });
    const statuses = await Promise.all(ids.map(statusOf));
    expect(statuses.filter((status) => status === 'live')).toHaveLength(37);
    expect((await call(walletsRoute, { key })).body.wallets[0].projectCreditBalance).toEqual({
      balance: 9.99,
      usage: 370,
    });
    expect((await verifyWallets(database())).differences).toEqual([]);
  });
});
