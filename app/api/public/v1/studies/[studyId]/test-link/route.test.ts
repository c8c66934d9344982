import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as studiesRoute } from '@/app/api/public/v1/studies/route';
import { deleteOldTests } from '@/lib/services/fieldwork/delete-old-tests';
import { database } from '@/lib/store/database';
import { event, response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, putGuide } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launch, plainAnswer } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET as boardRoute } from '../fieldwork/route';
import { POST } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
refusesStrangers(POST, {
  method: 'POST',
  params: async ({ key }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
});

const made = async (key: string, studyId: string) => call(POST, { method: 'POST', key, params: { studyId } });
const begin = (linkId: string, url: string, more: object = {}) =>
  call(startRoute, { body: { linkId, urlParams: Object.fromEntries(new URL(url).searchParams), ...more } });

describe('POST …/studies/{studyId}/test-link', () => {
  it('N6: lets members try a draft with the real interview, which counts nowhere', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 100_00 });
    const { id, linkId } = await createdStudy(key, guide);
    const link = await made(key, id);
    expect([link.status, link.body]).toEqual([
      201,
      { url: expect.stringMatching(new RegExp(`/s/${linkId}\\?_clq_test=[\\w.-]+$`)) },
    ]);
    const started = await begin(linkId, link.body.url);
    expect(started.status).toBe(201);
    expect((await answered(started.body, plainAnswer)).outcome).toBe('complete');

    await launch(key, id, { walletId });
    expect((await begin(linkId, link.body.url)).status).toBe(201);
    expect((await call(listRoute, { key, params: { linkId } })).body).toEqual([]);
    expect((await call(studiesRoute, { key })).body).toHaveLength(1);
    const { body } = await call(boardRoute, { key, params: { studyId: id } });
    expect(body).toMatchObject({ started: 0, tests: { responses: 2 } });
    const events = await database().select().from(event).where(eq(event.organizationId, organizationId));
    expect(events.map(({ type }) => type)).toEqual(['study.launched']);
    // They are read where they stand apart.
    const apart = await call(listRoute, { key, params: { linkId: body.tests.studyId } });
    expect(apart.body).toHaveLength(2);
  });

  it('N6: shows the guide as it is when the link is made, and no quota, schedule or way back', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, [flat([open({ followUp: 'none', externalId: 'q' })])]);
    await made(key, id);
    await putGuide(key, id, [flat([open({ text: 'What now?', followUp: 'none' })])], '*');
    const when = { operator: 'and', criteria: [{ type: 'searchParam', parameter: 'a', value: '1' }] };
    await patchStudy(
      key,
      id,
      { closesAt: '2020-01-01T00:00:00Z', quotas: [{ name: 'a', limit: 1, when }] },
      '*',
    );
    const { url } = (await made(key, id)).body;
    const { body } = await begin(linkId, url);
    expect(body.step.moderator).toBe('What now?');
  });

  it('N6: an altered link is refused, and tells nobody that there is a draft', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    const { url } = (await made(key, id)).body;
    expect((await begin(linkId, `${url}x`)).status).toBe(404);
    expect((await begin(linkId, url.replace(/\?.*/, ''))).status).toBe(404);
    await launch(key, id);
    const refused = await begin(linkId, `${url}x`);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await begin(linkId, url.replace(/\?.*/, ''))).status).toBe(201);
  });

  it('N6: is for those who may edit, with a guide that could be launched', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const viewer = await newMember(organizationId, 'viewer');
    expect((await made(viewer.key, id)).body.code).toBe('forbidden');
    await putGuide(key, id, [flat([])], '*');
    const reply = await made(key, id);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_study_guide']);
  });

  it('N6: is forgotten after a week', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    const { url } = (await made(key, id)).body;
    const { responseId } = (await begin(linkId, url)).body;
    expect(await deleteOldTests(database())).toBe(0);
    const old = new Date(Date.now() - 8 * 86_400_000);
    await database().update(response).set({ createdAt: old }).where(eq(response.id, responseId));
    expect(await deleteOldTests(database())).toBe(1);
    expect(await database().select().from(response).where(eq(response.id, responseId))).toEqual([]);
  });
});
