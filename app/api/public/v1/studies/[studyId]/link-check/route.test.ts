import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { PATCH } from '../route';
import { GET } from './route';

testDatabase();

const guide = [flat([open()])];
refusesStrangers(GET, {
  query: { linkId: 'free-one' },
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

describe('GET …/studies/{studyId}/link-check', () => {
  it('A10: tells free from current, earlier, taken and impossible', async () => {
    const { key } = await newOrganization();
    const [study, other] = [await createdStudy(key, guide), await createdStudy(key, guide)];
    const slug = `trains-${randomUUID().slice(0, 8)}`;
    const state = async (linkId: string) => {
      const { body } = await call(GET, { key, params: { studyId: study.id }, query: { linkId } });
      return body.state;
    };
    expect(await state(slug)).toBe('free');
    const headers = { 'if-match': '*' };
    const body = { linkId: slug };
    await call(PATCH, { method: 'PATCH', key, params: { studyId: study.id }, headers, body });
    expect([await state(slug), await state(study.linkId), await state(other.linkId)]).toEqual([
      'current',
      'earlier',
      'taken',
    ]);
    for (const wrong of ['', 'ab', 'A B', 'new', 'x'.repeat(65), randomUUID(), 'ü-ü-ü']) {
      expect(await state(wrong)).toBe('invalid');
    }
  });

  it('E1: needs one linkId that can be stored', async () => {
    const { key } = await newOrganization();
    const { id: studyId } = await createdStudy(key, guide);
    for (const query of ['', 'linkId=a&linkId=b', 'linkId=%00', `linkId=${'x'.repeat(301)}`]) {
      expect((await call(GET, { key, params: { studyId }, query })).body.code).toBe('bad_request');
    }
  });
});
