import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';
import { POST as startRoute } from '../../route';
import { POST } from './route';

testDatabase();

async function waiting(key: string) {
  const { id: studyId } = await createdStudy(key, [flat([open()])]);
  const { body } = await call(startRoute, { method: 'POST', key, params: { studyId } });
  return { studyId, rehearsalId: body.id as string };
}

refusesStrangers(POST, {
  method: 'POST',
  params: ({ key }) => waiting(key),
  nowhere: { studyId: randomUUID(), rehearsalId: randomUUID() },
});

describe('POST …/rehearsals/{rehearsalId}/stop', () => {
  it('N6: ends it as far as it came, and lets another begin', async () => {
    const { key } = await newOrganization();
    const params = await waiting(key);
    const stop = () => call(POST, { method: 'POST', key, params });
    const stopped = await stop();
    expect([stopped.status, stopped.body.status]).toEqual([200, 'stopped']);
    await runJobs();
    expect((await stop()).body).toMatchObject({ status: 'stopped', done: 0 });
    const { body } = await call(startRoute, { method: 'POST', key, params });
    expect(body).toMatchObject({ status: 'waiting' });
    expect(body.id).not.toBe(params.rehearsalId);
    await runJobs();
    expect(
      (await call(POST, { method: 'POST', key, params: { ...params, rehearsalId: body.id } })).body.status,
    ).toBe('ready');
  });
});
