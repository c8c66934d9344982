import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { POST as annotate } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { POST as writeInsight } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import { POST as invite } from '@/app/api/public/v1/studies/[studyId]/invitations/route';
import { POST as share } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { POST as testLink } from '@/app/api/public/v1/studies/[studyId]/test-link/route';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { personalParameters } from '@/lib/services/study-invitations/personal-link';
import { database, pool } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { newClip } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { filesWith, tablesWith } from '@/lib/testing/everything-kept';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptExport } from '@/lib/testing/kept-export';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { runJobs } from '@/lib/testing/run-jobs';
import { newTheme, putIn } from '@/lib/testing/themed';
import { createUpload, fileGuide, sendBytes } from '@/lib/testing/upload';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET as exportPerson } from './export/route';
import { DELETE, GET } from './route';

testDatabase();

const query = { parameter: 'pid', value: 'nobody' };
const SOME = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3';
refusesStrangers(GET, { query });
describe('DELETE', () => refusesStrangers(DELETE, { method: 'DELETE', query }));

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
const find = (key: string, by: Record<string, string>) => call(GET, { key, query: by });
const erase = (key: string, by: Record<string, string>) => call(DELETE, { method: 'DELETE', key, query: by });
const ids = (body: { responses: { id: string }[] }) => body.responses.map(({ id }) => id);

async function interviewed(linkId: string, urlParams: Record<string, string>, text = 'It was crowded.') {
  const interview = await startedInterview(linkId, { urlParams });
  await answered(interview, () => ({ text }));
  return interview.responseId;
}

describe('O2: finding a person', () => {
  it('O2: by a value of a parameter, over all studies of the organisation, before and after they are indexed', async () => {
    const { key } = await newOrganization();
    const stranger = await newOrganization();
    const pid = `p-${randomUUID()}`;
    const [one, two] = [await launchedStudy(key, guide), await launchedStudy(key, guide, { title: 'Beds' })];
    const first = await interviewed(one.linkId, { pid, source: 'mail' });
    await interviewed(one.linkId, { pid: 'somebody else', source: pid });
    await interviewed((await launchedStudy(stranger.key, guide)).linkId, { pid });
    const { responseId: second } = await startedInterview(two.linkId, { urlParams: { a: 'b', pid } });
    for (const all of [false, true]) {
      if (all) await indexStaleResponses(database(), { all: true });
      const { status, body, headers } = await find(key, { parameter: 'pid', value: pid });
      expect([status, ids(body), body.total, body.invitations]).toEqual([200, [first, second], 2, 0]);
      expect(headers.get('x-total-count')).toBe('2');
      expect(body.responses[0]).toMatchObject({ readableId: 1, linkId: one.linkId, progress: 'complete' });
      expect(body.responses[0].kept).toMatchObject({ answers: 1, recordings: 0, bytes: 0 });
      expect(body.responses[1]).toMatchObject({ studyTitle: 'Beds', isTest: false, progress: 'in_progress' });
    }
    const page = await find(key, { parameter: 'pid', value: pid, perPage: '1', page: '1' });
    expect([ids(page.body), page.body.total]).toEqual([[second], 2]);
    for (const value of [pid.toUpperCase(), pid.slice(0, -1), `${pid} `, '%', '*'])
      expect((await find(key, { parameter: 'pid', value })).body.total).toBe(0);
  });

  it('O2: by a response, with those of whom its study names a participant by', async () => {
    const { key } = await newOrganization();
    const [plain, once, panel] = await Promise.all([1, 2, 3].map(() => launchedStudy(key, guide)));
    await patchStudy(key, once!.id, { entry: { mode: 'once_per_parameter', parameter: 'pid' } }, '*');
    await patchStudy(key, panel!.id, { redirects: { parameter: 'pid' } }, '*');
    const urlParams = { pid: 'p-7', source: 'mail' };
    const made = [];
    for (const { linkId } of [plain!, once!, panel!]) made.push(await interviewed(linkId, urlParams));
    await interviewed(panel!.linkId, { pid: 'p-8', source: 'mail' });
    expect(ids((await find(key, { responseId: made[0]! })).body)).toEqual([made[0]]);
    for (const responseId of made.slice(1)) {
      const { body } = await find(key, { responseId: responseId.toUpperCase() });
      expect([ids(body).sort(), body.total]).toEqual([[...made].sort(), 3]);
      // The others are found through it, so it goes last.
      expect(ids(body).at(-1)).toBe(responseId);
    }
  });

  it('O2: by a response of a personal link, with those of the same address', async () => {
    const { key } = await newOrganization();
    const email = `${randomUUID()}@example.org`;
    const started = [];
    for (const invitees of [[{ email, name: 'Ada' }], [{ email }, { email: 'other@example.org' }]]) {
      const study = await launchedStudy(key, guide);
      await call(invite, { key, params: { studyId: study.id }, body: { invitees } });
      const { rows } = await pool().query(
        'select id from study_invitation where study_id = $1 and email = $2',
        [study.id, email],
      );
      const parameters = personalParameters(study.id, { id: rows[0].id, parameters: [] });
      started.push(await interviewed(study.linkId, Object.fromEntries(parameters)));
    }
    const { body } = await find(key, { responseId: started[0]! });
    expect([ids(body).sort(), body.invitations]).toEqual([[...started].sort(), 2]);
    expect((await erase(key, { responseId: started[0]! })).body).toEqual({
      erased: 2,
      remaining: 0,
      held: [],
    });
    expect(await tablesWith(email)).toEqual([]);
    expect(await tablesWith('other@example.org')).not.toEqual([]);
  });

  it('E8: a response of another organisation, and one that is not there, are nothing', async () => {
    const { key } = await newOrganization();
    const foreign = await interviewed((await launchedStudy(key, guide)).linkId, {});
    const stranger = (await newOrganization()).key;
    const replies = await Promise.all(
      [foreign, randomUUID()].map((responseId) => find(stranger, { responseId })),
    );
    expect(replies.map(({ text }) => text)).toEqual(
      Array(2).fill('{"responses":[],"total":0,"invitations":0}'),
    );
    expect((await erase(stranger, { responseId: foreign })).body).toEqual({
      erased: 0,
      remaining: 0,
      held: [],
    });
    expect((await find(key, { responseId: foreign })).body.total).toBe(1);
  });

  it.each([
    '',
    'parameter=pid',
    'value=a',
    'parameter=&value=a',
    'parameter=pid&value=',
    'responseId=',
    'responseId=1',
    'parameter=pid&parameter=pid&value=a',
    'parameter=pid&value=a&value=a',
    `responseId=${SOME}&responseId=${SOME}`,
    `responseId=${SOME}&parameter=pid&value=a`,
    `responseId=${SOME}&value=a`,
    'parameter=_clq_invite&value=a',
    'parameter=pid&value=%00',
    'parameter=PPP&value=a',
    'parameter=pid&value=VVV',
  ])('E1: %j names nobody', async (short) => {
    const { key } = await newOrganization();
    const text = short.replace('PPP', 'p'.repeat(301)).replace('VVV', 'v'.repeat(16_385));
    for (const [handler, method] of [[GET, 'GET'] as const, [DELETE, 'DELETE'] as const]) {
      const { status, body } = await call(handler, { method, key, query: text });
      expect([status, body.code]).toEqual([400, 'bad_request']);
      expect(body.error).not.toContain('vvvv');
    }
  });

  it('A1: unknown parameters are ignored, and pages have their bounds', async () => {
    const { key } = await newOrganization();
    expect((await find(key, { ...query, colour: 'red' })).status).toBe(200);
    for (const more of [{ page: '-1' }, { perPage: '0' }, { perPage: '101' }])
      expect((await find(key, { ...query, ...more })).status).toBe(400);
  });
});

describe('O2: erasing a person', () => {
  /** Somebody with everything that can be made of them, in two studies, one of them under way. */
  async function person() {
    const owner = await newOrganization();
    const { key, organizationId } = owner;
    await newWallet(organizationId, { credits: 10_000 });
    const pid = `p${randomUUID()}`;
    const word = `zephyr${randomUUID().replace(/[^a-z]/g, '')}`;
    const study = await launchedStudy(key, fileGuide());
    const interview = await startedInterview(study.linkId, { urlParams: { pid } });
    const bytes = `Handed in: ${word}.`;
    const { id: fileId } = await createUpload(
      interview,
      { 'upload-length': String(bytes.length) },
      { stepId: interview.step.id, filename: `${word}.txt` },
    );
    await sendBytes(interview, fileId, 0, bytes);
    const next = await answer(interview, interview.step.id, { recordings: [fileId] });
    await answer(interview, next.body.step.id, { text: `A ${word} blew through the night train, twice.` });
    const talk = await launchedStudy(key, guide, { config: { interviewMode: 'audio' } });
    const talking = await startedInterview(talk.linkId, { urlParams: { pid } });
    const heard = await keptRecording({ responseId: talking.responseId, stepId: talking.step.id });
    await answered(talking, () => ({ text: `Spoken ${word} words of mine.`, recordings: [heard.id] }));
    const under = await launchedStudy(key, fileGuide());
    const underWay = await startedInterview(under.linkId, { urlParams: { pid } });
    await runJobs();
    const { responseId } = interview;
    const at = { linkId: study.linkId, responseId };
    await call(annotate, { key, params: at, body: { body: `Ask about the ${word}.` } });
    const passage = { responseIndex: 1, start: 2, end: 2 + word.length };
    const evidence = [{ responseId, ...passage }];
    await call(writeInsight, { key, params: { studyId: study.id }, body: { title: 'Wind', evidence } });
    const theme = await newTheme({ key, study }, { name: 'Weather' });
    await putIn({ key, study, responseId }, theme.body.id, passage);
    await newClip(
      { key, params: { linkId: talk.linkId, responseId: talking.responseId } },
      { from: 0, to: 1 },
    );
    const filter = { urlParams: [{ name: 'pid', value: pid }] };
    await call(share, { key, params: { studyId: study.id }, body: { what: 'responses', filter } });
    await keptExport({ organizationId, studyId: study.id });
    await runJobs();
    return {
      ...owner,
      pid,
      word,
      study,
      under,
      made: [responseId, talking.responseId, underWay.responseId],
      underWay,
      heard,
    };
  }

  it('O2: nothing of them is left in the database nor among the files, and the ledger holds', async () => {
    const { key, pid, word, made, underWay, heard, study } = await person();
    const other = await startedInterview(study.linkId, { urlParams: { pid: 'p-other' } });
    const found = (await find(key, { parameter: 'pid', value: pid })).body;
    expect(found.responses.map(({ kept }: { kept: object }) => kept)).toMatchObject([
      { answers: 2, recordings: 1, quotes: 1, evidence: 1, annotations: 1 },
      { answers: 1, recordings: 1, clips: 1 },
      { answers: 0, recordings: 0 },
    ]);
    expect(found.responses[1].kept.bytes).toBeGreaterThanOrEqual(40);
    for (const text of [pid, word, made[0]!]) expect(await tablesWith(text)).not.toEqual([]);
    expect(filesWith(word)).not.toEqual([]);
    expect(filesWith(heard.key)).not.toEqual([]);

    const { status, body } = await erase(key, { parameter: 'pid', value: pid });
    expect([status, body]).toEqual([200, { erased: 3, remaining: 0, held: [] }]);
    await runJobs();
    expect(await tablesWith(pid)).toEqual([]);
    expect(await tablesWith(word)).toEqual([]);
    // Ids alone are left: where money moved, where something happened, and what was done.
    for (const id of made)
      expect(['public.audit_entry', 'public.event', 'public.share', 'public.transfer']).toEqual(
        expect.arrayContaining(await tablesWith(id)),
      );
    for (const text of [word, heard.key, heard.id]) expect(filesWith(text)).toEqual([]);
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
    expect((await answer(underWay, underWay.step.id, { skip: true })).status).toBe(401);
    expect((await answer(other, other.step.id, { skip: true })).status).toBe(200);
  });

  it('O1: the audit log has an entry for each response, and nothing of who it was', async () => {
    const { key, pid, made } = await person();
    await erase(key, { parameter: 'pid', value: pid });
    const { body } = await call(readAudit, { key, query: { action: 'erasePerson' } });
    expect(body.entries.map((entry: { target: string }) => entry.target).sort()).toEqual([...made].sort());
    expect(body.entries[0]).toMatchObject({ targetType: 'response', result: 'done', changes: {} });
    expect(JSON.stringify(body)).not.toContain(pid);
    expect((await erase(key, { parameter: 'pid', value: pid })).body).toEqual({
      erased: 0,
      remaining: 0,
      held: [],
    });
    const after = await call(readAudit, { key, query: { action: 'erasePerson' } });
    expect(after.body.entries).toHaveLength(3);
  });

  it('O2: an invitation that names them goes, also where they never came', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const pid = `p-${randomUUID()}`;
    const invitees = [
      { email: `${randomUUID()}@example.org`, parameters: { pid } },
      { email: 'kept@example.org', parameters: { pid: 'another' } },
    ];
    await call(invite, { key, params: { studyId: study.id }, body: { invitees } });
    const by = { parameter: 'pid', value: pid };
    expect((await find(key, by)).body).toEqual({ responses: [], total: 0, invitations: 1 });
    for (let time = 0; time < 2; time++)
      expect((await erase(key, by)).body).toEqual({ erased: 0, remaining: 0, held: [] });
    expect(await tablesWith(pid)).toEqual([]);
    expect((await find(key, { ...by, value: 'another' })).body.invitations).toBe(1);
    const { body } = await call(readAudit, { key, query: { action: 'erasePerson' } });
    expect(body.entries).toHaveLength(1);
  });

  it('O2: a test interview is found, though no list has it, and goes like others', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const { url } = (await call(testLink, { method: 'POST', key, params: { studyId: study.id } })).body;
    const urlParams = { ...Object.fromEntries(new URL(url).searchParams), pid: 'p-7' };
    const responseId = await interviewed(study.linkId, urlParams);
    const by = { parameter: 'pid', value: 'p-7' };
    const { body } = await find(key, by);
    expect(body.responses).toMatchObject([{ id: responseId, isTest: true }]);
    const taken = await exportPerson(
      new Request(`http://127.0.0.1:3000/test?${new URLSearchParams(by)}`, { headers: { 'x-api-key': key } }),
      { params: Promise.resolve({}) },
    );
    const names = Object.keys(unzipSync(new Uint8Array(await taken.arrayBuffer())));
    expect(names).toContain(`${body.responses[0].linkId}/response-1/transcript.md`);
    expect((await erase(key, by)).body).toEqual({ erased: 1, remaining: 0, held: [] });
  });

  it('O2: of requests at once each response is erased, counted and recorded by one', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    for (let made = 0; made < 6; made++) await interviewed(study.linkId, { pid: 'p-7' });
    const by = { parameter: 'pid', value: 'p-7' };
    const replies = await Promise.all([1, 2, 3].map(() => erase(key, by)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.reduce((sum, { body }) => sum + body.erased, 0)).toBe(6);
    expect((await find(key, by)).body.total).toBe(0);
    const { body } = await call(readAudit, { key, query: { action: 'erasePerson' } });
    expect(new Set(body.entries.map((entry: { target: string }) => entry.target)).size).toBe(6);
    expect(body.entries).toHaveLength(6);
  });

  it('O2: a request erases a hundred, the next one goes on, and a named response goes last', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide, {});
    await patchStudy(key, study.id, { redirects: { parameter: 'pid' }, closeAtTarget: false }, '*');
    const { responseId } = await startedInterview(study.linkId, { urlParams: { pid: 'p-7' } });
    await pool().query(
      `insert into response (organization_id, study_id, revision_id, readable_id, token_hash, seed, language, url_params, doc)
       select organization_id, study_id, revision_id, readable_id + n, sha256(n::text::bytea), seed, language, url_params, doc
         from response, generate_series(1, 120) n where id = $1`,
      [responseId],
    );
    await pool().query('update study set response_total = response_total + 120 where id = $1', [study.id]);
    const sums = [];
    for (let request = 0; request < 20; request++) {
      const { body } = await erase(key, { responseId });
      sums.push(body.erased);
      expect(body.erased).toBeLessThanOrEqual(100);
      if (body.remaining === 0) break;
      expect((await find(key, { responseId })).body.total).toBe(body.remaining);
    }
    expect(sums.length).toBeGreaterThan(1);
    expect(sums.reduce((sum, erased) => sum + erased, 0)).toBe(121);
  });

  it('H1: finding is for whoever reads, erasing for owners and admins', async () => {
    const { key, organizationId } = await newOrganization();
    await interviewed((await launchedStudy(key, guide)).linkId, { pid: 'p-7' });
    const by = { parameter: 'pid', value: 'p-7' };
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const member = await newMember(organizationId, role);
      expect((await find(member.key, by)).body.total).toBe(1);
      const refused = await erase(member.key, by);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    const admin = await newMember(organizationId, 'admin');
    expect((await erase(admin.key, by)).body).toEqual({ erased: 1, remaining: 0, held: [] });
  });
});
