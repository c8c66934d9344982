import { beforeAll, describe, expect, it } from 'vitest';
import { GET as openLink } from '@/app/api/shared/[token]/route';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, createdStudy, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { POST as createKey } from '../keys/route';
import { PATCH as changeRole } from '../members/[userId]/route';
import { GET as readCaptions } from '../responses/[linkId]/[responseId]/captions/route';
import { GET as readReading } from '../responses/[linkId]/[responseId]/reading/route';
import { GET as getResponse } from '../responses/[linkId]/[responseId]/route';
import { GET as listResponses } from '../responses/[linkId]/route';
import { GET as exportResponses } from '../studies/[studyId]/responses/export/route';
import { PATCH as changeStudy, DELETE as deleteStudy } from '../studies/[studyId]/route';
import { POST as share } from '../studies/[studyId]/shares/route';
import { POST as createTheme } from '../studies/[studyId]/themes/route';
import { POST as createStudy } from '../studies/create/route';
import { GET as check } from './check/route';
import { GET } from './route';

testDatabase();
refusesStrangers(GET, {});

const guide = [flat([open({ text: 'How was it?' })])];
const read = async (key: string, query: Record<string, string> = {}) =>
  (await call(GET, { key, query })).body.entries;

describe('O1: the audit log', () => {
  it('has one entry for each change: who, what, to what, from where', async () => {
    const { key, userId } = await newOrganization();
    const headers = { 'x-client-address': '192.0.2.7' };
    const made = await call(createStudy, { key, headers, body: { title: 'Trains', studyGuide: guide } });
    const [entry, ...others] = await read(key);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      number: 1,
      action: 'createStudy',
      actor: { name: expect.any(String), keyId: expect.any(String) },
      ...{ target: made.body.id, targetType: 'study', targetName: 'Trains', studyId: made.body.id },
      ...{ ip: '192.0.2.7', result: 'done', changes: { title: {}, studyGuide: {} } },
    });
    expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000);
    expect(JSON.stringify(entry)).not.toContain('How was it?');
    expect(userId).not.toBe(entry.actor.keyId);
  });

  it('keeps numbers, choices and what they were, and no text', async () => {
    const { key, organizationId } = await newOrganization();
    const study = await createdStudy(key, guide);
    const body = { background: 'About Anna.', responseTarget: 12, config: { allowRevision: true } };
    const changed = await call(changeStudy, {
      ...{ method: 'PATCH', key, params: { studyId: study.linkId }, headers: { 'if-match': '*' }, body },
    });
    expect(changed.status).toBe(200);
    const colleague = await newMember(organizationId, 'viewer');
    await call(changeRole, {
      ...{ method: 'PATCH', key, params: { userId: colleague.userId }, body: { role: 'admin' } },
    });
    const [role, edit] = await read(key);
    expect(edit).toMatchObject({
      action: 'changeStudy',
      target: study.id,
      changes: { background: {}, responseTarget: { to: 12 }, 'config.allowRevision': { to: true } },
    });
    expect(role).toMatchObject({
      ...{ action: 'changeRole', target: colleague.userId, targetName: colleague.name },
      changes: { role: { from: 'viewer', to: 'admin' } },
    });
  });

  it('O1: names the study, and the theme or link within it, that an entry is about', async () => {
    const { key, study } = await reviewedResponse();
    const params = { studyId: study.id };
    const post = (route: typeof share | typeof createTheme, body: object) =>
      call(route, { key, method: 'POST', params, body });
    await post(createTheme, { name: 'Cold', rule: 'Who was cold' });
    const { body } = await post(share, { what: 'report', label: 'the board' });
    await call(openLink, { params: { token: new URL(body.url).pathname.split('/').at(-1)! } });
    const entries = await read(key);
    expect(entries.slice(0, 3).map(({ targetName }: { targetName: string }) => targetName)).toEqual([
      ...['A study, report for the board', 'A study, report for the board', 'A study, Cold'],
    ]);
    const { organizationId } = await newOrganization();
    await pool().query('update study set organization_id = $1 where id = $2', [organizationId, study.id]);
    expect((await read(key))[0].targetName).toBeNull();
  });

  it('has what a role did not allow, and nothing of other refusals', async () => {
    const { key, organizationId } = await newOrganization();
    const study = await createdStudy(key, guide);
    const viewer = await newMember(organizationId, 'viewer');
    const params = { studyId: study.id };
    expect((await call(deleteStudy, { method: 'DELETE', key: viewer.key, params })).status).toBe(403);
    expect((await call(changeStudy, { method: 'PATCH', key, params, body: { title: 1 } })).status).toBe(400);
    const [entry, created, ...others] = await read(key);
    expect(entry).toMatchObject({ action: 'deleteStudy', target: study.id, result: 'forbidden' });
    expect([created.action, others]).toEqual(['createStudy', []]);
  });

  it('names nothing of another organisation, whatever id somebody tried', async () => {
    const { organizationId, key } = await newOrganization();
    const other = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    const tried = await call(changeRole, {
      ...{ method: 'PATCH', key: viewer.key, params: { userId: other.userId }, body: { role: 'admin' } },
    });
    expect([403, 404]).toContain(tried.status);
    await pool().query(
      `insert into audit_entry (organization_id, system, action, target_type, target, result, changes)
       values ($1, 'operator', 'changeRole', 'member', $2, 'forbidden', '{}')`,
      [organizationId, other.userId],
    );
    const [entry] = await read(key);
    expect(entry).toMatchObject({ target: other.userId, targetName: null });
  });

  it('outlives what was deleted', async () => {
    const { key } = await newOrganization();
    const study = await createdStudy(key, guide);
    await call(deleteStudy, { method: 'DELETE', key, params: { studyId: study.id } });
    const [entry] = await read(key);
    expect(entry).toMatchObject({
      action: 'deleteStudy',
      target: study.id,
      targetName: null,
      result: 'done',
    });
  });

  it('A14: has a request once that was sent again', async () => {
    const { key } = await newOrganization();
    const headers = { 'idempotency-key': 'once' };
    const body = { title: 'Trains', studyGuide: guide };
    await call(createStudy, { key, headers, body });
    expect((await call(createStudy, { key, headers, body })).headers.get('idempotent-replayed')).toBe('true');
    expect(await read(key)).toHaveLength(1);
  });

  it('has each export and each opening of a link', async () => {
    const { key } = await newOrganization();
    const study = await createdStudy(key, guide);
    const params = { studyId: study.id };
    await call(exportResponses, { key, params, query: { format: 'csv' } });
    const link = await call(share, { key, params, body: { what: 'report' } });
    expect(link.status).toBe(201);
    const token = new URL(link.body.url).pathname.split('/').at(-1)!;
    const headers = { 'x-client-address': '203.0.113.5' };
    expect((await call(openLink, { params: { token }, headers })).status).toBe(200);
    const [opening, sharing, exporting] = await read(key, { target: study.id });
    expect(exporting).toMatchObject({ action: 'exportResponses', changes: { format: { to: 'csv' } } });
    expect(sharing).toMatchObject({ action: 'createShare', target: link.body.id, targetType: 'share' });
    expect(opening).toMatchObject({
      ...{ action: 'openShared', actor: { system: 'visitor' }, target: link.body.id, ip: '203.0.113.5' },
    });
  });

  it('is for owners and admins, and each organisation has its own', async () => {
    const { key, organizationId } = await newOrganization();
    await createdStudy(key, guide);
    expect(await read((await newMember(organizationId, 'admin')).key)).toHaveLength(1);
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const other = await newMember(organizationId, role);
      for (const route of [GET, check])
        expect((await call(route, { key: other.key })).body.code).toBe('forbidden');
    }
    expect(await read((await newOrganization()).key)).toEqual([]);
  });
});

/** A study with one filmed response, whose answer names two recordings. */
async function filmed(key: string) {
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])], {
    config: { interviewMode: 'video' },
  });
  const interview = await startedInterview(study.linkId);
  const { responseId, step } = interview;
  const made = [];
  for (let nth = 0; nth < 2; nth++) made.push((await keptRecording({ responseId, stepId: step.id })).id);
  expect((await answer(interview, step.id, { text: '', recordings: made })).status).toBe(200);
  return { study, params: { linkId: study.linkId, responseId } };
}
const addressesIn = (text: string) => text.split('signature=').length - 1;

describe('O1: signed addresses', () => {
  it('of a list with transcripts are recorded before it is sent', async () => {
    const { key } = await newOrganization();
    const { study } = await filmed(key);
    const typed = await startedInterview(study.linkId);
    // A recording that its answer left out.
    await keptRecording({ responseId: typed.responseId, stepId: typed.step.id });
    expect((await answer(typed, typed.step.id, { text: 'Fine.' })).status).toBe(200);
    const request = new Request('http://127.0.0.1/x?expand=transcript', { headers: { 'x-api-key': key } });
    const reply = await listResponses(request, { params: Promise.resolve({ linkId: study.linkId }) });
    const [entry] = await read(key, { action: 'listResponses' });
    expect(entry).toMatchObject({ target: study.id, result: 'done', changes: { addresses: { to: 3 } } });
    expect(addressesIn(await reply.text())).toBe(3);
  });

  it('are in no list without recordings, and none is recorded', async () => {
    const { key, params } = await reviewedResponse();
    const query = { expand: 'transcript' };
    const { body } = await call(listResponses, { key, params: { linkId: params.linkId }, query });
    expect(body[0].transcript).toHaveLength(2);
    expect(await read(key, { action: 'listResponses' })).toEqual([]);
  });
});

it('O1: as many addresses are recorded as the answer has', async () => {
  const { key } = await newOrganization();
  const { params } = await filmed(key);
  const one = await call(getResponse, { key, params });
  const reading = await call(readReading, { key, params });
  expect([one, reading].map(({ text }) => addressesIn(text))).toEqual([3, 8]);
  const captions = await call(readCaptions, { key, params, query: { format: 'vtt' } });
  expect((await call(readCaptions, { key, params, query: { format: 'json' } })).status).toBe(200);
  expect([captions.status, addressesIn(captions.text)]).toEqual([200, 0]);
  const entries = (await read(key)).slice(0, 3);
  expect(entries.map(({ action, changes }: Record<string, unknown>) => [action, changes])).toEqual([
    ['captionResponse', { format: { to: 'vtt' } }],
    ['readResponse', { addresses: { to: 8 } }],
    ['getResponse', { addresses: { to: 3 } }],
  ]);
});

describe('O1: reading the audit log', () => {
  let owner: Person;
  let studyId: string;
  beforeAll(async () => {
    owner = await newOrganization();
    for (let made = 0; made < 3; made++) studyId = (await createdStudy(owner.key, guide)).id;
    await call(createKey, { key: owner.key, body: { name: 'Second' } });
  });

  it('goes by pages, newest first', async () => {
    const first = await call(GET, { key: owner.key, query: { perPage: '3' } });
    expect(first.body.entries.map((entry: { number: number }) => entry.number)).toEqual([4, 3, 2]);
    expect(first.headers.get('x-total-count')).toBe('4');
    expect(first.headers.get('link')).toContain('page=1');
    const second = await call(GET, { key: owner.key, query: { perPage: '3', page: '1' } });
    expect(second.body.entries).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
  });

  it('is filtered by what, who, to what and when', async () => {
    const { key } = owner;
    expect(await read(key, { action: 'createKey' })).toHaveLength(1);
    expect(await read(key, { target: studyId })).toHaveLength(1);
    expect(await read(key, { actor: 'operator' })).toEqual([]);
    const [{ actor, at }] = await read(key);
    expect(await read(key, { actor: actor.keyId })).toHaveLength(4);
    expect((await read(key, { from: at })).length).toBeGreaterThanOrEqual(1);
    expect(await read(key, { to: '2026-01-01T00:00:00Z' })).toEqual([]);
    expect(await read(key, { to: '0000-01-01T00:00:00Z' })).toEqual([]);
    expect(await read(key, { from: '0000-01-01T00:00:00+14:00' })).toHaveLength(4);
    expect(await read(key, { to: '9999-12-31T23:59:59-14:00' })).toHaveLength(4);
    expect(await read(key, { action: "'; drop table audit_entry; --" })).toEqual([]);
  });

  it.each([
    { from: 'yesterday' },
    { to: '2026-02-30T00:00:00Z' },
    { page: '-1' },
    { perPage: '1001' },
    { format: 'xml' },
    { actor: '' },
    { action: 'a\0b' },
    { actor: '\0' },
    { target: '\0' },
  ])('refuses %j', async (query) => {
    const { status, body } = await call(GET, { key: owner.key, query });
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('is taken out whole as CSV and NDJSON', async () => {
    const csv = await call(GET, { key: owner.key, query: { format: 'csv', action: 'createStudy' } });
    expect(csv.headers.get('content-disposition')).toContain('.csv');
    expect(csv.text.trim().split('\r\n')).toHaveLength(4);
    const ndjson = await call(GET, { key: owner.key, query: { format: 'ndjson', action: 'createStudy' } });
    const lines = ndjson.text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).action)).toEqual([
      'createStudy',
      'createStudy',
      'createStudy',
    ]);
  });
});
