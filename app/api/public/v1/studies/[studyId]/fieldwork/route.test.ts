import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { choice, flat, open, options, screener, screening, selected } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [
  screening([screener()]),
  flat([choice({ externalId: 'drink', options: options('Tea', 'Milk') }), open({ followUp: 'none' })]),
];
refusesStrangers(GET, {
  method: 'GET',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

const refusing = ({ question }: { question: { options: { id: string }[] } }) => ({
  optionIds: [question.options[1]!.id],
});

describe('GET …/studies/{studyId}/fieldwork', () => {
  it('N3: counts how interviews stand by way in, and all of them add up', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await launchedStudy(key, guide);
    const quotas = [{ name: 'Tea', limit: 1, when: selected('drink', ['Tea']) }];
    const redirects = {
      complete: 'https://panel.example/done',
      panel: 'Prolific',
      parameter: 'PROLIFIC_PID',
    };
    expect((await patchStudy(key, id, { quotas, redirects }, '*')).status).toBe(200);
    const panel = { urlParams: { PROLIFIC_PID: 'p1' } };
    await answered(await startedInterview(linkId, panel), plainAnswer);
    await answered(await startedInterview(linkId), plainAnswer);
    await answered(await startedInterview(linkId, panel), refusing);
    await startedInterview(linkId);

    const { body } = await call(GET, { key, params: { studyId: id } });
    expect(body).toMatchObject({
      status: 'live',
      openness: 'live',
      started: 4,
      complete: 1,
      overQuota: 1,
      screenedOut: 1,
      underWay: 1,
      left: 0,
      holdingPlace: 0,
      cells: [{ name: 'Tea', limit: 1, complete: 1, underWay: 0 }],
    });
    expect(body.outcomes[0]).toEqual({
      outcome: 'complete',
      total: 1,
      ways: [
        { way: 'Prolific', count: 1 },
        { way: null, count: 0 },
      ],
    });
    const table = await call(GET, { key, params: { studyId: linkId }, query: { format: 'csv' } });
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect(table.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'outcome,all,Prolific,link',
      'complete,1,1,0',
      'screened_out,1,1,0',
      'over_quota,1,0,1',
      'left,0,0,0',
      'under_way,1,0,1',
      'started,4,2,2',
      '',
      'quota,limit,complete,underWay',
      'Tea,1,1,0',
      '',
    ]);
  });

  it('is all zeros for a draft', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const { status, body } = await call(GET, { key, params: { studyId: id } });
    expect([status, body.started, body.firstStartedAt, body.middleSeconds]).toEqual([200, 0, null, null]);
    const wrong = await call(GET, { key, params: { studyId: id }, query: { format: 'pdf' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_request']);
  });
});
