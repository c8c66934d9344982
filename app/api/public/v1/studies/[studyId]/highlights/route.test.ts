import { expect, it } from 'vitest';
import { POST as annotateRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => ({ studyId: (await reviewedResponse({ person })).study.id }),
  nowhere: { studyId: 'nowhere-at-all' },
});

type World = Awaited<ReturnType<typeof reviewedResponse>>;

async function marked(world: World, key: string, body: object): Promise<string> {
  const reply = await call(annotateRoute, { key, params: world.params, body });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body.id;
}

const list = (world: World, query: Record<string, string> = {}) =>
  call(GET, { key: world.key, params: { studyId: world.study.id }, query });

async function markedStudy() {
  const world = await reviewedResponse({ welcome: true });
  const colleague = await newMember(world.person.organizationId, 'researcher');
  const first = await marked(world, world.key, {
    responseIndex: 1,
    passage: { start: 4, end: 8 },
    tag: 'Trains',
  });
  const second = await marked(world, colleague.key, {
    responseIndex: 2,
    passage: { start: 0, end: 10 },
    body: 'Whose?',
  });
  await marked(world, world.key, { responseIndex: 2, body: 'A note, no highlight.' });
  return { world, colleague, first, second };
}

it('M1: lists the highlights of all responses with words, place, tag, author and time', async () => {
  const { world, first, second } = await markedStudy();
  const { status, body, headers } = await list(world);
  expect([status, body.total, headers.get('x-total-count')]).toEqual([200, 2, '2']);
  expect(body.highlights[0]).toEqual({
    id: first,
    responseId: world.responseId,
    readableId: 1,
    responseIndex: 1,
    discussionGuideQuestionId: expect.any(String),
    questionNumber: 1,
    conceptId: null,
    isFollowUp: false,
    startSeconds: 0,
    start: 4,
    end: 8,
    quote: '8:15',
    tag: 'Trains',
    body: null,
    author: { id: world.person.userId, name: world.person.name },
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect([body.highlights[1].id, body.highlights[1].quote]).toEqual([second, 'More staff']);
});

it('M1: filters highlights by question, person, tag, author and whose they are', async () => {
  const { world, colleague, first, second } = await markedStudy();
  const ids = async (query: Record<string, string>) =>
    (await list(world, query)).body.highlights.map(({ id }: { id: string }) => id);
  const { body } = await list(world);
  expect(await ids({ question: body.highlights[1].discussionGuideQuestionId })).toEqual([second]);
  expect(await ids({ person: '1' })).toEqual([first, second]);
  expect(await ids({ person: world.responseId.toUpperCase() })).toEqual([first, second]);
  expect(await ids({ person: '2' })).toEqual([]);
  expect(await ids({ person: '99999999999999' })).toEqual([]);
  expect(await ids({ tag: 'trains' })).toEqual([first]);
  expect(await ids({ author: colleague.userId })).toEqual([second]);
  expect(await ids({ mine: 'true' })).toEqual([first]);
  expect(await ids({ mine: 'true', author: colleague.userId })).toEqual([]);
  expect((await list(world, { perPage: '1', page: '1' })).body.highlights[0].id).toBe(second);
  expect((await list(world, { perPage: '1' })).headers.get('link')).toContain('page=1');
});

it.each([
  { person: 'x' },
  { author: 'me' },
  { mine: 'yes' },
  { page: '-1' },
  { tag: '' },
  { question: '\0' },
])('refuses %j', async (query) => {
  const world = await reviewedResponse();
  const reply = await list(world, query);
  expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
});
