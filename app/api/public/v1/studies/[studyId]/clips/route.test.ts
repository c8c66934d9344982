import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { clippedResponse, newClip } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => ({ studyId: (await clippedResponse(person)).study.id }),
  nowhere: { studyId: crypto.randomUUID() },
});

it('M2: lists the clips of all responses of a study, newest first', async () => {
  const world = await clippedResponse();
  const second = await newClip(world, { from: 1, to: 3 });
  const { body } = await call(GET, { key: world.key, params: { studyId: world.study.linkId } });
  expect([body.clips.map(({ id }: { id: string }) => id), body.total]).toEqual([[second, world.clipId], 2]);
});
