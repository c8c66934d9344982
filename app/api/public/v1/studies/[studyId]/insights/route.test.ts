import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

const params = async (person: Parameters<typeof reviewedResponse>[0] extends infer O ? O : never) => ({
  studyId: (await reviewedResponse(person)).study.id,
});
const nowhere = { studyId: 'nowhere-at-all' };
refusesStrangers(GET, { params: (person) => params({ person }), nowhere });
refusesStrangers(POST, {
  method: 'POST',
  body: { title: 'A finding' },
  params: (person) => params({ person }),
  nowhere,
});

type World = Awaited<ReturnType<typeof reviewedResponse>>;
const write = (world: World, body: unknown, key = world.key) =>
  call(POST, { key, params: { studyId: world.study.id }, body });
const list = (world: World, query: Record<string, string> = {}) =>
  call(GET, { key: world.key, params: { studyId: world.study.id }, query });

describe('insights', () => {
  it('M1: have a title, text, evidence in the words that were said, a status and authors', async () => {
    const world = await reviewedResponse({ welcome: true });
    const at = { responseId: world.responseId, responseIndex: 1, start: 4, end: 8 };
    const { status, body, headers } = await write(world, {
      title: 'Trains are late',
      text: 'As **told** [1].',
      evidence: [{ ...at, quote: '8:15' }],
    });
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toEqual({
      id: expect.any(String),
      title: 'Trains are late',
      text: 'As **told** [1].',
      evidence: [
        {
          ...at,
          readableId: 1,
          quote: '8:15',
          discussionGuideQuestionId: expect.any(String),
          startSeconds: 0,
        },
      ],
      themes: [],
      status: 'draft',
      authors: [{ id: world.person.userId, name: world.person.name }],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    await write(world, { title: 'Another', status: 'shared' });
    const page = await list(world, { perPage: '1', page: '1' });
    expect([page.body.total, page.body.insights]).toEqual([2, [body]]);
  });

  it('H1: are written by who may edit, and read by all', async () => {
    const world = await reviewedResponse();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    const refused = await write(world, { title: 'x' }, viewer.key);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await list({ ...world, key: viewer.key })).status).toBe(200);
  });

  const place = { responseIndex: 0, start: 4, end: 8 };
  it.each([
    [{}, 'title'],
    [{ title: '' }, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'a'.repeat(301) }, 'title'],
    [{ title: '\0' }, 'title'],
    [{ title: 'x', text: 'a'.repeat(5_001) }, 'text'],
    [{ title: 'x', text: '\ud83d' }, 'text'],
    [{ title: 'x', status: 'public' }, 'status'],
    [{ title: 'x', authors: ['8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3'] }, 'authors'],
    [{ title: 'x', authors: ['me'] }, 'authors'],
    [{ title: 'x', themes: ['8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3'] }, 'themes'],
    [{ title: 'x', evidence: [{ responseId: null }] }, 'evidence'],
    [{ title: 'x', evidence: [place] }, 'evidence'],
    [
      { title: 'x', evidence: [{ responseId: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3', ...place }] },
      'evidence',
    ],
    [{ title: 'x', evidence: [{ responseId: 'OWN', ...place, end: 4 }] }, 'evidence'],
    [{ title: 'x', evidence: [{ responseId: 'OWN', ...place, end: 4_000 }] }, 'evidence'],
    [{ title: 'x', evidence: [{ responseId: 'OWN', ...place, responseIndex: 9 }] }, 'evidence'],
    [{ title: 'x', evidence: [{ responseId: 'OWN', start: 0, end: 1 }] }, 'evidence'],
    [{ title: 'x', evidence: [{ responseId: 'OWN', ...place, until: 2 }] }, 'evidence'],
  ])('refuse %j', async (body, path) => {
    const world = await reviewedResponse();
    const own = JSON.parse(JSON.stringify(body).replace('"OWN"', JSON.stringify(world.responseId)));
    const reply = await write(world, own);
    expect([reply.status, reply.body.code, reply.body.issues[0].path[0]]).toEqual([
      ...[400, 'invalid_request_body', path],
    ]);
    expect((await list(world)).body.total).toBe(0);
  });

  it('H4: do not cite responses of another organisation', async () => {
    const [world, other] = [await reviewedResponse(), await reviewedResponse()];
    const reply = await write(world, {
      title: 'x',
      evidence: [{ responseId: other.responseId, ...place }],
    });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
  });

  it('are refused with conflict when the words that were seen are others by now', async () => {
    const world = await reviewedResponse();
    const seen = { responseId: world.responseId, ...place, quote: '9:15' };
    const reply = await write(world, { title: 'x', evidence: [seen] });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });
});
