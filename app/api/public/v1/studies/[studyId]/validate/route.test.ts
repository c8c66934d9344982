import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { etagOf } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
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
  expect((await validate()).body).toEqual({ valid: true, problems: [] });
  const twice = [flat([open({ externalId: 'a' }), open({ externalId: 'a' }), open({ text: '' })])];
  const { body } = await validate({ studyGuide: twice });
  expect(body.valid).toBe(false);
  expect(body.problems.map((p: { rule: string; path: unknown }) => [p.rule, p.path])).toEqual([
    ['B2', [0, 'items', 2, 'text']],
    ['C5', [0, 'items', 1, 'externalId']],
  ]);
  expect(await etagOf(key, id)).toBe(etag);
});
