import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { clippedResponse, makeReel, newClip, reeledStudy } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember } from '@/lib/testing/world';
import { PATCH as changeRoute, GET as readRoute } from './[reelId]/route';
import { GET, POST } from './route';

testDatabase();

const nowhere = { studyId: crypto.randomUUID() };
refusesStrangers(GET, {
  params: async (person) => ({ studyId: (await reeledStudy(person)).study.id }),
  nowhere,
});
describe('making one', () => {
  let clips: string[] = [];
  refusesStrangers(POST, {
    method: 'POST',
    get body() {
      return { title: 'Late trains', clips: clips.length > 0 ? clips : [crypto.randomUUID()] };
    },
    params: async (person) => {
      const { clipId, study } = await clippedResponse(person);
      clips = [clipId];
      return { studyId: study.id };
    },
    nowhere,
  });
});

it('M2: a reel is accepted with its id, and has its clips and cards in order', async () => {
  const world = await clippedResponse();
  const second = await newClip(world, { title: 'Second', from: 1, to: 3.5 });
  const reply = await makeReel(world.key, world.study.linkId, {
    title: 'Late trains',
    clips: [second, world.clipId.toUpperCase()],
    titleCards: [{ text: 'Cold' }, { before: 2, text: 'The end', seconds: 1.5 }],
    captions: 'track',
    hide: ['voice'],
    names: ['Leeds'],
  });
  expect([reply.status, reply.body]).toEqual([202, { id: expect.any(String), status: 'queued' }]);
  const params = { studyId: world.study.id, reelId: reply.body.id };
  const { body } = await call(readRoute, { key: world.key, params });
  expect(body).toMatchObject({
    ...{ title: 'Late trains', status: 'queued', captions: 'track', removedClips: 0, plannedSeconds: 9 },
    ...{ hide: ['voice', 'names'], names: ['Leeds'], mp4Url: null },
    titleCards: [
      { before: 0, text: 'Cold', seconds: 3 },
      { before: 2, text: 'The end', seconds: 1.5 },
    ],
  });
  expect(body.clips).toEqual([
    { id: second, title: 'Second', responseId: world.responseId, readableId: 1, durationSeconds: 2.5 },
    expect.objectContaining({ id: world.clipId, durationSeconds: 2 }),
  ]);
  const listed = await call(GET, { key: world.key, params: { studyId: world.study.id } });
  expect(listed.body).toEqual({ reels: [body], total: 1 });
});

it('M2: what cannot be made or hidden is refused, and not ignored', async () => {
  const world = await clippedResponse();
  const other = await clippedResponse(world.person);
  const clips = [world.clipId];
  const refused = async (more: object, ...path: (string | number)[]) => {
    const reply = await makeReel(world.key, world.study.id, { title: 'Late trains', clips, ...more });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path.slice(0, path.length)).toEqual(path);
    return reply.body.error;
  };
  expect(await refused({ hide: ['faces'] }, 'hide')).toContain('Faces cannot be hidden');
  expect(await refused({ hide: ['names'] }, 'hide')).toContain('Say which words');
  await refused({ clips: [...clips, other.clipId] }, 'clips', 1);
  await refused({ clips: [crypto.randomUUID()] }, 'clips', 0);
  await refused({ clips: [] }, 'clips');
  await refused({ clips: ['x'] }, 'clips');
  await refused({ clips: Array.from({ length: 101 }, () => world.clipId) }, 'clips');
  await refused({ titleCards: [{ before: 2, text: 'Too far' }] }, 'titleCards', 0);
  await refused({ titleCards: [{ text: '' }] }, 'titleCards', 0);
  await refused({ titleCards: [{ text: 'x', seconds: 31 }] }, 'titleCards', 0);
  await refused({ captions: 'loud' }, 'captions');
  await refused({ title: '' }, 'title');
  await refused({ music: true });
  const missing = await makeReel(world.key, crypto.randomUUID(), { title: 'x', clips });
  expect([missing.status, missing.body.code]).toEqual([404, 'study_not_found']);
  const viewer = await newMember(world.person.organizationId, 'viewer');
  const forbidden = await makeReel(viewer.key, world.study.id, { title: 'x', clips });
  expect([forbidden.status, forbidden.body.code]).toEqual([403, 'forbidden']);
});

it('M2: names that none of its clips says, or whose times nobody knows, are refused at once', async () => {
  const world = await clippedResponse();
  const second = await newClip(world, { from: 9, to: 11 });
  const make = (clips: string[], names: string[], hide?: string[]) =>
    makeReel(world.key, world.study.id, { title: 'Late trains', clips, names, ...(hide && { hide }) });
  const unsaid = await make([world.clipId], ['Leeds', 'Leads']);
  expect([unsaid.status, unsaid.body.issues?.[0].path]).toEqual([400, ['names', 1]]);
  const untimed = await make([world.clipId, second], ['platform']);
  expect([untimed.status, untimed.body.issues?.[0].path]).toEqual([400, ['clips', 1]]);
  expect(untimed.body.error).toContain('row 1');
  // One of the clips has the one name, the other the other.
  const silent = await make([world.clipId, second], ['platform', 'leeds'], ['sound']);
  expect(silent.status).toBe(202);
  const params = { studyId: world.study.id, reelId: silent.body.id };
  const change = (body: object) => call(changeRoute, { method: 'PATCH', key: world.key, params, body });
  expect((await change({ names: ['Leads'] })).status).toBe(400);
  expect((await change({ hide: ['names'], names: ['platform'] })).status).toBe(400);
  expect((await change({ clips: [world.clipId] })).status).toBe(200);
  // The page sends names that stay along with everything else.
  expect((await change({ clips: [world.clipId], names: ['platform', 'leeds'] })).status).toBe(200);
});

it('M2: a reel of a clip that is being deleted is refused as one of an unknown clip', async () => {
  const world = await clippedResponse();
  let making: ReturnType<typeof makeReel> | undefined;
  await database().transaction(async (deleting) => {
    await deleting.execute(sql`delete from clip where id = ${world.clipId}`);
    making = makeReel(world.key, world.study.id, { title: 'Late trains', clips: [world.clipId] });
    await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(1);
  });
  const { status, body } = await making!;
  expect([status, body.code, body.issues?.[0].path]).toEqual([400, 'invalid_request_body', ['clips', 0]]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await database().execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]!.waiting;
}
