import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as readOffer } from '@/app/api/account/invitations/[token]/route';
import { POST as start } from '@/app/api/interviews/route';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { POST as inviteMember } from '@/app/api/public/v1/invitations/route';
import { GET as readMe } from '@/app/api/public/v1/me/route';
import { POST as uploadMedia } from '@/app/api/public/v1/media/route';
import { PATCH as changeOrganization } from '@/app/api/public/v1/organization/route';
import { POST as ask } from '@/app/api/public/v1/studies/[studyId]/ask/route';
import { POST as share } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { GET as openLink } from '@/app/api/shared/[token]/route';
import { studyReference } from '@/lib/domain/identifier';
import { findEntrance } from '@/lib/services/interviews/find-entrance';
import { describeSession } from '@/lib/services/people/describe-session';
import { database, pool } from '@/lib/store/database';
import { findOrganizationDeletion } from '@/lib/store/leaving';
import { findStudyById } from '@/lib/store/studies';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { invited } from '@/lib/testing/invited';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { SMALL_GIF } from '@/lib/testing/mutations/mutation-world';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn, type SignedIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization } from '@/lib/testing/world';
import { DELETE, POST } from './route';

testDatabase();

const SOME = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f90a1b2c3';
const NAME = 'Test';
refusesTheSignedOut(POST, {
  ...{ method: 'POST', params: { organizationId: SOME }, body: { name: NAME, password: 'correct horse' } },
});
refusesTheSignedOut(DELETE, { method: 'DELETE', params: { organizationId: SOME } });

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];

/** An organisation with an owner who is signed in, and a key of another owner. */
async function world() {
  const { organizationId, key } = await newOrganization();
  const owner = await newSignedIn({ organizationId, role: 'owner' });
  return { organizationId, key, owner };
}

const deletes = (by: SignedIn, organizationId: string, body: object = {}) =>
  call(POST, {
    ...{ headers: by.headers, params: { organizationId } },
    body: { name: NAME, password: by.password, ...body },
  });
const keeps = (by: SignedIn, organizationId: string) =>
  call(DELETE, { method: 'DELETE', headers: by.headers, params: { organizationId } });
const inside = (by: SignedIn, organizationId: string) => ({
  headers: { ...by.headers, 'x-organization': organizationId },
});

describe('an organisation', () => {
  it('O4: is deleted in seven days by an owner who types its name and gives their password', async () => {
    const { organizationId, owner } = await world();
    const before = Date.now();
    const { status, body } = await deletes(owner, organizationId);
    expect([status, body.organizationId]).toEqual([200, organizationId]);
    const week = Date.parse(body.deletesAt) - before;
    expect(week).toBeGreaterThanOrEqual(7 * 86_400_000);
    expect(week).toBeLessThan(7 * 86_400_000 + 60_000);
    // Asked again, the date stays.
    expect((await deletes(owner, organizationId)).body).toEqual(body);
    expect((await keeps(owner, organizationId)).body).toEqual({ organizationId, deletesAt: null });
    expect((await keeps(owner, organizationId)).body).toEqual({ organizationId, deletesAt: null });
  });

  it('O4: is nobody else’s to delete or keep, nor anybody’s by a key', async () => {
    const { organizationId, key, owner } = await world();
    const admin = await newSignedIn({ organizationId, role: 'admin' });
    const stranger = await newSignedIn();
    for (const request of [() => deletes(admin, organizationId), () => keeps(admin, organizationId)])
      expect((await request()).body.code).toBe('forbidden');
    for (const [by, id] of [
      [stranger, organizationId],
      [owner, randomUUID()],
      [owner, 'nowhere'],
    ] as const) {
      expect((await deletes(by, id)).body.code).toBe('not_found');
      expect((await keeps(by, id)).body.code).toBe('not_found');
    }
    const byKey = await call(POST, {
      ...{ key, params: { organizationId }, body: { name: NAME, password: owner.password } },
    });
    expect([byKey.status, byKey.body.code]).toEqual([401, 'unauthorized']);
    expect(await findOrganizationDeletion(database(), organizationId)).toBeNull();
  });

  it('O3, O4: is not deleted by a session that lacks the second factor which it requires', async () => {
    const { organizationId, owner } = await world();
    await pool().query('update organization set require_second_factor = true where id = $1', [
      organizationId,
    ]);
    for (const request of [() => deletes(owner, organizationId), () => keeps(owner, organizationId)])
      expect((await request()).body).toMatchObject({
        code: 'forbidden',
        error: expect.stringContaining('second factor'),
      });
    expect(await findOrganizationDeletion(database(), organizationId)).toBeNull();
  });

  it('O4: stays with a wrong password, another name, or a body that is not meant so', async () => {
    const { organizationId, owner } = await world();
    const refusals = [
      [{ password: 'wrong' }, 'bad_request'],
      [{ password: '' }, 'bad_request'],
      [{ name: 'test' }, 'bad_request'],
      [{ name: `${NAME} ` }, 'bad_request'],
      [{ name: undefined }, 'invalid_request_body'],
      [{ password: 7 }, 'invalid_request_body'],
      [{ password: 'x'.repeat(129) }, 'invalid_request_body'],
      [{ sure: true }, 'invalid_request_body'],
    ] as const;
    for (const [body, code] of refusals)
      expect([body, (await deletes(owner, organizationId, body)).body.code]).toEqual([body, code]);
    expect(await findOrganizationDeletion(database(), organizationId)).toBeNull();
  });

  it('O4: is only read meanwhile, by all its members, and by none of its keys', async () => {
    const { organizationId, key, owner } = await world();
    const viewer = await newSignedIn({ organizationId, role: 'viewer' });
    const study = await launchedStudy(key, guide);
    await deletes(owner, organizationId);
    const refused = await call(listStudies, { key });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    for (const by of [owner, viewer]) {
      const at = inside(by, organizationId);
      expect((await call(listStudies, at)).body).toHaveLength(1);
      expect((await call(readMe, at)).status).toBe(200);
      // Asks, and changes nothing.
      const asked = await call(ask, {
        ...at,
        params: { studyId: study.id },
        body: { question: 'Was it late?' },
      });
      expect(asked.status).toBe(200);
      expect((await describeSession(by.headers.cookie!))?.organization).toMatchObject({
        id: organizationId,
        deletesAt: expect.any(String),
      });
    }
    const at = inside(owner, organizationId);
    const writes = [
      await call(changeOrganization, { ...at, method: 'PATCH', body: { name: 'Other' } }),
      await call(inviteMember, { ...at, body: { email: 'wren@example.org', role: 'viewer' } }),
      await call(uploadMedia, { ...at, method: 'POST', body: SMALL_GIF }),
    ];
    for (const { status, body } of writes) expect([status, body.code]).toEqual([403, 'forbidden']);
    await keeps(owner, organizationId);
    expect((await call(listStudies, { key })).status).toBe(200);
    expect((await call(changeOrganization, { ...at, method: 'PATCH', body: { name: 'Other' } })).status).toBe(
      200,
    );
  });

  it('O4: takes nobody in meanwhile, as if its studies were paused, and exactly as before once it is kept', async () => {
    const { organizationId, key, owner } = await world();
    const [live, draft] = [await launchedStudy(key, guide), await launchedStudy(key, guide)];
    const underWay = await startedInterview(live.linkId);
    const before = await findStudyById(database(), live.id);
    await deletes(owner, organizationId);
    const entrance = (linkId: string) =>
      findEntrance(database(), studyReference(linkId), { now: new Date(), urlParams: [] });
    expect([(await entrance(live.linkId))?.status, (await entrance(draft.linkId))?.status]).toEqual([
      'paused',
      'paused',
    ]);
    const started = await call(start, { body: { linkId: live.linkId, urlParams: {} } });
    expect([started.status, started.body.code]).toEqual([409, 'conflict']);
    // Who is under way may finish, as in a study that is paused (F7).
    expect((await answered(underWay, plainAnswer)).kind).toBe('end');
    await keeps(owner, organizationId);
    expect((await entrance(live.linkId))?.status).toBe('live');
    expect((await call(start, { body: { linkId: live.linkId, urlParams: {} } })).status).toBe(201);
    const { status, version, withheld } = (await findStudyById(database(), live.id))!;
    expect([status, version, withheld]).toEqual([before?.status, before?.version, false]);
  });

  it('O4: shows nothing to others meanwhile, and takes no new members in', async () => {
    const { organizationId, key, owner } = await world();
    const study = await launchedStudy(key, guide);
    const made = await call(share, { key, params: { studyId: study.id }, body: { what: 'report' } });
    const { token } = await invited(key, `${randomUUID()}@example.org`);
    const opened = async () => [
      (await call(openLink, { params: { token: new URL(made.body.url).pathname.split('/').at(-1)! } }))
        .status,
      (await call(readOffer, { params: { token } })).status,
    ];
    expect(await opened()).toEqual([200, 200]);
    await deletes(owner, organizationId);
    expect(await opened()).toEqual([404, 404]);
    await keeps(owner, organizationId);
    expect(await opened()).toEqual([200, 200]);
  });

  it('O1: its log says who asked and who kept it, once each', async () => {
    const { organizationId, key, owner } = await world();
    const { userId } = owner;
    await newMember(organizationId, 'owner');
    for (const act of [deletes, deletes, keeps, keeps]) await act(owner, organizationId);
    const { entries } = (await call(readAudit, { key })).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'keepOrganization',
      'deleteOrganization',
    ]);
    expect(entries[0]).toMatchObject({
      ...{ actor: { userId }, target: organizationId, targetType: 'organization', result: 'done' },
    });
  });
});
