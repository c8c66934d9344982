import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

it('E6: names what links carried, the most frequent first, and none of our own', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open()])]);
  for (const source of ['poster', 'poster', 'mail']) {
    await startedInterview(study.linkId, { urlParams: { source, _clq_x: '1', __proto__x: 'y' } });
  }
  const { body } = await call(GET, { key, params: { studyId: study.id } });
  expect(body.urlParams).toEqual([
    { name: '__proto__x', value: 'y', count: 3 },
    { name: 'source', value: 'poster', count: 2 },
    { name: 'source', value: 'mail', count: 1 },
  ]);
});
