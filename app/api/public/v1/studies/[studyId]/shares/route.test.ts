import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, type Person } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

const params = async (person: Person) => ({ studyId: (await reviewedResponse({ person })).study.id });
const nowhere = { studyId: 'nowhere-at-all' };
refusesStrangers(GET, { params, nowhere });
refusesStrangers(POST, { method: 'POST', body: { what: 'report' }, params, nowhere });

type World = Awaited<ReturnType<typeof reviewedResponse>>;
const share = (world: World, body: unknown, key = world.key) =>
  call(POST, { key, params: { studyId: world.study.id }, body });

describe('a link', () => {
  it('M3: is told once, and listed with its views', async () => {
    const world = await reviewedResponse();
    const made = await share(world, { what: 'report', label: 'Board', password: 'two beds' });
    expect([made.status, made.body]).toEqual([
      201,
      { id: expect.any(String), url: expect.stringMatching(/\/r\/[\w-]{65}$/) },
    ]);
    const { body } = await call(GET, { key: world.key, params: { studyId: world.study.id } });
    expect(body).toEqual({
      shares: [
        {
          id: made.body.id,
          what: 'report',
          label: 'Board',
          insightId: null,
          clipId: null,
          reelId: null,
          responseId: null,
          filter: null,
          hasPassword: true,
          withRecordings: false,
          withNames: false,
          mayDownload: false,
          expiresAt: null,
          views: 0,
          lastViewedAt: null,
          createdBy: { id: world.person.userId, name: world.person.name },
          createdAt: expect.any(String),
          revokedAt: null,
          revokedBy: null,
        },
      ],
      total: 1,
    });
  });

  it('M3: is made by who may edit, with recordings by who may launch', async () => {
    const world = await reviewedResponse();
    const as = async (role: 'viewer' | 'collaborator' | 'researcher') =>
      (await newMember(world.person.organizationId, role)).key;
    const [viewer, collaborator, researcher] = [
      await as('viewer'),
      await as('collaborator'),
      await as('researcher'),
    ];
    const plain = { what: 'report' };
    const filmed = { what: 'report', withRecordings: true };
    expect((await share(world, plain, viewer)).status).toBe(403);
    expect((await share(world, plain, collaborator)).status).toBe(201);
    const refused = await share(world, filmed, collaborator);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await share(world, filmed, researcher)).status).toBe(201);
  });

  const id = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3';
  it.each([
    [{}],
    [{ what: 'study' }],
    [{ what: 'insight' }],
    [{ what: 'response' }],
    [{ what: 'clip' }],
    [{ what: 'reel' }],
    [{ what: 'reel', clipId: id }],
    [{ what: 'report', insightId: id }],
    [{ what: 'report', filter: {} }],
    [{ what: 'report', expiresAt: '2020-01-01T00:00:00Z' }],
    [{ what: 'report', expiresAt: 'tomorrow' }],
    [{ what: 'report', expiresAt: '2099-02-30T00:00:00Z' }],
    [{ what: 'report', expiresAt: '9999-12-31T23:59:59-01:00' }],
    [{ what: 'report', password: '' }],
    [{ what: 'report', password: '\0' }],
    [{ what: 'report', label: '\ud83d' }],
    [{ what: 'responses', filter: { progress: ['gone'] } }],
    [{ what: 'report', withRecordings: 'yes' }],
  ])('M3: is refused for %j', async (body) => {
    const reply = await share(await reviewedResponse(), body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
  });

  it.each([
    [{ what: 'insight', insightId: id }, 'not_found'],
    [{ what: 'response', responseId: id }, 'response_not_found'],
    [{ what: 'clip', clipId: id }, 'not_found'],
    [{ what: 'reel', reelId: id }, 'not_found'],
  ])('M3: to what is not there is 404: %j', async (body, code) => {
    const reply = await share(await reviewedResponse(), body);
    expect([reply.status, reply.body.code]).toEqual([404, code]);
  });
});
