import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendNotices } from '@/lib/services/notices/send-notices';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { startReceiver, type WebhookReceiver } from '@/lib/testing/webhook-receiver';
import { newMember, newOrganization } from '@/lib/testing/world';
import { DELETE, GET, PUT } from './route';
import { POST as test } from './test/route';

testDatabase();

const notices = { responseCompleted: 'now' };
const wanted = { url: 'https://hooks.invalid/in/secret', notices };
refusesStrangers(GET, {});
refusesStrangers(PUT, { method: 'PUT', body: wanted });
refusesStrangers(DELETE, { method: 'DELETE' });

const put = (key: string, body: object) => call(PUT, { method: 'PUT', key, body });

describe('the channel of an organisation', () => {
  it('is kept sealed, and its address is never read back', async () => {
    const { key, organizationId } = await newOrganization();
    expect((await call(GET, { key })).body).toEqual({ channel: null });
    expect((await put(key, { notices })).body.issues).toEqual([
      { path: ['url'], message: 'There is no channel yet: it needs an address.' },
    ]);
    const made = await put(key, wanted);
    expect(made.body.channel).toMatchObject({ host: 'hooks.invalid', studyIds: null, failingSince: null });
    expect(made.body.channel.notices).toMatchObject({ responseCompleted: 'now', safetyFlag: 'off' });
    expect(made.text).not.toContain('secret');
    const changed = await put(key, { notices: { studyClosed: 'daily' } });
    expect(changed.body.channel).toMatchObject({
      host: 'hooks.invalid',
      notices: { studyClosed: 'daily', responseCompleted: 'off' },
    });
    const { rows } = await pool().query('select url from notice_channel where organization_id = $1', [
      organizationId,
    ]);
    expect(rows[0].url.toString('latin1')).not.toContain('hooks.invalid');
    expect((await call(DELETE, { method: 'DELETE', key })).body).toEqual({ channel: null });
    expect((await call(GET, { key })).body).toEqual({ channel: null });
    expect((await call(DELETE, { method: 'DELETE', key })).status).toBe(200);
  });

  it('is for owners and admins alone', async () => {
    const { key, organizationId } = await newOrganization();
    await put(key, wanted);
    expect((await call(GET, { key: (await newMember(organizationId, 'admin')).key })).status).toBe(200);
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const member = await newMember(organizationId, role);
      for (const reply of [
        await call(GET, { key: member.key }),
        await put(member.key, wanted),
        await call(DELETE, { method: 'DELETE', key: member.key }),
        await call(test, { method: 'POST', key: member.key }),
      ]) {
        expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
      }
    }
    expect((await call(GET, { key: (await newOrganization()).key })).body).toEqual({ channel: null });
  });

  it('is public, https, and about studies of the organisation', async () => {
    const { key } = await newOrganization();
    const theirs = await createdStudy((await newOrganization()).key, [flat([open()])]);
    const faulty: [object, unknown[]][] = [
      [{ url: 'http://hooks.example.org/in' }, ['url']],
      [{ url: 'https://127.0.0.1/in' }, ['url']],
      [{ url: 'https://169.254.169.254/latest' }, ['url']],
      [{ url: 'https://user:word@hooks.invalid/in' }, ['url']],
      [{ url: 'ftp://hooks.invalid' }, ['url']],
      [{ studyIds: [theirs.id] }, ['studyIds', 0]],
      [{ studyIds: [] }, ['studyIds']],
      [{ notices: { safetyFlag: true } }, ['notices', 'safetyFlag']],
    ];
    for (const [wrong, path] of faulty) {
      const { status, body } = await put(key, { ...wanted, ...wrong });
      expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid_request_body', path]);
    }
  });
});

describe('what a channel is told', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(() => {
    Object.assign(receiver, { behaviour: 200, received: [] });
  });

  const passOn = async () => {
    while ((await fanOutEvents(database())) > 0);
  };
  const send = (later = 1_000) => sendNotices(database(), () => new Date(Date.now() + later));

  async function interviewed(key: string) {
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    const interview = await startedInterview(study.linkId);
    await answered(interview, (step) =>
      step.kind === 'question' ? { text: 'My secret words.' } : plainAnswer(step),
    );
    return study;
  }

  it('is a text with links, of the studies that it is to hear of', async () => {
    const { key } = await newOrganization();
    const first = await interviewed(key);
    await passOn();
    await put(key, { url: receiver.url, notices, studyIds: [first.id] });
    await interviewed(key);
    await passOn();
    await send();
    expect(receiver.received).toEqual([]);
    const reply = await put(key, { notices });
    expect(reply.body.channel.studyIds).toBeNull();
    const study = await interviewed(key);
    await passOn();
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    const { text } = JSON.parse(receiver.received[0]!.body);
    expect(text).toContain('response 1 is complete.');
    expect(text).toContain(`/studies/${study.id}/responses/1|Look>`);
    expect(text).not.toContain('secret words');
  });

  it('fails once a message was given up, until one gets through', async () => {
    const { key } = await newOrganization();
    await put(key, { url: receiver.url, notices });
    await interviewed(key);
    await passOn();
    receiver.behaviour = 404;
    for (let tries = 0; tries < 6; tries += 1) await send((tries + 1) * 24 * 3_600_000);
    expect(receiver.received).toHaveLength(6);
    expect((await call(GET, { key })).body.channel.failingSince).not.toBeNull();
    await send(9 * 24 * 3_600_000);
    expect(receiver.received).toHaveLength(6);
    receiver.behaviour = 200;
    await interviewed(key);
    await passOn();
    await send();
    expect((await call(GET, { key })).body.channel.failingSince).toBeNull();
  });

  it('can be tried', async () => {
    const { key } = await newOrganization();
    const tried = () => call(test, { method: 'POST', key });
    expect([(await tried()).status, (await tried()).body.code]).toEqual([404, 'not_found']);
    await put(key, { url: receiver.url, notices: {} });
    expect((await tried()).body).toEqual({ sent: true, problem: null });
    receiver.behaviour = 403;
    expect((await tried()).body).toEqual({ sent: false, problem: 'It answered 403.' });
  });
});
