import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

describe('GET …/studies/{studyId}/head', () => {
  it('answers what stands over every page, by either id', async () => {
    const { key, organizationId } = await newOrganization();
    const study = await launchedStudy(key, guide, { title: 'Night trains' });
    await answered(await startedInterview(study.linkId), plainAnswer);
    await startedInterview(study.linkId);
    const viewer = await newMember(organizationId, 'viewer');
    const { body } = await call(GET, { key: viewer.key, params: { studyId: study.linkId } });
    expect(body).toEqual({
      id: study.id,
      linkId: study.linkId,
      title: 'Night trains',
      status: 'live',
      selfRecruitLink: `http://127.0.0.1:3000/s/${study.linkId}`,
      folderPath: null,
      responseTarget: 10,
      closeAtTarget: false,
      responseCount: 1,
      responseTotal: 2,
      hasPendingEdits: false,
      problemCount: 0,
      mayEdit: false,
      test: false,
      launchRefusal: 'role',
    });
  });
});
