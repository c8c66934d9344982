import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { newMember } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, {
  method: 'POST',
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

const again = ({ key, params }: { key: string; params: Record<string, string> }) =>
  call(POST, { method: 'POST', key, params });
const setAside = (responseId: string) =>
  pool().query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
    `analyse:${responseId}`,
  ]);

describe('an analysis', () => {
  it('that was set aside waits anew', async () => {
    const world = await reviewedResponse();
    await setAside(world.responseId);
    const reply = await again(world);
    expect([reply.status, reply.body]).toEqual([
      200,
      { state: 'waiting', attempts: 0, analyzedAt: null, engine: null },
    ]);
  });

  it('that nobody would ever get to is asked for anew', async () => {
    const world = await reviewedResponse();
    await pool().query('delete from graphile_worker._private_jobs where key = $1', [
      `analyse:${world.responseId}`,
    ]);
    expect((await again(world)).body.state).toBe('waiting');
  });

  it('that is done stays as it is', async () => {
    const world = await reviewedResponse({ analysed: true });
    expect((await again(world)).body).toMatchObject({ state: 'done', attempts: 0 });
  });

  it('is for ended interviews', async () => {
    const { key } = await reviewedResponse();
    const study = await launchedStudy(key, [flat([open()])]);
    await startedInterview(study.linkId);
    const reply = await again({ key, params: { linkId: study.linkId, responseId: '1' } });
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });

  it('H1: is for who may edit', async () => {
    const world = await reviewedResponse();
    const viewer = await newMember(world.person.organizationId, 'viewer');
    expect((await again({ ...world, key: viewer.key })).body.code).toBe('forbidden');
  });
});
