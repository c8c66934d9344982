import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
refusesStrangers(POST, {
  method: 'POST',
  body: { csv: 'id,status\n1,APPROVED', parameter: 'pid' },
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

describe('POST …/studies/{studyId}/fieldwork/compare', () => {
  it('N3: tells who ended differently and who is missing where, and changes nothing', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    for (const pid of ['a', 'b', 'c', 'd']) {
      const interview = await startedInterview(linkId, { urlParams: { PROLIFIC_PID: pid } });
      if (pid !== 'c') await answered(interview, plainAnswer);
    }
    const csv = [
      '\uFEFFSubmission id;Participant id;Status',
      '1;a;APPROVED',
      '2;b;TIMED-OUT',
      '3;"c";RETURNED',
      '4;x;AWAITING REVIEW',
    ].join('\r\n');
    const body = { csv, parameter: 'PROLIFIC_PID' };
    const reply = await call(POST, { key, params: { studyId: id }, body });
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        here: 4,
        there: 4,
        agree: 2,
        endedDifferently: 1,
        missingThere: 1,
        missingHere: 1,
        differences: [
          {
            id: 'b',
            here: expect.objectContaining({ endReason: 'complete', readableId: 2 }),
            there: 'TIMED-OUT',
          },
          { id: 'd', here: expect.objectContaining({ endReason: 'complete', readableId: 4 }), there: null },
          { id: 'x', here: null, there: 'AWAITING REVIEW' },
        ],
      },
    ]);
    expect((await call(POST, { key, params: { studyId: id }, body })).body).toEqual(reply.body);
  });

  it.each([
    [{ csv: '' }, 'bad_request'],
    [{ csv: '', parameter: 'pid' }, 'invalid_request_body'],
    [{ csv: 'id\n', parameter: 'pid' }, 'invalid_request_body'],
    [{ csv: 'name,status\na,b', parameter: 'pid' }, 'invalid_request_body'],
    [{ csv: 'id\na\0', parameter: 'pid' }, 'invalid_request_body'],
    [{ csv: 5 }, 'invalid_request_body'],
  ])('%j is %s', async (body, code) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await call(POST, { key, params: { studyId: id }, body });
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  });
});
