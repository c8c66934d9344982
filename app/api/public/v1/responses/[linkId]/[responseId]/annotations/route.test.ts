import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { FIRST_WORDS, reviewedResponse } from '@/lib/testing/reviewed';
import { newMember } from '@/lib/testing/world';
import { GET as listRoute } from '../../route';
import { GET as readRoute } from '../reading/route';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  body: { body: 'A note.' },
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

type World = Awaited<ReturnType<typeof reviewedResponse>>;
const write = ({ key, params }: Pick<World, 'key' | 'params'>, body: unknown) =>
  call(POST, { key, params, body });
const read = async ({ key, params }: World) => (await call(readRoute, { key, params })).body;

describe('an annotation', () => {
  it('is a note on the response, a note on a row, or a highlighted passage of a row', async () => {
    const world = await reviewedResponse({ welcome: true });
    const passage = { start: 4, end: 8 };
    const highlight = await write(world, { responseIndex: 1, passage, quote: '8:15', tag: 'Which  train' });
    expect([highlight.status, highlight.body]).toEqual([
      201,
      {
        id: expect.any(String),
        responseIndex: 1,
        passage,
        quote: '8:15',
        tag: 'Which train',
        body: null,
        author: { id: world.person.userId, name: world.person.name },
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        mayChange: true,
      },
    ]);
    await write(world, { responseIndex: 2, body: 'Whose staff?' });
    await write(world, { body: 'Ask for a quote.' });
    const { annotations, tags } = await read(world);
    expect(annotations.map((one: { responseIndex: number }) => one.responseIndex)).toEqual([null, 1, 2]);
    expect(annotations[1]).toEqual(highlight.body);
    expect(tags).toEqual([{ text: 'Which train', by: 'review', passages: [], rows: [] }]);
  });

  it('gives the tag of a highlight to the response, where lists show it', async () => {
    const world = await reviewedResponse();
    await write(world, { responseIndex: 0, passage: { start: 0, end: 3 }, tag: 'trains' });
    const { body } = await call(listRoute, { key: world.key, params: { linkId: world.study.linkId } });
    expect(body[0].tags).toEqual(['trains']);
  });

  const end = FIRST_WORDS.length;
  const train = FIRST_WORDS.indexOf('🚂');
  it.each([
    [{ responseIndex: 0, passage: { start: 0, end: end + 1 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: end, end: end + 1 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: 5, end: 5 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: 6, end: 5 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: train, end: train + 1 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: train + 1, end: train + 4 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: 3, end: 4 } }, 'passage'],
    [{ responseIndex: 9, passage: { start: 0, end: 1 } }, 'responseIndex'],
    [{ responseIndex: 2, body: 'A row that is not there.' }, 'responseIndex'],
    [{ responseIndex: -1, body: 'x' }, 'responseIndex'],
    [{ responseIndex: 0.5, body: 'x' }, 'responseIndex'],
    [{ responseIndex: 2 ** 31, body: 'x' }, 'responseIndex'],
    [{ responseIndex: '0', body: 'x' }, 'responseIndex'],
    [{ responseIndex: 0, passage: { start: -1, end: 1 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: 0, end: 2 ** 53 } }, 'passage'],
    [{ responseIndex: 0, passage: { start: 0, end: 2, until: 3 } }, 'passage'],
    [{ passage: { start: 0, end: 1 } }, 'responseIndex'],
    [{ responseIndex: 0 }, 'body'],
    [{ responseIndex: 0, tag: 'x', body: 'x' }, 'tag'],
    [{ body: '  ' }, 'body'],
    [{ body: 'a'.repeat(5_001) }, 'body'],
    [{ body: '\ud83d' }, 'body'],
    [{ body: '\0' }, 'body'],
    [{ body: 'x', author: 'me' }, undefined],
  ])('refuses %j', async (body, path) => {
    const world = await reviewedResponse();
    const reply = await write(world, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    if (path) expect(reply.body.issues[0].path[0]).toBe(path);
    expect((await read(world)).annotations).toEqual([]);
  });

  it('highlights a whole character beyond the first plane, and the whole of a row', async () => {
    const world = await reviewedResponse();
    const sign = await write(world, { responseIndex: 0, passage: { start: train, end: train + 2 } });
    expect(sign.body.quote).toBe('🚂');
    expect((await write(world, { responseIndex: 0, passage: { start: 0, end } })).body.quote).toBe(
      FIRST_WORDS,
    );
  });

  it('has no place on the welcome message', async () => {
    const world = await reviewedResponse({ welcome: true });
    expect((await write(world, { responseIndex: 0, body: 'x' })).body.code).toBe('invalid_request_body');
  });

  it('is refused with conflict when the words that were seen are others by now', async () => {
    const world = await reviewedResponse();
    const reply = await write(world, { responseIndex: 0, passage: { start: 4, end: 8 }, quote: '9:15' });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });

  it('H1: is for who may edit; viewers read it', async () => {
    const world = await reviewedResponse();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    const refused = await write({ ...world, key: viewer.key }, { body: 'x' });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    await write(world, { body: 'Seen by all.' });
    expect((await read({ ...world, key: viewer.key })).annotations[0].body).toBe('Seen by all.');
  });
});
