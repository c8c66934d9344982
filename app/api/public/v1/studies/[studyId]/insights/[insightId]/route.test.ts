import { expect, it } from 'vitest';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { PUT as mendRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/rows/[responseIndex]/words/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { POST as createRoute } from '../route';
import { DELETE, GET, PATCH } from './route';

testDatabase();

interface World {
  key: string;
  studyId: string;
  responseId: string;
  linkId: string;
  person: Person;
}

async function madeInsight(person?: Person) {
  const { key, study, responseId, person: owner } = await reviewedResponse(person && { person });
  const world: World = { key, studyId: study.id, linkId: study.linkId, responseId, person: owner };
  const evidence = [4, 20].map((start) => ({ responseId, responseIndex: 0, start, end: start + 4 }));
  return { ...world, insightId: await created(world, { title: 'Trains are late', evidence }) };
}

async function created({ key, studyId }: World, body: object): Promise<string> {
  const reply = await call(createRoute, { key, params: { studyId }, body });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body.id;
}

type Made = Awaited<ReturnType<typeof madeInsight>>;
const pathOf = ({ studyId, insightId }: Made) => ({ studyId, insightId });
const read = (made: Made) => call(GET, { key: made.key, params: pathOf(made) });
const change = (made: Made, body: object, match?: string, key = made.key) =>
  call(PATCH, {
    ...{ method: 'PATCH', key, params: pathOf(made), body },
    headers: match === undefined ? {} : { 'if-match': match },
  });

const params = async (person: Person) => pathOf(await madeInsight(person));
const nowhere = { studyId: 'nowhere-at-all', insightId: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3' };
const headers = { 'if-match': '*' };
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PATCH, { method: 'PATCH', body: { status: 'shared' }, headers, params, nowhere });
refusesStrangers(DELETE, { method: 'DELETE', headers, params, nowhere });

it('M1: a change needs the version that it is based on', async () => {
  const made = await madeInsight();
  const without = await change(made, { title: 'A' });
  expect([without.status, without.body.code]).toEqual([400, 'bad_request']);
  const first = await change(made, { title: 'A' }, '"1"');
  expect([first.status, first.body.title, first.headers.get('etag')]).toEqual([200, 'A', '"2"']);
  const stale = await change(made, { title: 'B' }, '"1"');
  expect([stale.status, stale.body.code]).toEqual([409, 'concurrent_modification']);
  const gone = await call(DELETE, { ...made, method: 'DELETE', params: pathOf(made) });
  expect([gone.status, gone.body.code]).toEqual([400, 'bad_request']);
  const late = await call(DELETE, {
    ...{ method: 'DELETE', key: made.key, params: pathOf(made) },
    headers: { 'if-match': '"1"' },
  });
  expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
});

it('M1: of two changes at once one is refused', async () => {
  const made = await madeInsight();
  const replies = await Promise.all(['A', 'B', 'C'].map((title) => change(made, { title }, '"1"')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('M1: whoever writes is among the authors, unless authors are named', async () => {
  const made = await madeInsight();
  const colleague = await newMember(made.person.organizationId, 'collaborator');
  const joined = await change(made, { text: 'More.' }, '*', colleague.key);
  expect(joined.body.authors.map(({ id }: { id: string }) => id)).toEqual([
    made.person.userId,
    colleague.userId,
  ]);
  const named = await change(made, { authors: [colleague.userId] }, '*');
  expect(named.body.authors).toEqual([{ id: colleague.userId, name: colleague.name }]);
});

it('M1: evidence of a deleted response keeps its number and loses its words', async () => {
  const made = await madeInsight();
  const before = (await read(made)).body.evidence;
  const gone = { ...before[0] };
  for (const name of Object.keys(gone)) gone[name] = null;
  await call(deleteResponseRoute, {
    ...{ method: 'DELETE', key: made.key },
    params: { linkId: made.linkId, responseId: made.responseId },
  });
  const after = await read(made);
  expect(after.body.evidence).toEqual([gone, gone]);
  const kept = await change(made, { evidence: [{ responseId: null }] }, '*');
  expect([kept.status, kept.body.evidence]).toEqual([200, [gone]]);
  const more = await change(made, { evidence: [{ responseId: null }, { responseId: null }] }, '*');
  expect([more.status, more.body.issues[0].path]).toEqual([400, ['evidence', 1, 'responseId']]);
});

it('K8: evidence moves with mended words, and says when they are gone', async () => {
  const person = await newOrganization();
  const talk = [
    { type: 'flat' as const, title: 'Talk', items: [{ type: 'open_ended' as const, text: 'How?' }] },
  ];
  const { id: studyId, linkId } = await launchedStudy(person.key, talk, {
    config: { interviewMode: 'audio' },
  });
  const interview = await startedInterview(linkId);
  const heard = await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  await answered(interview, (step) =>
    step.kind === 'question' ? { text: '', recordings: [heard.id] } : { skip: true },
  );
  const { responseId } = interview;
  const world = { key: person.key, person, studyId, linkId, responseId };
  const mend = async (text: string) => {
    const reply = await call(mendRoute, {
      ...{ method: 'PUT', key: person.key, body: { text } },
      params: { linkId, responseId, responseIndex: '0' },
    });
    expect(reply.status).toBe(200);
  };
  await mend('It was cold there');
  const evidence = [{ responseId, responseIndex: 0, start: 7, end: 11 }];
  const insightId = await created(world, { title: 'Cold', evidence });
  await mend('Well, it was cold there');
  const moved = (await read({ ...world, insightId })).body.evidence[0];
  expect([moved.quote, moved.start]).toEqual(['cold', 13]);
});

it('deletes', async () => {
  const made = await madeInsight();
  const { status, body } = await call(DELETE, {
    ...{ method: 'DELETE', key: made.key, params: pathOf(made) },
    headers: { 'if-match': '"1"' },
  });
  expect([status, body]).toEqual([200, { id: made.insightId, deleted: true }]);
  expect((await read(made)).status).toBe(404);
});
