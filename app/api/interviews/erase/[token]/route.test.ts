import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as linkRoute } from '@/app/api/interviews/[responseId]/erase-link/route';
import { GET as resume } from '@/app/api/interviews/[responseId]/route';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { GET as findPerson } from '@/app/api/public/v1/people/route';
import { GET as readResponse } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { POST as invite } from '@/app/api/public/v1/studies/[studyId]/invitations/route';
import { eraseToken } from '@/lib/ports/erase-token';
import { personalParameters } from '@/lib/services/study-invitations/personal-link';
import { database, pool } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { filesWith, tablesWith } from '@/lib/testing/everything-kept';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptExport } from '@/lib/testing/kept-export';
import { keptRecording } from '@/lib/testing/kept-recording';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';
import { DELETE } from './route';

process.env.RATE_LIMITS = 'on';
testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
/** The token of the link that the last page has. */
async function tokenOf({ responseId, token }: { responseId: string; token: string }): Promise<string> {
  const { status, body } = await call(linkRoute, { params: { responseId }, token });
  if (status !== 200) throw new Error(`no link: ${status}`);
  expect(body).toEqual({ url: expect.stringMatching(/\/erase\/[\w-]{87}\?language=en$/) });
  return new URL(body.url).pathname.replace('/erase/', '');
}
let asked = 0;
/** Each from an address of its own, because they are counted. */
const erase = (token: string, headers: Record<string, string> = {}) =>
  call(DELETE, {
    method: 'DELETE',
    params: { token },
    headers: { 'x-client-address': `10.1.${++asked % 250}.${Math.floor(asked / 250)}`, ...headers },
  });

async function interviewed(
  study: { id: string; linkId: string },
  urlParams: Record<string, string> = {},
  text = 'It was crowded.',
) {
  const interview = await startedInterview(study.linkId, { urlParams });
  await answered(interview, () => ({ text }));
  return { ...interview, eraser: await tokenOf(interview), params: { ...study, ...interview } };
}

async function read(key: string, { params }: { params: { linkId: string; responseId: string } }) {
  const { linkId, responseId } = params;
  const { status, body } = await call(readResponse, { key, params: { linkId, responseId } });
  return [status, body.code];
}
const GONE = [404, 'response_not_found'];
const THERE = [200, undefined];

describe('O2: a participant deletes their answers by the link of the last page', () => {
  it('O2: nothing of the interview is left, others are untouched, and the ledger holds', async () => {
    const { key, organizationId } = await newOrganization();
    const word = `zephyr${randomUUID().replace(/[^a-z]/g, '')}`;
    const pid = `p${randomUUID()}`;
    const study = await launchedStudy(key, guide, { config: { interviewMode: 'audio' } });
    const interview = await startedInterview(study.linkId, { urlParams: { pid } });
    const heard = await keptRecording({
      responseId: interview.responseId,
      stepId: interview.step.id,
    });
    await answered(interview, () => ({ text: `A ${word} blew.`, recordings: [heard.id] }));
    const another = await interviewed(study, { pid: 'other' });
    await runJobs();
    await keptExport({ organizationId, studyId: study.id });
    expect(filesWith(heard.key)).not.toEqual([]);
    expect(await tablesWith(word)).not.toEqual([]);

    const reply = await erase(await tokenOf(interview));
    expect([reply.status, reply.body]).toEqual([200, { erased: true }]);
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    await runJobs();
    for (const text of [word, pid]) expect(await tablesWith(text)).toEqual([]);
    for (const text of [word, heard.key, heard.id]) expect(filesWith(text)).toEqual([]);
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
    expect(await read(key, { params: { ...study, ...interview } })).toEqual(GONE);
    const { responseId, token } = interview;
    expect((await call(resume, { params: { responseId }, token })).status).toBe(401);
    expect((await call(findPerson, { key, query: { responseId } })).body.total).toBe(0);
    expect(await read(key, another)).toEqual(THERE);
  });

  it('O2: also the invitation of a personal link, and no further interview of the same person', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const email = `${randomUUID()}@example.org`;
    const invitees = [{ email }, { email: 'other@example.org' }];
    await call(invite, { key, params: { studyId: study.id }, body: { invitees } });
    const { rows } = await pool().query(
      'select id from study_invitation where study_id = $1 and email = $2',
      [study.id, email],
    );
    const parameters = personalParameters(study.id, { id: rows[0].id, parameters: [['pid', 'p-7']] });
    const one = await interviewed(study, Object.fromEntries(parameters));
    const two = await interviewed(study, { pid: 'p-7' });
    expect((await erase(one.eraser)).status).toBe(200);
    expect(await tablesWith(email)).toEqual([]);
    expect(await tablesWith('other@example.org')).not.toEqual([]);
    expect([await read(key, one), await read(key, two)]).toEqual([GONE, THERE]);
  });

  it('O2: whoever was screened out has the link, too', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, [screening([screener()]), ...guide]);
    const interview = await startedInterview(study.linkId);
    const { options } = interview.step.question;
    const end = await answered(interview, () => ({ optionIds: [options.at(-1).id] }));
    expect(end.outcome).toBe('screened_out');
    expect((await erase(await tokenOf(interview))).status).toBe(200);
    expect(await read(key, { params: { ...study, ...interview } })).toEqual(GONE);
  });

  it('O2: twice and several times at once are one erasing, with one entry of the audit log (O1)', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const one = await interviewed(study, { pid: 'p-private' });
    const ip = { 'x-client-address': '198.51.100.7' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => erase(one.eraser, ip)));
    replies.push(await erase(one.eraser, ip));
    expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, { erased: true }]));
    expect(await read(key, one)).toEqual(GONE);
    const { body, text } = await call(readAudit, { key, query: { action: 'eraseOwnAnswers' } });
    expect(body.entries).toHaveLength(1);
    expect(body.entries[0]).toMatchObject({
      actor: { system: 'visitor' },
      ...{ target: one.responseId, targetType: 'response', result: 'done', changes: {}, ip: null },
    });
    expect(text).not.toMatch(/p-private|198\.51/);
  });

  it('O2: a link of another interview, study or organisation erases that alone', async () => {
    const [mine, other] = await Promise.all([newOrganization(), newOrganization()]);
    const [here, there] = await Promise.all([mine, other].map(({ key }) => launchedStudy(key, guide)));
    const [one, two, foreign] = [
      await interviewed(here!),
      await interviewed(here!),
      await interviewed(there!),
    ];
    // Ids of one with the signature of another, and a response in a study that it is not of.
    const mixed = [
      one.eraser.slice(0, 44) + two.eraser.slice(44),
      one.eraser.slice(0, 22) + two.eraser.slice(22, 44) + one.eraser.slice(44),
      foreign.eraser.slice(0, 22) + one.eraser.slice(22),
    ];
    for (const token of mixed) expect((await erase(token)).status).toBe(404);
    await erase(eraseToken({ studyId: there!.id, responseId: one.responseId }));
    expect([await read(mine.key, one), await read(mine.key, two)]).toEqual([THERE, THERE]);
    expect((await erase(two.eraser)).status).toBe(200);
    expect([await read(mine.key, one), await read(mine.key, two)]).toEqual([THERE, GONE]);
    expect(await read(other.key, foreign)).toEqual(THERE);
    const { body } = await call(readAudit, { key: other.key, query: { action: 'eraseOwnAnswers' } });
    expect(body.entries).toEqual([]);
  });

  it('O2: an altered link and other credentials are no links of ours', async () => {
    const { key } = await newOrganization();
    const one = await interviewed(await launchedStudy(key, guide));
    const altered = Array.from(one.eraser, (letter, at) => {
      const other = letter === 'A' ? 'B' : 'A';
      return one.eraser.slice(0, at) + other + one.eraser.slice(at + 1);
    });
    // The last letter of 43 carries two bits that decoders ignore.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = [...letters].map((letter) => one.eraser.slice(0, -1) + letter);
    const others = ['', 'nobody', one.token, one.responseId, `${one.eraser}A`, one.eraser.slice(0, -1)];
    for (const token of [...altered, ...last.filter((token) => token !== one.eraser), ...others]) {
      const { status, body } = await erase(token);
      expect([status, body.code], token).toEqual([404, 'not_found']);
    }
    expect(await read(key, one)).toEqual(THERE);
  });

  it('O2: an interview under way is not erased by such a link', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const { responseId, token } = await startedInterview(study.linkId);
    const link = await call(linkRoute, { params: { responseId }, token });
    expect([link.status, link.body.code]).toEqual([409, 'conflict']);
    const { status, body } = await erase(eraseToken({ studyId: study.id, responseId }));
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await read(key, { params: { ...study, responseId } })).toEqual(THERE);
  });

  it('H3: only for the pages of this server, and so many times a minute', async () => {
    const { key } = await newOrganization();
    const one = await interviewed(await launchedStudy(key, guide));
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const { status, body } = await erase(one.eraser, headers as Record<string, string>);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect(await read(key, one)).toEqual(THERE);
    const from = { 'x-client-address': '203.0.113.9' };
    const statuses = [];
    for (let time = 0; time < 21; time++) statuses.push((await erase('nobody', from)).status);
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
  });
});
