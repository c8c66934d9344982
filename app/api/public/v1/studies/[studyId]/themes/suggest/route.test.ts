import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { deletedMeanwhile } from '@/lib/testing/deleted-meanwhile';
import { refusesStrangers } from '@/lib/testing/refusals';
import { themed } from '@/lib/testing/themed';
import { newMember, newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

describe('having themes suggested', () => {
  refusesStrangers(POST, {
    method: 'POST',
    params: async (person) => ({ studyId: (await themed({ person })).study.id }),
    nowhere: { studyId: randomUUID() },
  });

  it('L3: is accepted and done by a job; viewers have nothing suggested', async () => {
    const { key, person, study } = await themed();
    const params = { studyId: study.id };
    const begun = await call(POST, { method: 'POST', key, params });
    expect([begun.status, begun.body.suggesting]).toEqual([202, true]);
    const viewer = await newMember(person.organizationId, 'viewer');
    expect((await call(POST, { method: 'POST', key: viewer.key, params })).body.code).toBe('forbidden');
  });

  it('A8: of a study that is deleted meanwhile is accepted, or 404', async () => {
    const person = await newOrganization();
    const replies = await deletedMeanwhile(async () => {
      const { key, study } = await themed({ person });
      const send = () => call(POST, { method: 'POST', key, params: { studyId: study.id } });
      return { studyId: study.id, send };
    });
    const said = new Set(replies.map(({ status, body }) => `${status} ${body.code}`));
    expect([...said].sort()).toEqual(['202 undefined', '404 study_not_found']);
  });
});
