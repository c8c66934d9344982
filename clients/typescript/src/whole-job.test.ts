import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gateway } from '@/lib/server/gateway';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization, newWallet } from '@/lib/testing/world';
import {
  ApiError,
  changedResponses,
  colloquy,
  type components,
  eachResponse,
  interview,
  pages,
  watchResponses,
} from './index.js';

/** The published client against the running API. */
testDatabase();

let gateway: Gateway;
let url: string;
beforeAll(async () => {
  gateway = await openApiGateway();
  url = `http://127.0.0.1:${gateway.port}`;
});
afterAll(() => gateway.drain(1_000));

type Step = components['schemas']['Step'];

/** More than one request carries. */
const TICKET = 'One way to Leeds. '.repeat(300_000);

const studyGuide: components['schemas']['Block'][] = [
  {
    type: 'screening',
    title: 'Screening',
    items: [
      {
        type: 'multiple_choice',
        text: 'Did you take a night train this year?',
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'No', status: 'reject' },
        ],
      },
    ],
  },
  {
    type: 'flat',
    title: 'The journey',
    items: [
      { type: 'open_ended', text: 'How was the night?', followUp: 'none' },
      { type: 'ranking', text: 'What mattered?', options: [{ text: 'Sleep' }, { text: 'Price' }] },
      { type: 'file_upload', text: 'Your ticket?' },
    ],
  },
];

type Upload = Parameters<Parameters<typeof interview>[2]>[1];

async function answerOf(step: Step, traveller: boolean, upload: Upload) {
  if (step.kind !== 'question') return { text: 'Quiet until Hanover.' };
  const { question } = step;
  if (question.type === 'file_upload') {
    const content = new Blob([TICKET]);
    return {
      recordings: [await upload({ kind: 'file', content, filename: 'Tïcket.txt', filetype: 'text/plain' })],
    };
  }
  if (question.type === 'multiple_choice') {
    return {
      optionIds: question.options.filter((one) => (one.text === 'Yes') === traveller).map(({ id }) => id),
    };
  }
  if (question.type === 'ranking') return { optionIds: question.options.map(({ id }) => id) };
  return { text: 'Quiet until Hanover.' };
}

it('the TypeScript client does the whole job against the running API', async () => {
  const { key, organizationId } = await newOrganization();
  const walletId = await newWallet(organizationId, { credits: 10_000 });
  const api = colloquy({ url, apiKey: key });

  const created = await api.createStudy({ body: { title: 'Night trains', studyGuide } });
  expect((await api.validateGuide({ path: { studyId: created.id }, body: {} })).problems).toEqual([]);
  const { linkId, status } = await api.launchStudy({ path: { studyId: created.id }, body: { walletId } });
  expect(status).toBe('live');

  const people = [true, false, true].map((traveller) =>
    interview(colloquy({ url }), { linkId }, (step, upload) => answerOf(step, traveller, upload)),
  );
  const ends = (await Promise.all(people)).map(({ step }) => step.kind === 'end' && step.outcome);
  expect(ends).toEqual(['complete', 'screened_out', 'complete']);
  await interview(colloquy({ url }), { linkId }, (step, upload) =>
    step.kind !== 'end' && step.number === 1 ? answerOf(step, true, upload) : undefined,
  );

  await runJobs();
  const first = await changedResponses(api, linkId, null, { perPage: 3 });
  expect(first.responses.map(({ progress }) => progress).sort()).toEqual([
    'complete',
    'complete',
    'in_progress',
    'screened_out',
  ]);
  const inPages = [];
  for await (const page of pages(api, 'listResponses', { path: { linkId }, query: { perPage: 3 } })) {
    inPages.push(page?.length);
  }
  expect(inPages).toEqual([3, 1]);
  const read = await api.getResponse({ path: { linkId, responseId: '1' } });
  expect(read.transcript.length).toBeGreaterThan(0);

  const stop = new AbortController();
  const told: string[] = [];
  const { since } = first;
  for await (const { progress } of watchResponses(api, linkId, { since, everyMs: 5, signal: stop.signal })) {
    told.push(progress);
    if (told.length === 4) {
      await interview(colloquy({ url }), { linkId }, (step, upload) => answerOf(step, false, upload));
    }
    if (told.length === 5) break;
  }
  expect(told[4]).toBe('screened_out');

  const { questions } = await api.getResults({ path: { studyId: created.id } });
  expect(questions).toHaveLength(4);
  const csv = await api.exportResponses({ path: { studyId: created.id }, query: { format: 'csv' } });
  expect(new TextDecoder().decode(csv as Uint8Array)).toContain('Quiet until Hanover.');

  const { headers } = await api.call('getStudy', { path: { studyId: created.id } });
  const etag = headers.get('etag') ?? '';
  const change = {
    path: { studyId: created.id },
    headers: { 'If-Match': etag },
    body: { responseTarget: 12 },
  };
  expect((await api.changeStudy(change)).responseTarget).toBe(12);
  const stale = await api.changeStudy(change).catch((error: unknown) => error);
  expect(stale).toMatchObject({ status: 409, code: 'concurrent_modification' });
  expect(stale).toBeInstanceOf(ApiError);
  await api.closeStudy({ path: { studyId: created.id }, body: {} });
  expect(await api.deleteStudy({ path: { studyId: created.id } })).toMatchObject({ deleted: true });
  const gone = await api.getStudy({ path: { studyId: created.id } }).catch((error: unknown) => error);
  expect(gone).toMatchObject({ status: 404, code: 'study_not_found' });
  const rest = eachResponse(api, linkId)[Symbol.asyncIterator]().next();
  await expect(rest).rejects.toMatchObject({ code: 'study_not_found' });
});

it('takes what the document has and nothing else', () => {
  const api = colloquy({ url: 'http://127.0.0.1:1' });
  const compiles = () => {
    // @ts-expect-error no such operation
    void api.createStudies({});
    // @ts-expect-error a study has a title
    void api.createStudy({ body: { studyGuide: [] } });
    // @ts-expect-error the path has a study
    void api.getStudy({});
    // @ts-expect-error within an interview it takes the interview's token
    void api.answerStep({ path: { responseId: '' }, body: { stepId: '', answer: {} } });
    // @ts-expect-error that list does not come in pages
    void pages(api, 'listStudies', {});
  };
  expect(compiles).toBeInstanceOf(Function);
});
