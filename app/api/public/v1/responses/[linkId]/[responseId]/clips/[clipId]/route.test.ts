import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { clippedResponse, reeledStudy } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember } from '@/lib/testing/world';
import { GET as readReelRoute } from '../../../../../studies/[studyId]/reels/[reelId]/route';
import { DELETE, GET, PATCH } from './route';

testDatabase();

const nowhere = { linkId: 'nowhere-at-all', responseId: '1', clipId: crypto.randomUUID() };
const params = async (person: Parameters<typeof clippedResponse>[0]) =>
  (await clippedResponse(person)).clipParams;
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PATCH, { method: 'PATCH', body: { title: 'Late' }, params, nowhere });
refusesStrangers(DELETE, { method: 'DELETE', params, nowhere });

it('a clip gets another title, and nothing else', async () => {
  const { key, clipParams, person } = await clippedResponse();
  const rename = (body: unknown, by = key) =>
    call(PATCH, { method: 'PATCH', key: by, params: clipParams, body });
  expect((await rename({ title: ' Cold ' })).body).toMatchObject({ title: 'Cold', status: 'queued' });
  for (const body of [{}, { title: '' }, { title: 'x', from: 0 }, { title: 'a'.repeat(301) }])
    expect((await rename(body)).body.code).toBe('invalid_request_body');
  const viewer = await newMember(person.organizationId, 'viewer');
  expect((await rename({ title: 'Mine' }, viewer.key)).body.code).toBe('forbidden');
});

it('M2: a deleted clip is gone from its reels, which say so', async () => {
  const { key, clipParams, clipId, reelParams } = await reeledStudy();
  const gone = await call(DELETE, { method: 'DELETE', key, params: clipParams });
  expect([gone.status, gone.body]).toEqual([200, { id: clipId, deleted: true }]);
  const again = await call(DELETE, { method: 'DELETE', key, params: clipParams });
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
  const { body: reel } = await call(readReelRoute, { key, params: reelParams });
  expect(reel).toMatchObject({ clips: [], removedClips: 1, status: 'failed', mp4Url: null });
  expect(reel.problem).toContain('deleted');
});

it('a clip is found at its own response alone', async () => {
  const { key, clipParams } = await clippedResponse();
  for (const clipId of [crypto.randomUUID(), 'x', '\0']) {
    const reply = await call(GET, { key, params: { ...clipParams, clipId } });
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  }
});
