import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

it('N1: a study in one language has none to translate into', async () => {
  const { key } = await newOrganization();
  const { linkId } = await createdStudy(key, [flat([open()])]);
  expect((await call(GET, { key, params: { studyId: linkId } })).body).toEqual({
    sourceLanguage: 'en',
    languages: [],
    mayDraft: false,
  });
});
