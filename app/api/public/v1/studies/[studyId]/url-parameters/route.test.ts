import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DELETE } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
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

it('E6: names them anew once another response has begun, or one is gone', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open()])]);
  const counts = async () => {
    const { body } = await call(GET, { key, params: { studyId: study.id } });
    return body.urlParams.map(({ value, count }: { value: string; count: number }) => [value, count]);
  };
  const { responseId } = await startedInterview(study.linkId, { urlParams: { source: 'poster' } });
  expect(await counts()).toEqual([['poster', 1]]);
  await startedInterview(study.linkId, { urlParams: { source: 'mail' } });
  expect(await counts()).toEqual([
    ['mail', 1],
    ['poster', 1],
  ]);
  const gone = await call(DELETE, { method: 'DELETE', key, params: { linkId: study.linkId, responseId } });
  expect(gone.status).toBeLessThan(300);
  expect(await counts()).toEqual([['mail', 1]]);
});
