import { describe, expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as closeRoute } from '@/app/api/public/v1/studies/[studyId]/close/route';
import { POST as pauseRoute } from '@/app/api/public/v1/studies/[studyId]/pause/route';
import { POST as resumeRoute } from '@/app/api/public/v1/studies/[studyId]/resume/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const routes = { pause: pauseRoute, resume: resumeRoute, close: closeRoute };
const change = (to: keyof typeof routes, key: string, studyId: string) =>
  call(routes[to], { method: 'POST', key, params: { studyId } });
const start = (linkId: string) => call(startRoute, { body: { linkId } });

describe('pausing, resuming and closing', () => {
  it('F7: stop new interviews, and let those under way finish', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const underWay = [await startedInterview(study.linkId), await startedInterview(study.linkId)];
    expect((await change('pause', key, study.id)).body.status).toBe('paused');
    expect((await start(study.linkId)).body.code).toBe('conflict');
    expect((await answered(underWay[0]!, plainAnswer)).outcome).toBe('complete');
    expect((await change('resume', key, study.linkId)).body.status).toBe('live');
    expect((await start(study.linkId)).status).toBe(201);
    expect((await change('close', key, study.id)).body.status).toBe('closed');
    const refused = await start(study.linkId);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await answered(underWay[1]!, plainAnswer)).outcome).toBe('complete');
  });

  it('G2: closing gives back what the launch still holds', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 2_000 });
    const study = await launchedStudy(key, guide);
    await answered(await startedInterview(study.linkId), plainAnswer);
    await change('close', key, study.id);
    const { body } = await call(walletsRoute, { key });
    expect(body.wallets[0].projectCreditBalance).toEqual({ balance: 19, usage: 1 });
  });

  it('F1: refuse where the state does not allow it, and say yes where it is so already', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    expect((await change('pause', key, id)).body.code).toBe('conflict');
    expect((await change('resume', key, id)).body.code).toBe('conflict');
    await launch(key, id);
    expect((await change('resume', key, id)).status).toBe(200);
    expect((await change('pause', key, id)).status).toBe(200);
    expect((await change('pause', key, id)).status).toBe(200);
    expect((await change('close', key, id)).status).toBe(200);
    expect((await change('close', key, id)).status).toBe(200);
    expect((await change('resume', key, id)).body.code).toBe('conflict');
    expect((await launch(key, id)).body.code).toBe('conflict');
  });

  it('H1: are for those who may launch, and among them for the named ones', async () => {
    const { key, organizationId } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const collaborator = await newMember(organizationId, 'collaborator');
    const researcher = await newMember(organizationId, 'researcher');
    expect((await change('pause', collaborator.key, study.id)).body.code).toBe('forbidden');
    await patchStudy(key, study.id, { launchers: [] }, '*');
    expect((await change('pause', researcher.key, study.id)).body.code).toBe('forbidden');
    expect((await change('pause', key, study.id)).status).toBe(200);
  });
});
