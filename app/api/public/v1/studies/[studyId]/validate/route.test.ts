import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { etagOf } from '@/lib/testing/editing';
import { choice, flat, open, screening } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

it('F4: tells every problem of a guide with its path, and changes nothing', async () => {
  const { key } = await newOrganization();
  const { id } = await createdStudy(key, [flat([open()])]);
  const etag = await etagOf(key, id);
  const validate = (body?: unknown) =>
    call(POST, { method: 'POST', key, params: { studyId: id }, ...(body === undefined ? {} : { body }) });
  expect((await validate()).body).toEqual({ valid: true, problems: [], warnings: [] });
  const twice = [flat([open({ externalId: 'a' }), open({ externalId: 'a' }), open({ text: '' })])];
  const { body } = await validate({ studyGuide: twice });
  expect(body.valid).toBe(false);
  expect(body.problems.map((p: { rule: string; path: unknown }) => [p.rule, p.path])).toEqual([
    ['B2', [0, 'items', 2, 'text']],
    ['C5', [0, 'items', 1, 'externalId']],
  ]);
  expect(await etagOf(key, id)).toBe(etag);
});

it('N8: warns of wording and structure with fixes, in the language of the study, and stays valid', async () => {
  const { key } = await newOrganization();
  const { id } = await createdStudy(key, [flat([open()])]);
  const nobody = choice({
    options: [
      { text: 'Yes', status: 'reject' },
      { text: 'No', status: 'neutral' },
    ],
  });
  const studyGuide = [
    screening([nobody]),
    flat([open({ text: 'Don’t you think that trains are too full?' })]),
  ];
  const { body, status } = await call(POST, {
    method: 'POST',
    key,
    params: { studyId: id },
    body: { studyGuide },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ valid: true, problems: [] });
  expect(body.warnings).toEqual([
    {
      code: 'rejects-everybody',
      path: [0, 'items', 0, 'options'],
      message: 'Nobody gets past this question: no answer lets people in',
      fix: {
        label: 'Let the others in',
        changes: [{ op: 'add', path: [0, 'items', 0, 'options', 1, 'status'], value: 'approve' }],
      },
    },
    {
      code: 'leading',
      path: [1, 'items', 0, 'text'],
      message: '“Don’t you think” suggests the answer',
      fix: {
        label: 'Say it so',
        changes: [
          {
            op: 'replace',
            path: [1, 'items', 0, 'text'],
            value: 'Do you think that trains are too full, or not?',
          },
        ],
      },
    },
  ]);
});
