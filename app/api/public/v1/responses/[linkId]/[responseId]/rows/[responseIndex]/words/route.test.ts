import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as annotateRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { POST as transcribeRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/transcription/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import {
  POST as evidenceRoute,
  GET as listEvidenceRoute,
} from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/evidence/route';
import { GET as themeRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/route';
import { POST as createThemeRoute } from '@/app/api/public/v1/studies/[studyId]/themes/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { runJobs } from '@/lib/testing/run-jobs';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET, PUT } from './route';

testDatabase();

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.stop());

const HEARD = 'The train was late again.';

const strangers = {
  params: async ({ key }: { key: string }) => ({ ...(await spoken({ key })).response, responseIndex: '0' }),
  nowhere: { linkId: 'nowhere-at-all', responseId: '1', responseIndex: '0' },
};
refusesStrangers(GET, { method: 'GET', ...strangers });
refusesStrangers(PUT, { method: 'PUT', body: { text: 'Words.' }, ...strangers });

/** An interview with a spoken answer and a typed one, complete. `heard`: whether it was transcribed. */
async function spoken({ heard = true, key: given }: { heard?: boolean; key?: string } = {}) {
  const key = given ?? (await newOrganization()).key;
  const items = ['How was it?', 'Anything else?'].map((text) => ({
    ...{ type: 'open_ended' as const, followUp: 'none' as const },
    text,
  }));
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'audio' },
  });
  const interview = await startedInterview(study.linkId);
  const { id } = await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  const { body } = await answer(interview, interview.step.id, { text: '', recordings: [id] });
  await answer(interview, body.step.id, { text: 'Nothing that I typed.' });
  await runJobs();
  const response = { linkId: study.linkId, responseId: interview.responseId };
  if (heard) {
    await call(transcribeRoute, { method: 'POST', key, params: response, body: {} });
    await runJobs();
  }
  const row = (responseIndex: number) => ({
    key,
    params: { ...response, responseIndex: `${responseIndex}` },
  });
  const reading = async () => (await call(readingRoute, { key, params: response })).body;
  return {
    key,
    response,
    reading,
    listed: async () => (await call(listRoute, { key, params: { linkId: study.linkId } })).body[0],
    read: (at = 0) => call(GET, row(at)),
    mend: (body: object, at = 0) => call(PUT, { method: 'PUT', ...row(at), body }),
    transcribe: () => call(transcribeRoute, { method: 'POST', key, params: response, body: {} }),
  };
}

describe('the words of a spoken answer', () => {
  it('K8: are written where nobody transcribed them, and analysed', async () => {
    const { read, mend, reading, listed } = await spoken({ heard: false });
    expect((await read()).body).toEqual({ responseIndex: 0, version: 0, text: '', versions: [] });
    const text = 'The heating failed in Hanover, so I slept in my coat.';
    const written = await mend({ text, version: 0 });
    expect([written.status, written.body.text, written.body.version]).toEqual([200, text, 1]);
    await runJobs();
    const { transcript, analysis, bullets } = await reading();
    expect([transcript[0].user, transcript[0].words]).toEqual([text, { version: 1, by: 'person' }]);
    expect(analysis.state).toBe('done');
    expect(JSON.stringify(bullets)).toContain('heating');
    expect((await listed()).answers['Q1: How was it?']).toBe(text);
  });

  it('K8: are mended, with their history kept', async () => {
    const { read, mend, reading } = await spoken();
    const first = (await read()).body;
    expect(first).toMatchObject({ version: 1, text: HEARD });
    expect(first.versions[0]).toMatchObject({ by: 'transcriber', author: null, text: HEARD });
    const before = await reading();
    await mend({ text: 'The tram was late again.', version: 1 });
    await mend({ text: HEARD, version: 2 });
    const { version, versions } = (await read()).body;
    expect(version).toBe(3);
    expect(versions.map(({ text, by }: { text: string; by: string }) => [text, by])).toEqual([
      [HEARD, 'transcriber'],
      ['The tram was late again.', 'person'],
      [HEARD, 'person'],
    ]);
    expect(versions[1].author.name).toEqual(expect.any(String));
    expect((await reading()).updatedAt > before.updatedAt).toBe(true);
  });

  it('K8: are not changed over a newer version, and the same words again are no version', async () => {
    const { read, mend } = await spoken();
    expect((await mend({ text: 'Mine.', version: 1 })).status).toBe(200);
    const late = await mend({ text: 'Yours.', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
    expect((await mend({ text: 'Mine.' })).body.version).toBe(2);
    expect((await read()).body.text).toBe('Mine.');
    const race = await Promise.all(['A', 'B', 'C', 'D'].map((text) => mend({ text, version: 2 })));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('K8: stay as a person wrote them when the recording is transcribed afterwards', async () => {
    const { mend, reading, transcribe } = await spoken({ heard: false });
    await mend({ text: 'As I heard it.' });
    await transcribe();
    await runJobs();
    expect((await reading()).transcript[0].user).toBe('As I heard it.');
  });

  it('L3: take the evidence of themes along, and what is left of it counts', async () => {
    const { key, mend, response } = await spoken();
    const params = { studyId: response.linkId };
    const made = await call(createThemeRoute, { key, params, body: { name: 'Quicksilver' } });
    const theme = { ...params, themeId: made.body.id };
    const passage = { responseIndex: 0, start: HEARD.indexOf('late'), end: HEARD.indexOf('late') + 4 };
    const { responseId } = response;
    await call(evidenceRoute, { key, params: theme, body: { responseId, ...passage } });
    const evidence = async () =>
      (await call(listEvidenceRoute, { key, params: theme })).body.evidence.map(
        ({ quote }: { quote: string }) => quote,
      );
    await mend({ text: `Oh dear. ${HEARD}` });
    expect(await evidence()).toEqual(['late']);
    await mend({ text: '' });
    expect(await evidence()).toEqual([]);
    expect((await call(themeRoute, { key, params: theme })).body.responses).toBe(0);
  });

  it('take the highlights of their passages along', async () => {
    const { key, response, mend, reading } = await spoken();
    const start = HEARD.indexOf('late');
    const body = { responseIndex: 0, passage: { start, end: start + 4 }, tag: 'delay' };
    expect((await call(annotateRoute, { method: 'POST', key, params: response, body })).status).toBe(201);
    await mend({ text: 'My train was rather late again.' });
    expect((await reading()).annotations[0].quote).toBe('late');
    await mend({ text: '' });
    const [{ passage, tag }] = (await reading()).annotations;
    expect([passage, tag]).toEqual([null, 'delay']);
  });

  it.each([
    ['a typed answer', 1, 409, 'conflict'],
    ['a row that is not there', 7, 404, 'not_found'],
  ])('are not those of %s', async (_what, at, status, code) => {
    const { read, mend } = await spoken();
    for (const refused of [await read(at), await mend({ text: 'Changed.' }, at)])
      expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it.each([
    ['403 for any row, whatever it holds', [0, 1], 403, 'forbidden'],
    ['404 for none', [7], 404, 'not_found'],
  ])('A9: whoever may not mend them gets %s', async (_what, rows, status, code) => {
    const owner = await newOrganization();
    const { response } = await spoken({ key: owner.key });
    const { key } = await newMember(owner.organizationId, 'viewer');
    for (const at of rows) {
      const params = { ...response, responseIndex: `${at}` };
      const refused = await call(PUT, { method: 'PUT', key, params, body: { text: 'Changed.' } });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
  });

  it.each([
    ['no text', {}],
    ['a number', { text: 7 }],
    ['NUL', { text: 'a\0b' }],
    ['half a surrogate pair', { text: 'a\ud800' }],
    ['100,001 characters', { text: 'a'.repeat(100_001) }],
    ['an unknown key', { text: 'a', more: 1 }],
    ['a version that is none', { text: 'a', version: -1 }],
  ])('refuse %s', async (_what, body) => {
    const { mend, read } = await spoken();
    const refused = await mend(body);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request_body']);
    expect((await read()).body.text).toBe(HEARD);
  });

  it('have a row between the welcome message and the end, whatever its number is called', async () => {
    const { key, response } = await spoken();
    for (const responseIndex of ['-1', '1e3', 'first', '99999999999999999999'])
      expect((await call(GET, { key, params: { ...response, responseIndex } })).status).toBe(404);
  });
});

it('A10: a row has one address', async () => {
  const { response, key } = await spoken();
  const status = async (responseIndex: string) =>
    (await call(GET, { key, params: { ...response, responseIndex } })).status;
  expect([await status('0'), await status('00'), await status('+0'), await status('0.0')]).toEqual([
    ...[200, 404, 404, 404],
  ]);
});
