import { expect, it } from 'vitest';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { call } from '@/lib/testing/call';
import { newClip, reeledStudy } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { DELETE, GET, PATCH } from './route';

testDatabase();

const nowhere = { studyId: crypto.randomUUID(), reelId: crypto.randomUUID() };
const params = async (person: Parameters<typeof reeledStudy>[0]) => (await reeledStudy(person)).reelParams;
refusesStrangers(GET, { params, nowhere });
refusesStrangers(PATCH, { method: 'PATCH', body: { title: 'Late' }, params, nowhere });
refusesStrangers(DELETE, { method: 'DELETE', params, nowhere });

it('M2: a reel is changed in part, and waits to be rendered anew', async () => {
  const world = await reeledStudy();
  const second = await newClip(world, { from: 1, to: 3 });
  const change = async (body: unknown) =>
    (await call(PATCH, { method: 'PATCH', key: world.key, params: world.reelParams, body })).body;
  expect(await change({ title: 'Cold nights' })).toMatchObject({ title: 'Cold nights', status: 'queued' });
  const cards = [{ before: 1, text: 'And then', seconds: 2 }];
  expect(await change({ clips: [second, world.clipId], titleCards: cards })).toMatchObject({
    title: 'Cold nights',
    clips: [{ id: second }, { id: world.clipId }],
    titleCards: cards,
    captions: 'track',
  });
  expect(await change({ hide: 'camera', captions: 'none' })).toMatchObject({
    ...{ hide: ['camera'], names: [], captions: 'none', titleCards: cards },
  });
  expect((await change({ hide: ['faces'] })).code).toBe('invalid_request_body');
  expect((await change({ clips: [] })).code).toBe('invalid_request_body');
});

it('a deleted reel is gone, its clips stay', async () => {
  const { key, reelParams, reelId } = await reeledStudy();
  const request = { method: 'DELETE', key, params: reelParams };
  expect((await call(DELETE, request)).body).toEqual({ id: reelId, deleted: true });
  expect((await call(DELETE, request)).body.code).toBe('not_found');
});

it('M2: a deleted response takes its clips out of reels', async () => {
  const world = await reeledStudy();
  const { key, params: path, reelParams } = world;
  expect((await call(deleteResponseRoute, { method: 'DELETE', key, params: path })).status).toBe(200);
  const { body } = await call(GET, { key, params: reelParams });
  expect(body).toMatchObject({ clips: [], removedClips: 1, status: 'failed' });
});
