import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { purgeExpired } from '@/lib/services/purge-expired';
import { rehearseStudy } from '@/lib/services/rehearsals/rehearse-study';
import { database } from '@/lib/store/database';
import { listWalks, setWalk } from '@/lib/store/rehearsals';
import { rehearsal, response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST as startRoute } from '../route';
import { GET } from './route';

testDatabase();

async function waiting(key: string, manners = ['terse', 'rich']) {
  const { id: studyId } = await createdStudy(key, [
    flat([open({ followUp: 'light' }), open({ followUp: 'none' })]),
  ]);
  const { body } = await call(startRoute, { method: 'POST', key, params: { studyId }, body: { manners } });
  return { studyId, rehearsalId: body.id as string };
}

refusesStrangers(GET, {
  method: 'GET',
  params: ({ key }) => waiting(key),
  nowhere: { studyId: randomUUID(), rehearsalId: randomUUID() },
});

describe('GET …/rehearsals/{rehearsalId}', () => {
  it('N6: one that was interrupted goes on with who has not walked', async () => {
    const { key, organizationId } = await newOrganization();
    const params = await waiting(key);
    await rehearseStudy(database(), params.rehearsalId);
    const walks = await listWalks(database(), params.rehearsalId);
    await database().update(rehearsal).set({ status: 'running' }).where(eq(rehearsal.id, params.rehearsalId));
    await setWalk(database(), params.rehearsalId, 0, { ...walks[0]!, name: 'As before' });
    await setWalk(database(), params.rehearsalId, 1, { ...walks[1]!, status: 'walking', steps: [] });
    await rehearseStudy(database(), params.rehearsalId);
    const { body } = await call(GET, { key, params });
    expect(body).toMatchObject({
      status: 'ready',
      done: 2,
      participants: [{ name: 'As before' }, { status: 'done' }],
    });
    expect(body.participants[1].steps.length).toBeGreaterThan(0);
    expect(
      await database().select().from(response).where(eq(response.organizationId, organizationId)),
    ).toEqual([]);
  });

  it('N6: is forgotten after a week', async () => {
    const { key } = await newOrganization();
    const params = await waiting(key);
    await purgeExpired(database());
    expect((await call(GET, { key, params })).status).toBe(200);
    const createdAt = new Date(Date.now() - 8 * 86_400_000);
    await database().update(rehearsal).set({ createdAt }).where(eq(rehearsal.id, params.rehearsalId));
    await purgeExpired(database());
    const gone = await call(GET, { key, params });
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
    // Its job finds nothing to do.
    await rehearseStudy(database(), params.rehearsalId);
  });
});
