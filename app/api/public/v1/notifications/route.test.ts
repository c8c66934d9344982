import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { sendNotices } from '@/lib/services/notices/send-notices';
import { watchCredits } from '@/lib/services/notices/watch-credits';
import { attemptDelivery } from '@/lib/services/webhooks/attempt-delivery';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { startReceiver } from '@/lib/testing/webhook-receiver';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { POST as testWebhook } from '../webhooks/[webhookId]/test/route';
import { POST as createWebhook } from '../webhooks/route';
import { GET, PUT } from './route';

testDatabase();

refusesStrangers(GET, {});
refusesStrangers(PUT, { method: 'PUT', body: { notices: {} } });

const OFF = {
  responseCompleted: 'off',
  targetReached: 'off',
  studyClosed: 'off',
  safetyFlag: 'off',
  webhookFailing: 'off',
  creditsLow: 'off',
};
const put = (key: string, body: object) => call(PUT, { method: 'PUT', key, body });

describe('what a person is told', () => {
  it('is what is usual until they choose, and what they chose then', async () => {
    const { key, organizationId } = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    const { body } = await call(GET, { key });
    expect(body).toEqual({
      mail: false,
      notices: { ...OFF, safetyFlag: 'now', webhookFailing: 'now' },
      studies: [],
    });
    expect((await call(GET, { key: viewer.key })).body.notices).toEqual(OFF);
    const study = await createdStudy(key, [flat([open()])]);
    const studies = [{ studyId: study.id.toUpperCase(), notices: { targetReached: 'now' } }];
    const set = await put(viewer.key, { notices: { studyClosed: 'daily' }, studies });
    const { webhookFailing: _, creditsLow: __, ...ofStudy } = OFF;
    expect(set.body).toEqual({
      mail: false,
      notices: { ...OFF, studyClosed: 'daily' },
      studies: [
        { studyId: study.id, title: expect.any(String), notices: { ...ofStudy, targetReached: 'now' } },
      ],
    });
    expect((await call(GET, { key: viewer.key })).body).toEqual(set.body);
    expect((await call(GET, { key })).body.notices.safetyFlag).toBe('now');
    expect((await put(viewer.key, { notices: {} })).body).toMatchObject({ notices: OFF, studies: [] });
  });

  it('is about studies of the organisation, each once', async () => {
    const { key } = await newOrganization();
    const other = await newOrganization();
    const [own, theirs] = [
      await createdStudy(key, [flat([open()])]),
      await createdStudy(other.key, [flat([open()])]),
    ];
    const choice = (studyId: string) => ({ studyId, notices: {} });
    const faulty: [object, unknown[]][] = [
      [{ notices: {}, studies: [choice(own.id), choice(theirs.id)] }, ['studies', 1, 'studyId']],
      [{ notices: {}, studies: [choice(randomUUID())] }, ['studies', 0, 'studyId']],
      [{ notices: {}, studies: [choice(own.id), choice(own.id)] }, ['studies']],
      [
        { notices: {}, studies: [{ studyId: own.id, notices: { creditsLow: 'now' } }] },
        ['studies', 0, 'notices'],
      ],
      [{ notices: { safetyFlag: 'hourly' } }, ['notices', 'safetyFlag']],
      [{ notices: { everything: 'now' } }, ['notices']],
      [{}, ['notices']],
    ];
    for (const [body, path] of faulty) {
      const reply = await put(key, body);
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
      expect(reply.body.issues[0].path.slice(0, path.length)).toEqual(path);
    }
  });
});

describe('a mail', () => {
  const holder = globalThis as typeof globalThis & { colloquyEnv?: ReturnType<typeof env> };
  const before = env();
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await SmtpServer.start();
    holder.colloquyEnv = { ...before, smtpUrl: smtp.url };
  });
  afterAll(async () => {
    holder.colloquyEnv = before;
    await smtp.stop();
  });

  const passOn = async () => {
    while ((await fanOutEvents(database())) > 0);
  };
  const send = (later = 1_000) => sendNotices(database(), () => new Date(Date.now() + later));
  const addressOf = async (userId: string) =>
    (await pool().query('select email from "user" where id = $1', [userId])).rows[0].email as string;
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
  const waiting = async (organizationId: string) =>
    (await pool().query('select * from notice where organization_id = $1', [organizationId])).rows;

  async function interviewed(linkId: string) {
    const interview = await startedInterview(linkId);
    await answered(interview, (step) =>
      step.kind === 'question' ? { text: 'My secret words.' } : plainAnswer(step),
    );
  }

  it('tells in one what happened within a minute, without what participants said, and once', async () => {
    const { key, userId, organizationId } = await newOrganization();
    await put(key, { notices: { responseCompleted: 'now' } });
    const address = await addressOf(userId);
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    const quiet = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await put(key, {
      notices: { responseCompleted: 'now' },
      studies: [{ studyId: quiet.id, notices: {} }],
    });
    for (const { linkId } of [study, study, quiet]) await interviewed(linkId);
    await passOn();
    await send();
    await send();
    const [mail, ...more] = mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('2 responses are complete.');
    expect(mail?.text).toContain(`/studies/${study.id}/responses`);
    expect(mail?.text).not.toContain(quiet.id);
    expect(mail?.text).not.toContain('secret words');
    expect(await waiting(organizationId)).toEqual([]);
  });

  it('waits for the morning where that is wanted', async () => {
    const { key, userId, organizationId } = await newOrganization();
    await put(key, { notices: { responseCompleted: 'daily' } });
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await interviewed(study.linkId);
    await passOn();
    const [{ due_at: due }] = await waiting(organizationId);
    expect([due.getUTCHours(), due.getUTCMinutes(), due > new Date()]).toEqual([7, 0, true]);
    await sendNotices(database(), () => new Date(due.getTime() - 1));
    expect(mailsTo(await addressOf(userId))).toEqual([]);
    await sendNotices(database(), () => due);
    expect(mailsTo(await addressOf(userId))).toHaveLength(1);
  });

  it('is tried again while the mail server is away, and given up', async () => {
    const { key, organizationId, userId } = await newOrganization();
    await put(key, { notices: { responseCompleted: 'now' } });
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await interviewed(study.linkId);
    await passOn();
    smtp.refusing = true;
    await send();
    expect(await waiting(organizationId)).toMatchObject([{ tries: 1 }]);
    await send();
    expect(await waiting(organizationId)).toMatchObject([{ tries: 1 }]);
    smtp.refusing = false;
    await send(11 * 60_000);
    expect(await waiting(organizationId)).toEqual([]);
    expect(mailsTo(await addressOf(userId))).toHaveLength(1);

    await interviewed(study.linkId);
    await passOn();
    smtp.refusing = true;
    for (let tries = 0; tries < 6; tries += 1) await send((tries + 1) * 24 * 3_600_000);
    smtp.refusing = false;
    expect(await waiting(organizationId)).toEqual([]);
  });

  it('goes to nobody who left, and not about what is gone or of yesterday', async () => {
    const { key, organizationId } = await newOrganization();
    const colleague = await newMember(organizationId, 'researcher');
    await put(colleague.key, { notices: { responseCompleted: 'now', studyClosed: 'now' } });
    const address = await addressOf(colleague.userId);
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await interviewed(study.linkId);
    await pool().query(`update event set occurred_at = now() - interval '25 hours' where study_id = $1`, [
      study.id,
    ]);
    await passOn();
    expect(await waiting(organizationId)).toEqual([]);
    await interviewed(study.linkId);
    await passOn();
    await pool().query('delete from member where user_id = $1', [colleague.userId]);
    await send();
    expect(await waiting(organizationId)).toEqual([]);
    expect(mailsTo(address)).toEqual([]);
  });

  it('tells owners of a webhook that fails, and nobody else', async () => {
    const receiver = await startReceiver();
    receiver.behaviour = 500;
    const { key, organizationId, userId } = await newOrganization();
    const researcher = await newMember(organizationId, 'researcher');
    await put(researcher.key, { notices: { webhookFailing: 'now' } });
    const hook = await call(createWebhook, { key, body: { url: receiver.url, events: ['export.ready'] } });
    const params = { webhookId: String(hook.body.id) };
    const { body } = await call(testWebhook, { method: 'POST', key, params });
    for (let tries = 0; tries < 10; tries += 1) await attemptDelivery(database(), body.id);
    receiver.stop();
    await send();
    expect(mailsTo(await addressOf(userId))[0]?.text).toContain('/organisation/webhooks');
    expect(mailsTo(await addressOf(researcher.userId))).toEqual([]);
  });

  it('tells once that credits are low, whoever may spend them', async () => {
    const { key, organizationId, userId } = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    for (const one of [key, viewer.key]) await put(one, { notices: { creditsLow: 'now' } });
    const walletId = await newWallet(organizationId, { credits: 10_000, name: 'Main' });
    const hold = (amount: number) =>
      pool().query(
        `update grant_account set credit_limit = $2, spent = 9000 where wallet_id = $1 and kind = 'project'`,
        [walletId, amount],
      );
    await watchCredits(database());
    expect(await waiting(organizationId)).toEqual([]);
    await hold(9_500);
    await watchCredits(database());
    await watchCredits(database());
    expect(await waiting(organizationId)).toMatchObject([
      { user_id: userId, kind: 'creditsLow', about: 'Main' },
    ]);
    await send();
    expect(mailsTo(await addressOf(userId))[0]?.text).toContain('less than a tenth');
    await hold(20_000);
    await watchCredits(database());
    await hold(9_500);
    await watchCredits(database());
    expect(await waiting(organizationId)).toHaveLength(1);
  });
});
