import { describe, expect, it } from 'vitest';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { GET as readRoute } from '../reading/route';
import { DELETE, PUT } from './route';

testDatabase();

const strangers = {
  params: async (person: Person) => (await flagged(person)).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
};
refusesStrangers(PUT, { method: 'PUT', ...strangers });
refusesStrangers(DELETE, { method: 'DELETE', ...strangers });

async function flagged(person?: Person) {
  const owner = person ?? (await newOrganization());
  const study = await launchedStudy(owner.key, [
    flat([open({ text: 'How are you?' }), open({ text: 'And now?' })]),
  ]);
  const interview = await startedInterview(study.linkId);
  await answer(interview, interview.step.id, { text: 'Honestly, I want to die.' });
  const params = { linkId: study.linkId, responseId: interview.responseId };
  const put = (key = owner.key) => call(PUT, { method: 'PUT', key, params });
  const remove = () => call(DELETE, { method: 'DELETE', key: owner.key, params });
  const reading = async () => (await call(readRoute, { key: owner.key, params })).body;
  const found = async (filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    return (await call(searchRoute, { key: owner.key, params: { studyId: study.id }, query })).body;
  };
  return { owner, params, put, remove, reading, found };
}

describe('a flagged response', () => {
  it('K5: is looked after by the first who says so, with name and time, and open again when they take it back', async () => {
    const { owner, put, remove, reading } = await flagged();
    const before = await reading();
    expect(before.lookedAfter).toBeNull();
    const first = await put();
    expect(first.status).toBe(200);
    expect(first.body.by.id).toBe(owner.userId);
    const second = await newMember(owner.organizationId, 'researcher');
    expect((await put(second.key)).body).toEqual(first.body);
    const after = await reading();
    expect(after.lookedAfter).toEqual(first.body);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await reading()).lookedAfter).toBeNull();
  });

  it('H1: is looked after by those who may edit', async () => {
    const { owner, put } = await flagged();
    const viewer = await newMember(owner.organizationId, 'viewer');
    expect((await put(viewer.key)).body.code).toBe('forbidden');
  });

  it('K5: is found by whether somebody looks after it', async () => {
    const { put, found } = await flagged();
    expect((await found({ flags: ['safety'], lookedAfter: false })).total).toBe(1);
    await put();
    expect((await found({ flags: ['safety'], lookedAfter: false })).total).toBe(0);
    const { responses } = await found({ flags: ['safety'], lookedAfter: true });
    expect(responses[0].lookedAfter.at).toMatch(/Z$/);
  });

  it('one without a flag is nobody’s to look after', async () => {
    const { key, params } = await reviewedResponse();
    const refused = await call(PUT, { method: 'PUT', key, params });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  });
});
