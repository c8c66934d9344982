import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { readStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy, launchedStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

it('makes a draft with the same content and ids of its own', async () => {
  const { key } = await newOrganization();
  const source = await launchedStudy(key, wholeGuide(), { externalTitle: 'For you', closingMessage: 'Bye' });
  const copy = await call(POST, { method: 'POST', key, params: { studyId: source.linkId } });
  expect([copy.status, Object.keys(copy.body)]).toEqual([201, ['id', 'linkId', 'status']]);
  const { body } = await readStudy(key, copy.body.id);
  expect(body).toMatchObject({
    title: 'Copy of A study',
    status: 'draft',
    externalTitle: 'For you',
    closingMessage: 'Bye',
    studyGuide: wholeGuide(),
    walletId: null,
  });
  const ids = async (studyId: string) =>
    (await call(questionsRoute, { key, params: { studyId } })).body.questions.map(
      (q: { id: string }) => q.id,
    );
  const [before, after] = [await ids(source.id), await ids(copy.body.id)];
  expect(after).toHaveLength(before.length);
  expect(after.filter((id: string) => before.includes(id))).toEqual([]);
});

it('takes a title, and is not for viewers', async () => {
  const { key, organizationId } = await newOrganization();
  const { id } = await createdStudy(key, [flat([open()])]);
  const named = await call(POST, { key, params: { studyId: id }, body: { title: 'Second wave' } });
  expect((await readStudy(key, named.body.id)).body.title).toBe('Second wave');
  const viewer = await newMember(organizationId, 'viewer');
  const refused = await call(POST, { method: 'POST', key: viewer.key, params: { studyId: id } });
  expect(refused.body.code).toBe('forbidden');
});
