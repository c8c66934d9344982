import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { expectDeprecated } from '@/lib/testing/legacy';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];

refusesStrangers(GET, {});

describe('the legacy list of studies', () => {
  it('E4: has exactly the legacy fields, with the complete responses in desc', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide, { title: 'Tea' });
    await startedInterview(linkId);
    await answered(await startedInterview(linkId), plainAnswer);
    expect((await call(GET, { key })).body).toEqual([
      {
        id,
        link_id: linkId,
        title: 'Tea',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        desc: 'Tea (1 Responses)',
      },
    ]);
  });

  it('E4: is newest first, drafts included', async () => {
    const { key } = await newOrganization();
    for (const title of ['one', 'two']) await createdStudy(key, guide, { title });
    expect((await call(GET, { key })).body.map(({ title }: { title: string }) => title)).toEqual([
      'two',
      'one',
    ]);
  });

  it('I1: says that it is deprecated, and by what it is replaced, on every answer', async () => {
    const { key } = await newOrganization();
    const answers = [await call(GET, { key }), await call(GET), await call(GET, { key: 'nonsense' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401]);
    const etag = answers[0]!.headers.get('etag')!;
    answers.push(await call(GET, { key, headers: { 'if-none-match': etag } }));
    expect(answers[3]!.status).toBe(304);
    for (const reply of answers) expectDeprecated(reply, '/api/public/v1/studies');
  });
});
