import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as unsubscribeRoute } from '@/app/api/unsubscribe/[token]/route';
import { readEntrance } from '@/lib/http/entrance';
import { sendInvitations } from '@/lib/services/study-invitations/send-invitations';
import { database } from '@/lib/store/database';
import { studyInvitationMail } from '@/lib/store/schema';
import { claimMail, giveUpLostMails } from '@/lib/store/study-invitations';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { deletedMeanwhile } from '@/lib/testing/deleted-meanwhile';
import { patchStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { SmtpServer } from '@/lib/testing/smtp-server';
import { newMember, newOrganization } from '@/lib/testing/world';
import { DELETE as removeRoute } from './[invitationId]/route';
import { POST as remindRoute } from './remind/route';
import { GET, POST } from './route';
import { POST as sendRoute } from './send/route';

const smtp = await SmtpServer.start();
testDatabase();
// Settings are read when they are first asked for: this file is about mail.
beforeAll(() => {
  process.env.SMTP_URL = smtp.url;
});
beforeEach(() => {
  smtp.refusing = false;
});
afterAll(() => smtp.stop());

const guide = [flat([open({ followUp: 'none' })])];
const params = async ({ key }: { key: string }) => ({ studyId: (await createdStudy(key, guide)).id });
const nowhere = { studyId: randomUUID() };
const somebody = () => `${randomUUID()}@example.org`;
const invitees = [{ email: 'ada@example.org' }];
refusesStrangers(GET, { params, nowhere });
refusesStrangers(POST, { method: 'POST', body: { invitees }, params, nowhere });

async function inviting(more: object = {}) {
  const owner = await newOrganization();
  const { key } = owner;
  const study = await launchedStudy(key, guide, more);
  const of = { key, params: { studyId: study.id } };
  const list = async (query: Record<string, string> = {}) => (await call(GET, { ...of, query })).body;
  return {
    ...owner,
    study,
    list,
    add: (...people: object[]) => call(POST, { ...of, body: { invitees: people } }),
    post: (body: unknown) => call(POST, { ...of, body }),
    send: (body: object = {}) => call(sendRoute, { ...of, method: 'POST', body }),
    remind: (body: object = {}) => call(remindRoute, { ...of, method: 'POST', body }),
    remove: (invitationId: string) =>
      call(removeRoute, { key, method: 'DELETE', params: { studyId: study.id, invitationId } }),
    patch: (change: object) => patchStudy(key, study.id, change, '*'),
    /** What the worker does. */
    work: () => sendInvitations(database(), study.id),
    /** As if all mails had been sent long ago. */
    daysLater: () =>
      database().execute(
        sql`update study_invitation_mail set sent_at = sent_at - interval '2 days' where study_id = ${study.id}`,
      ),
    state: async (email: string) =>
      (await list()).invitations.find((one: { email: string }) => one.email === email)?.state,
  };
}

/** With long header lines joined. */
const mailsTo = (email: string) =>
  smtp.mails
    .filter(({ to }) => to.includes(email))
    .map(({ text }) => ({ text: text.replace(/\n[ \t]+/g, ' ') }));
const linkIn = (text: string) => new URL(/http\S+\/s\/\S+/.exec(text)?.[0] ?? 'http://none');
const start = (link: URL) =>
  call(startRoute, {
    body: { linkId: link.pathname.slice('/s/'.length), urlParams: Object.fromEntries(link.searchParams) },
  });

describe('N7: adding people', () => {
  it('N7: takes rows that can be invited, says why others cannot, and sends nothing', async () => {
    const { add, post, list } = await inviting();
    const email = somebody();
    const reply = await add({ email, name: 'Ada' }, { email: 'nobody' }, { email: email.toUpperCase() });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        added: 1,
        refused: [
          { row: 1, email: 'nobody', problem: 'This is no address of mail.' },
          { row: 2, email: email.toUpperCase(), problem: 'This address stands further up in the list.' },
        ],
      },
    ]);
    const csv = `e-mail;name;segment;language\n${somebody()};"Bo; Dr";north;\n${email};Ada;;\n${somebody()};;;xx\n`;
    const checked = await post({ csv, check: true });
    expect(checked.body.added).toBe(1);
    expect(checked.body.refused.map(({ row }: { row: number }) => row)).toEqual([1, 2]);
    expect((await list()).total).toBe(1);
    await post({ csv });
    const { invitations, states, sendsMail } = await list();
    expect(invitations.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Ada', 'added'],
      ['Bo; Dr', 'added'],
    ]);
    expect([states.added, sendsMail]).toEqual([2, true]);
    expect(new URL(invitations[1].url).searchParams.get('segment')).toBe('north');
    expect(mailsTo(email)).toEqual([]);
    expect((await list({ find: 'bo;' })).total).toBe(1);
    expect((await list({ state: 'sent' })).total).toBe(0);
  });

  it('A8: to a study that is deleted meanwhile is done, or 404', async () => {
    const { key } = await newOrganization();
    const replies = await deletedMeanwhile(async () => {
      const of = { key, params: await params({ key }) };
      const body = { invitees: [{ email: somebody() }] };
      return { studyId: of.params.studyId, send: () => call(POST, { ...of, body }) };
    });
    const said = new Set(replies.map(({ status, body }) => `${status} ${body.code}`));
    expect([...said].sort()).toEqual(['201 undefined', '404 study_not_found']);
  });

  it('N7: as a table, with the links to pass on by hand', async () => {
    const { add, study, key } = await inviting();
    await add({ email: 'ada@example.org', name: '=1+1' });
    const { text } = await call(GET, { key, params: { studyId: study.id }, query: { format: 'csv' } });
    expect(text).toContain('email,name,language,state,url');
    expect(text).toMatch(/ada@example\.org,"?'=1\+1"?,,added,http\S+_clq_invite=\S+_clq_sig=/);
  });

  it.each([
    [{}, []],
    [{ invitees: [], csv: 'a' }, ['invitees']],
    [{ invitees: [{ email: 1 }] }, ['invitees', 0, 'email']],
    [{ invitees: [{ email: 'a@b.example', phone: '1' }] }, ['invitees', 0, 'phone']],
    [{ csv: 'a\u0000' }, ['csv']],
  ])('A1: %j is invalid_request_body', async (body, path) => {
    const reply = await (await inviting()).post(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path).toEqual(path);
  });

  it('H1: addresses are for those who may edit', async () => {
    const { organizationId, study } = await inviting();
    const viewer = await newMember(organizationId, 'viewer');
    for (const [method, handler] of [['GET', GET] as const, ['POST', sendRoute] as const]) {
      const reply = await call(handler, {
        ...{ method, key: viewer.key, params: { studyId: study.id } },
        ...(method === 'POST' && { body: {} }),
      });
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
  });
});

describe('N7: sending', () => {
  it('N7: each once, with a personal link and a way to get no more', async () => {
    const { add, send, work, state, list } = await inviting();
    const [ada, bo] = [somebody(), somebody()];
    await add({ email: ada, name: 'Ada', parameters: { segment: 'north west' } }, { email: bo });
    expect((await send({ at: '0000-01-01T00:00:00Z' })).body.code).toBe('invalid_request_body');
    expect((await send()).body).toEqual({ queued: 2 });
    expect((await send()).body).toEqual({ queued: 0 });
    expect(await state(ada)).toBe('queued');
    await Promise.all([work(), work(), work()]);
    await work();
    expect([mailsTo(ada).length, mailsTo(bo).length, await state(ada)]).toEqual([1, 1, 'sent']);
    const [{ text } = { text: '' }] = mailsTo(ada);
    expect(text).toContain('Hello Ada,');
    expect(text).toMatch(/^List-Unsubscribe: <http\S+\/api\/unsubscribe\/\S+>$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(text).toMatch(/^Message-ID: <[\w-]{36}@/im);
    const { invitations, sent } = await list();
    expect(sent).toBe(2);
    expect(linkIn(text).href).toBe(new URL(invitations[0].url).href);
  });

  it('N7: a link begins one interview on whatever device, and says where it stands', async () => {
    const { add, send, work, state, study } = await inviting({});
    const email = somebody();
    await add({ email, parameters: { pid: '7' } });
    await send();
    await work();
    const link = linkIn(mailsTo(email)[0]?.text ?? '');
    const urlParams = [...link.searchParams] as [string, string][];
    await readEntrance(study.linkId, { cookie: null, urlParams: [['_clq_invite', urlParams[1]?.[1] ?? '']] });
    expect(await state(email)).toBe('sent');
    await readEntrance(study.linkId, { cookie: null, urlParams });
    expect(await state(email)).toBe('opened');
    const first = await start(link);
    expect(first.status).toBe(201);
    expect(await state(email)).toBe('started');
    const second = await start(link);
    expect(second.body.responseId).toBe(first.body.responseId);
    await answered({ ...second.body, linkId: study.linkId }, plainAnswer);
    expect(await state(email)).toBe('completed');
    expect((await start(link)).body.step.kind).toBe('end');
  });

  it.each(['open', 'signed'])(
    'N7: once erased it begins nothing (%s), and leads to what it began',
    async (mode) => {
      const { add, list, patch, remove } = await inviting();
      await patch({ entry: { mode } });
      await add({ email: somebody(), parameters: { pid: '7' } }, { email: somebody() });
      const { invitations } = await list();
      const [begun, never] = invitations.map(({ url }: { url: string }) => new URL(url));
      const { responseId } = (await start(begun)).body;
      for (const { id } of invitations) expect((await remove(id)).status).toBe(200);
      expect((await start(begun)).body.responseId).toBe(responseId);
      const refused = await start(never);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    },
  );

  it('G6: a study that asks for signed links takes it; one that was changed is none', async () => {
    const { add, list, patch } = await inviting();
    await add({ email: somebody(), parameters: { pid: '7' } });
    await patch({ entry: { mode: 'signed' } });
    const link = new URL((await list()).invitations[0].url);
    expect((await start(link)).status).toBe(201);
    link.searchParams.set('pid', '8');
    expect((await start(link)).status).toBe(403);
  });

  it('N7: reminds those who have not ended, not twice within a day, three times at most', async () => {
    const { add, send, remind, work, daysLater, list } = await inviting();
    const [ended, waiting] = [somebody(), somebody()];
    await add({ email: ended }, { email: waiting });
    await send();
    await work();
    expect((await remind()).body).toEqual({ queued: 0 });
    await daysLater();
    expect((await list()).remindable).toBe(2);
    expect((await remind()).body).toEqual({ queued: 2 });
    expect((await remind()).body).toEqual({ queued: 0 });
    // Who ends before it leaves gets none.
    const { body } = await start(linkIn(mailsTo(ended)[0]?.text ?? ''));
    await answered(body, plainAnswer);
    await work();
    expect([mailsTo(ended).length, mailsTo(waiting).length]).toEqual([1, 2]);
    expect(mailsTo(waiting)[1]?.text).toContain('A reminder');
    for (let more = 0; more < 3; more++) {
      await daysLater();
      await remind();
      await work();
    }
    expect(mailsTo(waiting)).toHaveLength(4);
  });

  it('N7: who asks for no more gets none, of any study of the organisation', async () => {
    const { add, send, work, state, key, remove, list } = await inviting();
    const email = somebody();
    await add({ email });
    await send();
    await work();
    const token = /\/api\/unsubscribe\/([\w.-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    const press = new Request(`http://127.0.0.1:3000/api/unsubscribe/${token}`, { method: 'POST' });
    expect((await unsubscribeRoute(press, { params: Promise.resolve({ token }) })).status).toBe(200);
    expect(await state(email)).toBe('unsubscribed');
    const other = await launchedStudy(key, guide);
    const of = { key, params: { studyId: other.id } };
    await call(POST, { ...of, body: { invitees: [{ email: email.toUpperCase() }] } });
    expect((await call(sendRoute, { ...of, method: 'POST', body: {} })).body).toEqual({ queued: 0 });
    // Also after the address was erased and came again.
    expect((await remove((await list()).invitations[0].id)).body.deleted).toBe(true);
    await add({ email });
    expect((await send()).body).toEqual({ queued: 0 });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('N7: what the mail server refuses for good has failed; one that is away is tried again', async () => {
    const { add, send, work, state, list, study } = await inviting();
    const email = somebody();
    await add({ email });
    await send();
    smtp.refusing = true;
    await work();
    expect(await state(email)).toBe('failed');
    const [{ problem }] = (await list()).invitations;
    expect(problem).toBe('The mail server does not take this address (550).');
    expect((await list({ state: 'failed' })).total).toBe(1);
    smtp.refusing = false;
    const later = somebody();
    await add({ email: later });
    await send();
    // A sender that died while it was at it: nobody gets a mail twice.
    await claimMail(database(), study.id);
    await database()
      .update(studyInvitationMail)
      .set({ triedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(studyInvitationMail.studyId, study.id));
    await giveUpLostMails(database(), study.id);
    await work();
    expect([mailsTo(later).length, await state(later)]).toEqual([0, 'failed']);
  });

  it('N7: a paused study waits, a closed one sends nothing, a draft cannot', async () => {
    const { key } = await newOrganization();
    const draft = await createdStudy(key, guide);
    const reply = await call(sendRoute, { key, method: 'POST', params: { studyId: draft.id }, body: {} });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    const { add, send, work, study, state } = await inviting();
    const email = somebody();
    await add({ email });
    await send();
    const become = (status: string) =>
      database().execute(sql`update study set status = ${status} where id = ${study.id}`);
    await become('paused');
    await work();
    expect(await state(email)).toBe('queued');
    await become('closed');
    await work();
    expect([await state(email), mailsTo(email).length]).toEqual(['added', 0]);
  });

  it('N7: in the language and the words of the study', async () => {
    const { add, send, work, patch } = await inviting({
      config: { questionLanguage: 'en', availableLanguages: ['de', 'fr'] },
    });
    const own = {
      subject: 'Zug',
      text: 'Hallo {name}: {link}',
      reminderSubject: 'R',
      reminderText: '{link}',
    };
    const refused = await patch({ invitationTexts: { de: { ...own, text: 'Ohne Link' } } });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, ['invitationTexts', 'de', 'text']]);
    expect((await patch({ invitationTexts: { de: own } })).body.invitationTexts).toEqual({ de: own });
    const [german, french] = [somebody(), somebody()];
    await add({ email: german, name: 'Ada', language: 'de' }, { email: french, language: 'fr' });
    await send();
    await work();
    expect(mailsTo(german)[0]?.text).toContain('Hallo Ada: http');
    expect(mailsTo(french)[0]?.text).toContain('Merci');
  });
});
