import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PATCH as tagsRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/tags/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

it('counts what responses show, case aside, and leaves out what reviewers took away', async () => {
  const { key, study } = await reviewedResponse({ analysed: true });
  for (let count = 0; count < 2; count += 1) await startedInterview(study.linkId);
  const tag = (responseId: string, body: object) =>
    call(tagsRoute, { method: 'PATCH', key, params: { linkId: study.id, responseId }, body });
  const analysts: string[] = (await tag('1', {})).body.tags.map(({ text }: { text: string }) => text);
  await tag('1', { remove: analysts, add: ['price'] });
  await tag('2', { add: ['Price', 'luggage'] });
  const { body } = await call(GET, { key, params: { studyId: study.id } });
  expect(
    body.tags.map(({ text, count }: { text: string; count: number }) => [text.toLowerCase(), count]),
  ).toEqual([
    ['price', 2],
    ['luggage', 1],
  ]);
});
