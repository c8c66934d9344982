import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { FIRST_WORDS, reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as listRoute } from '../../route';
import { GET as readRoute } from '../reading/route';
import { PATCH } from './route';

testDatabase();

refusesStrangers(PATCH, {
  method: 'PATCH',
  body: { add: ['price'] },
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

type World = Awaited<ReturnType<typeof reviewedResponse>>;
const change = ({ key, params }: Pick<World, 'key' | 'params'>, body: unknown) =>
  call(PATCH, { method: 'PATCH', key, params, body });
const texts = (reply: { body: { tags: { text: string }[] } }) => reply.body.tags.map(({ text }) => text);
const listed = async ({ key, study }: World) =>
  (await call(listRoute, { key, params: { linkId: study.linkId } })).body[0];

/** Somebody else said the same: what several speak of is suggested as a tag (L2). */
async function sharedResponse(): Promise<World> {
  const world = await reviewedResponse();
  const words = [FIRST_WORDS, 'More staff on the platform.'];
  const other = await startedInterview(world.study.linkId);
  await answered(other, () => ({ text: words.shift() ?? 'Nothing' }));
  await analyseResponse(database(), other.responseId);
  return world;
}

describe('tags of a response', () => {
  it('are given and taken away, and lists show them at once', async () => {
    const world = await sharedResponse();
    await analyseResponse(database(), world.responseId);
    const before = await listed(world);
    expect(before.tags.length).toBeGreaterThan(0);
    const [first, ...rest] = before.tags;
    const reply = await change(world, { add: ['  long   wait '], remove: [first.toUpperCase()] });
    expect(texts(reply)).toEqual([...rest, 'long wait']);
    expect(reply.body.removedTags).toEqual([first]);
    expect(reply.body.tags.at(-1)).toEqual({ text: 'long wait', by: 'review', rows: [], passages: [] });
    const after = await listed(world);
    expect(after.tags).toEqual([...rest, 'long wait']);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  it('changes nothing, not even the time, when all is so already', async () => {
    const world = await reviewedResponse({ analysed: true });
    await change(world, { add: ['wait'] });
    const before = await listed(world);
    expect(texts(await change(world, { add: ['WAIT'], remove: ['never there'] }))).toContain('wait');
    expect(texts(await change(world, {}))).toContain('wait');
    expect(await listed(world)).toEqual(before);
  });

  it('keeps what reviewers did when the analysis comes later, or again', async () => {
    const world = await sharedResponse();
    await change(world, { add: ['long wait'] });
    expect((await listed(world)).tags).toEqual(['long wait']);
    await analyseResponse(database(), world.responseId);
    const [first] = (await listed(world)).tags;
    await change(world, { remove: [first] });
    const reviewed = (await listed(world)).tags;
    expect(reviewed).toContain('long wait');
    expect(reviewed).not.toContain(first);
    await database().update(response).set({ analyzedAt: null }).where(eq(response.id, world.responseId));
    expect(await analyseResponse(database(), world.responseId)).toBe('analysed');
    expect((await listed(world)).tags).toEqual(reviewed);
    const { body } = await call(readRoute, { key: world.key, params: world.params });
    expect(body.removedTags).toEqual([first]);
  });

  it('loses no answer that came between reading and tagging', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, [
      flat([open({ followUp: 'none' }), open({ text: 'And?', followUp: 'none' })]),
    ]);
    const interview = await startedInterview(study.linkId);
    const world = { key, study, params: { linkId: study.id, responseId: '1' } };
    const answering = answered(interview, plainAnswer);
    await Promise.all([answering, ...['a', 'b', 'c'].map((text) => change(world, { add: [text] }))]);
    const [item] = (await call(listRoute, { key, params: { linkId: study.linkId } })).body;
    expect(item.answersArray).toHaveLength(2);
    expect(item.tags.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('is found by the tag at once', async () => {
    const world = await reviewedResponse();
    await indexStaleResponses(database(), { all: true });
    const found = async () => {
      const query = { filter: JSON.stringify({ tags: ['price'] }) };
      return (await call(searchRoute, { key: world.key, params: { studyId: world.study.id }, query })).body
        .total;
    };
    await change(world, { add: ['price'] });
    expect(await found()).toBe(1);
    await change(world, { remove: ['price'] });
    expect(await found()).toBe(0);
  });

  it('loses none when two reviewers tag at once', async () => {
    const world = await reviewedResponse();
    const names = Array.from({ length: 8 }, (_, at) => `tag ${at}`);
    await Promise.all(names.map((name) => change(world, { add: [name] })));
    expect((await listed(world)).tags.toSorted()).toEqual(names);
  });

  it('H1: is for who may edit', async () => {
    const world = await reviewedResponse();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    const reply = await change({ ...world, key: viewer.key }, { add: ['x'] });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    const collaborator = await newMember(world.person.organizationId, 'collaborator');
    expect((await change({ ...world, key: collaborator.key }, { add: ['x'] })).status).toBe(200);
  });

  it.each([
    { add: [''] },
    { add: ['   '] },
    { add: ['a'.repeat(81)] },
    { add: ['a\0'] },
    { add: ['\ud800'] },
    { add: Array.from({ length: 51 }, (_, at) => `t${at}`) },
    { add: 'price' },
    { add: null },
    { tags: [] },
    { remove: [{}] },
  ])('A1, A7: refuses %j', async (body) => {
    const world = await reviewedResponse();
    const reply = await change(world, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect((await listed(world)).tags).toEqual([]);
  });

  it('takes names of object properties for the words that they are', async () => {
    const world = await reviewedResponse();
    const names = ['__proto__', 'constructor', 'toString'];
    expect(texts(await change(world, { add: names }))).toEqual(names);
  });
});
