import { expect, it } from 'vitest';
import { DELETE as clipRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/clips/[clipId]/route';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { DELETE as themeRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/route';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { clippedResponse } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { choice, flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { putIn, themed } from '@/lib/testing/themed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { POST as figuresRoute } from './figures/route';
import { GET, PUT } from './route';

testDatabase();

const written = { title: 'Report', standfirst: '', blocks: [] };

async function surveyed(person?: Person) {
  const owner = person ?? (await newOrganization());
  const study = await launchedStudy(owner.key, [
    flat([choice({ text: 'Which?' }), open({ text: 'Why?', followUp: 'none' })]),
  ]);
  const interview = await startedInterview(study.linkId);
  await answered(interview, (step) =>
    step.question?.type === 'open_ended' ? { text: 'Because of the bed.' } : plainAnswer(step),
  );
  await indexStaleResponses(database(), { all: true });
  return { person: owner, key: owner.key, study, responseId: interview.responseId };
}
type World = Awaited<ReturnType<typeof surveyed>>;

const params = async (person: Person) => ({ studyId: (await surveyed(person)).study.id });
const nowhere = { studyId: 'nowhere-at-all' };
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PUT, { method: 'PUT', body: written, headers: { 'if-match': '*' }, params, nowhere });

const at = ({ study }: World) => ({ studyId: study.id });
const read = (world: World) => call(GET, { key: world.key, params: at(world) });
const write = (world: World, body: object, match: string | undefined = '*', key = world.key) =>
  call(PUT, {
    ...{ method: 'PUT', key, params: at(world), body },
    headers: match === '' ? {} : { 'if-match': match },
  });
const questionOf = async (world: World) => {
  const { GET: questionsRoute } = await import('../questions/route');
  return (await call(questionsRoute, { key: world.key, params: at(world) })).body.questions[0].id;
};

it('M3: a study has a report, empty at first, with the interviews in figures', async () => {
  const world = await surveyed();
  const { status, body, headers } = await read(world);
  expect([status, headers.get('etag')]).toEqual([200, '"0"']);
  expect(body).toEqual({
    title: 'A study',
    standfirst: '',
    blocks: [],
    facts: {
      people: 1,
      from: expect.any(String),
      to: expect.any(String),
      medianDurationSeconds: 0,
      interviewMode: 'text',
    },
    updatedAt: null,
  });
});

it('M3: its blocks are text, charts with the time of their figures, quotes and tables', async () => {
  const world = await surveyed();
  const questionId = await questionOf(world);
  const passage = { responseId: world.responseId, responseIndex: 1, start: 15, end: 18 };
  const saved = await write(world, {
    title: 'Beds',
    standfirst: 'In short.',
    blocks: [
      { id: 'a', type: 'text', text: '## Beds' },
      { id: 'b', type: 'question', questionId },
      { id: 'c', type: 'quote', by: 'A traveller', passage },
      { id: 'd', type: 'table', columns: ['A', 'B'], rows: [['1', '2']] },
    ],
  });
  expect([saved.status, (await read(world)).body.blocks]).toEqual([200, saved.body.blocks]);
  const [, chart, quote] = saved.body.blocks;
  expect(chart.figures).toEqual({
    takenAt: expect.any(String),
    title: 'Which?',
    groups: [
      { title: null, base: 1, bars: expect.arrayContaining([{ label: expect.any(String), count: 1 }]) },
    ],
  });
  expect([chart.stale, quote.passage.quote, quote.passage.readableId]).toEqual([false, 'bed', 1]);
});

it('M3: a theme block counts people, and is stale once its themes changed or are gone', async () => {
  const world = await themed();
  const at = { key: world.key, params: { studyId: world.study.id } };
  const put = (blocks: object[]) =>
    call(PUT, { ...at, method: 'PUT', headers: { 'if-match': '*' }, body: { ...written, blocks } });
  await putIn(world, world.theme.id);
  const block = { id: 'a', type: 'theme', themes: [world.theme.id] };
  const [made] = (await put([block])).body.blocks;
  expect([made.figures.groups, made.stale]).toEqual([
    [{ title: null, base: 1, bars: [{ label: 'Quicksilver', count: 1 }] }],
    false,
  ]);
  await call(themeRoute, {
    ...{ method: 'DELETE', key: world.key, params: world.themeParams, headers: { 'if-match': '*' } },
  });
  const [kept] = (await put([block])).body.blocks;
  expect([kept.figures, kept.stale]).toEqual([made.figures, true]);
  const refused = await put([{ ...block, id: 'b' }]);
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, ['blocks', 0, 'themes', 0]]);
});

it('M3: a clip is shown as it is, and its place stays when it is deleted', async () => {
  const { key, study, clipId, clipParams } = await clippedResponse();
  const put = (blocks: object[]) =>
    call(PUT, {
      ...{ method: 'PUT', key, params: { studyId: study.id }, headers: { 'if-match': '*' } },
      body: { ...written, blocks },
    });
  const block = { id: 'a', type: 'clip', clipId, by: 'A traveller' };
  const [made] = (await put([block])).body.blocks;
  expect([made.by, made.clip.id, made.clip.readableId]).toEqual(['A traveller', clipId, 1]);
  await call(clipRoute, { method: 'DELETE', key, params: clipParams });
  const [kept] = (await put([block])).body.blocks;
  expect([kept.clipId, kept.clip]).toEqual([clipId, null]);
  const refused = await put([{ ...block, id: 'b' }]);
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, ['blocks', 0, 'clipId']]);
});

it('M3: figures stay as they were taken until somebody takes new ones', async () => {
  const world = await surveyed();
  const questionId = await questionOf(world);
  const blocks = [{ id: 'b', type: 'question', questionId }];
  const first = await write(world, { ...written, blocks });
  await answered(await startedInterview(world.study.linkId), plainAnswer);
  await indexStaleResponses(database(), { all: true });
  const second = await write(world, { ...written, blocks });
  expect(second.body.blocks[0].figures).toEqual(first.body.blocks[0].figures);
  expect(second.body.blocks[0].stale).toBe(true);
  const renewed = await call(figuresRoute, {
    ...{ method: 'POST', key: world.key, params: at(world), body: {} },
    headers: { 'if-match': String(second.headers.get('etag')) },
  });
  expect([renewed.body.blocks[0].figures.groups[0].base, renewed.body.blocks[0].stale]).toEqual([2, false]);
});

it('M3: a change needs the version that it is based on, and of two at once one is refused', async () => {
  const world = await surveyed();
  const without = await write(world, written, '');
  expect([without.status, without.body.code]).toEqual([400, 'bad_request']);
  const replies = await Promise.all(['A', 'B'].map((title) => write(world, { ...written, title }, '"0"')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = replies.find(({ status }) => status === 409);
  expect(stale?.body.code).toBe('concurrent_modification');
});

it('M3: a quote loses its words with its response, and keeps its place', async () => {
  const world = await surveyed();
  const quote = { id: 'c', type: 'quote', by: 'A traveller' };
  const passage = { responseId: world.responseId, responseIndex: 1, start: 0, end: 7 };
  await write(world, { ...written, blocks: [{ ...quote, passage }] });
  await call(deleteResponseRoute, {
    ...{ method: 'DELETE', key: world.key },
    params: { linkId: world.study.linkId, responseId: world.responseId },
  });
  const after = (await read(world)).body.blocks[0];
  expect([after.id, after.passage.quote, after.passage.responseId]).toEqual(['c', null, null]);
  const gone = { ...quote, passage: { responseId: null } };
  expect((await write(world, { ...written, blocks: [gone] })).status).toBe(200);
  const made = await write(world, { ...written, blocks: [{ ...gone, id: 'new' }] });
  expect([made.status, made.body.issues[0].path]).toEqual([400, ['blocks', 0, 'passage', 'responseId']]);
});

it('H1: is written by who may edit', async () => {
  const world = await surveyed();
  const viewer = await newMember(world.person.organizationId, 'viewer');
  const refused = await write(world, written, '*', viewer.key);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

it.each([
  [{ title: '' }],
  [{ blocks: [{ id: 'a', type: 'question', questionId: 'nowhere' }] }],
  [
    {
      blocks: [
        { id: 'a', type: 'text', text: 'x' },
        { id: 'a', type: 'text', text: 'y' },
      ],
    },
  ],
  [{ blocks: [{ id: 'a b', type: 'text', text: 'x' }] }],
  [{ blocks: [{ id: 'a', type: 'picture' }] }],
  [{ blocks: [{ id: 'a', type: 'text', text: '\0' }] }],
  [{ blocks: [{ id: 'a', type: 'table', columns: [], rows: [] }] }],
  [{ blocks: Array.from({ length: 201 }, (_, at) => ({ id: `b${at}`, type: 'text', text: '' })) }],
])('refuses %j', async (more) => {
  const reply = await write(await surveyed(), { ...written, ...more });
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
});

it('M3: a statement is no chart', async () => {
  const owner = await newOrganization();
  const study = await launchedStudy(owner.key, [
    flat([{ type: 'statement', text: 'Please think of your last journey.' }, open({ text: 'Why?' })]),
  ]);
  const world = { person: owner, key: owner.key, study, responseId: '' };
  const blocks = [{ id: 'a', type: 'question', questionId: await questionOf(world) }];
  const { status, body } = await write(world, { ...written, blocks });
  expect([status, body.issues]).toEqual([
    ...[400, [{ path: ['blocks', 0, 'questionId'], message: 'Not a question that the study asked' }]],
  ]);
});
