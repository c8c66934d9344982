import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { FIRST_WORDS } from '@/lib/testing/reviewed';
import { FIRST_SENTENCE, putIn, type Themed, themed } from '@/lib/testing/themed';
import { newMember } from '@/lib/testing/world';
import { GET as themeRoute } from '../route';
import { GET, POST } from './route';

testDatabase();

const nowhere = { studyId: randomUUID(), themeId: randomUUID() };
const list = ({ key, themeParams: params }: Themed, query = {}) => call(GET, { key, params, query });
const tagsOf = async ({ key, study }: Themed) =>
  (await call(listRoute, { key, params: { linkId: study.linkId } })).body[0].tags;

describe("a theme's passages", () => {
  refusesStrangers(GET, { params: async (person) => (await themed({ person })).themeParams, nowhere });

  it('L3: are listed with their place and their words, by stance, a page at a time', async () => {
    const world = await themed({ welcome: true });
    await putIn(world, world.theme.id, { responseIndex: 1 });
    await putIn(world, world.theme.id, { responseIndex: 1, start: 4, end: 8, stance: 'contradicts' });
    const { body, headers } = await list(world);
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.evidence[0]).toEqual({
      id: expect.any(String),
      responseId: world.responseId,
      readableId: 1,
      answerId: expect.any(String),
      discussionGuideQuestionId: expect.any(String),
      conceptId: null,
      ...FIRST_SENTENCE,
      responseIndex: 1,
      quote: 'The 8:15 to Leeds was cancelled.',
      stance: 'supports',
      by: { origin: 'person', id: world.person.userId, name: world.person.name },
    });
    const against = await list(world, { stance: 'contradicts' });
    expect(against.body.evidence.map((one: { quote: string }) => one.quote)).toEqual(['8:15']);
    const page = await list(world, { perPage: '1', page: '1', expand: 'row' });
    expect(page.body.evidence).toHaveLength(1);
    expect(page.body.evidence[0].row).toEqual({ moderator: expect.any(String), user: FIRST_WORDS });
    expect((await list(world, { perPage: '1' })).headers.get('link')).toContain('page=1');
  });

  it.each([{ stance: 'neutral' }, { page: '-1' }, { perPage: '0' }, { perPage: '1001' }])(
    'refuses %j',
    async (query) => {
      expect((await list(await themed(), query)).body.code).toBe('bad_request');
    },
  );
});

describe('putting a passage in', () => {
  const responses = new Map<string, string>();
  refusesStrangers(POST, {
    method: 'POST',
    params: async (person) => {
      const world = await themed({ person });
      responses.set('one', world.responseId);
      return world.themeParams;
    },
    nowhere,
    get body() {
      return { ...FIRST_SENTENCE, responseId: responses.get('one') ?? randomUUID() };
    },
  });

  it('L3: the same passage again is one passage, with the newer stance', async () => {
    const world = await themed();
    const first = await putIn(world, world.theme.id);
    const again = await putIn(world, world.theme.id, { stance: 'contradicts' });
    expect([again.status, again.body.id, again.body.stance]).toEqual([201, first.body.id, 'contradicts']);
    const { body } = await call(themeRoute, { key: world.key, params: world.themeParams });
    expect(body.responses).toBe(0);
  });

  it('L2: gives the response the name of the accepted theme as its tag, at once', async () => {
    const world = await themed();
    await putIn(world, world.theme.id);
    expect(await tagsOf(world)).toEqual(['Quicksilver']);
    await putIn(world, world.theme.id, { stance: 'contradicts' });
    expect(await tagsOf(world)).toEqual([]);
  });

  it.each([
    [{ responseIndex: 9 }, 'responseIndex'],
    [{ responseIndex: -1 }, 'responseIndex'],
    [{ end: 10_000 }, 'end'],
    [{ start: 8, end: 4 }, 'start'],
    [{ start: 4, end: 4 }, 'start'],
    [{ responseId: 'x' }, 'responseId'],
    [{ stance: 'neutral' }, 'stance'],
    [{ quote: 'x' }, undefined],
  ])('refuses %j', async (body, path) => {
    const world = await themed();
    const reply = await putIn(world, world.theme.id, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    if (path) expect(reply.body.issues[0].path[0]).toBe(path);
  });

  it("another study's response is not there; viewers put nothing in", async () => {
    const [world, other] = [await themed(), await themed()];
    const reply = await putIn(world, world.theme.id, { responseId: other.responseId });
    expect([reply.status, reply.body.code]).toEqual([404, 'response_not_found']);
    const viewer = await newMember(world.person.organizationId, 'viewer');
    expect((await putIn({ ...world, key: viewer.key }, world.theme.id)).body.code).toBe('forbidden');
  });
});
