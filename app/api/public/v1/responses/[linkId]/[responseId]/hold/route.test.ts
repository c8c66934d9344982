import { describe, expect, it } from 'vitest';
import { PUT as holdStudyRoute } from '@/app/api/public/v1/studies/[studyId]/hold/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember, type Person } from '@/lib/testing/world';
import { GET as readRoute } from '../reading/route';
import { DELETE, PUT } from './route';

testDatabase();

const body = { reason: 'Case 2026-117' };
const strangers = {
  params: async (person: Person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
};
refusesStrangers(PUT, { method: 'PUT', body, ...strangers });
describe('DELETE', () => refusesStrangers(DELETE, { method: 'DELETE', ...strangers }));

describe('O2: a legal hold of a response', () => {
  it('O2: is read with the response, with who set it and when, and moves updatedAt', async () => {
    const { key, params } = await reviewedResponse();
    const reading = async () => (await call(readRoute, { key, params })).body;
    const before = await reading();
    expect(before.legalHold).toBeNull();
    const set = await call(PUT, { method: 'PUT', key, params, body });
    expect(set.body).toMatchObject({ of: 'response', reason: body.reason, by: { name: expect.any(String) } });
    const held = await reading();
    expect(held.legalHold).toEqual(set.body);
    expect(held.updatedAt > before.updatedAt).toBe(true);
    // Again, with other words: the first stays.
    const again = await call(PUT, { method: 'PUT', key, params, body: { reason: 'Another' } });
    expect(again.body).toEqual(set.body);
    for (let time = 0; time < 2; time += 1)
      expect((await call(DELETE, { method: 'DELETE', key, params })).status).toBe(200);
    expect((await reading()).legalHold).toBeNull();
  });

  it('O2: its own comes before that of its study', async () => {
    const { key, params, study } = await reviewedResponse();
    await call(holdStudyRoute, {
      ...{ method: 'PUT', key, params: { studyId: study.id } },
      body: { reason: 'All of it' },
    });
    const legalHold = async () => (await call(readRoute, { key, params })).body.legalHold;
    expect(await legalHold()).toMatchObject({ of: 'study', reason: 'All of it' });
    await call(PUT, { method: 'PUT', key, params, body });
    expect(await legalHold()).toMatchObject({ of: 'response', reason: body.reason });
  });

  it('H1: is for owners and admins', async () => {
    const { person, params } = await reviewedResponse();
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const { key } = await newMember(person.organizationId, role);
      expect((await call(PUT, { method: 'PUT', key, params, body })).body.code).toBe('forbidden');
      expect((await call(DELETE, { method: 'DELETE', key, params })).body.code).toBe('forbidden');
    }
  });
});
