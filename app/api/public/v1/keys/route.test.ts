import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KEY_SCOPES } from '@/lib/domain/people/key-limits';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { limitedKey, newMember, newOrganization, testKey } from '@/lib/testing/world';
import { GET as readAudit } from '../audit/route';
import { GET as readMe } from '../me/route';
import { DELETE as deleteStudy, GET as readStudy } from '../studies/[studyId]/route';
import { POST as createStudy } from '../studies/create/route';
import { GET as listStudies } from '../studies/route';
import { DELETE } from './[keyId]/route';
import { GET, POST } from './route';

testDatabase();

refusesStrangers(GET, {});
refusesStrangers(POST, { method: 'POST', body: { name: 'Export' } });

const make = (key: string, body: unknown) => call(POST, { key, body });

describe('POST /api/public/v1/keys', () => {
  it('H2: everybody makes keys for themselves; a key is shown this once', async () => {
    const { organizationId } = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    const made = await make(viewer.key, { name: 'Export' });
    expect(made.status).toBe(201);
    const { key, apiKey } = made.body;
    expect(key).toMatchObject({ name: 'Export', lastFour: apiKey.slice(-4), revokedAt: null });
    expect(apiKey.startsWith(key.prefix)).toBe(true);
    expect((await call(readMe, { key: apiKey })).body).toMatchObject({
      user: { id: viewer.userId },
      role: 'viewer',
    });
    expect((await call(GET, { key: viewer.key })).text).not.toContain(apiKey);
  });

  it('takes an end that lies ahead', async () => {
    const { key } = await newOrganization();
    const ahead = await make(key, { name: 'a', expiresAt: '2099-01-01T01:00:00+01:00' });
    expect(ahead.body.key.expiresAt).toBe('2099-01-01T00:00:00.000Z');
    expect((await make(key, { name: 'a', expiresAt: '2020-01-01T00:00:00Z' })).body.code).toBe('bad_request');
    for (const expiresAt of ['tomorrow', '2099-02-30T00:00:00Z', '9999-12-31T23:59:59-01:00', 7, null]) {
      expect((await make(key, { name: 'a', expiresAt })).body.code).toBe('invalid_request_body');
    }
  });

  it('cannot be made for somebody else', async () => {
    const owner = await newOrganization();
    const other = await newMember(owner.organizationId, 'viewer');
    const { body } = await make(owner.key, { name: 'a', userId: other.userId });
    expect(body.issues).toEqual([{ path: ['userId'], message: expect.any(String) }]);
  });
});

describe('O3: a key that may not do everything', () => {
  const guide = [flat([open()])];
  const faults = (reply: Reply) => [
    reply.body.code,
    reply.body.issues?.map(({ path }: Issue) => path.join('.')),
  ];
  interface Issue {
    path: (string | number)[];
  }

  it('O3: is made for some scopes and studies, and shows them', async () => {
    const owner = await newOrganization();
    const { id } = await createdStudy(owner.key, guide);
    const made = await make(owner.key, {
      name: 'a',
      scopes: ['launch', 'read'],
      studyIds: [id.toUpperCase()],
    });
    expect(made.status).toBe(201);
    expect(made.body.key).toMatchObject({ scopes: ['read', 'launch'], studyIds: [id] });
    const [listed] = (await call(GET, { key: owner.key })).body.keys;
    expect(listed).toEqual(made.body.key);
    const me = await call(readMe, { key: made.body.apiKey });
    expect(me.body.capabilities).toEqual(['read', 'launch']);
  });

  it('O3: without them, or with null, may do everything that its user may do', async () => {
    const { key } = await newOrganization();
    for (const limits of [{}, { scopes: null, studyIds: null }]) {
      const made = await make(key, { name: 'a', ...limits });
      expect(made.body.key).toMatchObject({ scopes: null, studyIds: null });
      expect((await make(made.body.apiKey, { name: 'b' })).status).toBe(201);
    }
  });

  it('O3: needs known scopes, each once, and studies of the organisation', async () => {
    const { key } = await newOrganization();
    const own = await createdStudy(key, guide);
    const foreign = await createdStudy((await newOrganization()).key, guide);
    const cases: [object, string[]][] = [
      [{ scopes: [] }, ['scopes']],
      [{ scopes: ['read', 'read'] }, ['scopes']],
      [{ scopes: ['admin'] }, ['scopes.0']],
      [{ scopes: 7 }, ['scopes']],
      [{ studyIds: [] }, ['studyIds']],
      [{ studyIds: [own.id, own.id.toUpperCase()] }, ['studyIds']],
      [{ studyIds: [own.linkId] }, ['studyIds.0']],
      [{ studyIds: Array.from({ length: 101 }, () => randomUUID()) }, ['studyIds']],
      [{ studyIds: [own.id, foreign.id] }, ['studyIds.1']],
      [{ studyIds: [randomUUID()] }, ['studyIds.0']],
    ];
    for (const [limits, paths] of cases) {
      expect(faults(await make(key, { name: 'a', ...limits }))).toEqual(['invalid_request_body', paths]);
    }
    expect((await call(GET, { key })).body.keys).toHaveLength(1);
  });

  it('O3: makes and revokes no keys', async () => {
    const owner = await newOrganization();
    const { id } = await createdStudy(owner.key, guide);
    for (const limits of [{ scopes: KEY_SCOPES }, { studyIds: [id] }]) {
      const key = await limitedKey(owner, limits);
      const made = await make(key, { name: 'a', scopes: ['read'], studyIds: [id] });
      expect([made.status, made.body.code]).toEqual([403, 'forbidden']);
      const [own] = (await call(GET, { key: owner.key })).body.keys;
      const revoked = await call(DELETE, { method: 'DELETE', key, params: { keyId: own.id } });
      expect([revoked.status, revoked.body.code]).toEqual([403, 'forbidden']);
    }
  });

  it('O3: can never do more than its user', async () => {
    const { organizationId } = await newOrganization();
    const viewer = await newMember(organizationId, 'viewer');
    const key = await limitedKey(viewer, { scopes: ['write'] });
    const reply = await call(createStudy, { key, body: { title: 'a', studyGuide: guide } });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    const all = await limitedKey(viewer, { scopes: KEY_SCOPES });
    expect((await call(readMe, { key: all })).body.capabilities).toEqual(['read']);
  });

  it('O3: of a study that is deleted is for none, not for all', async () => {
    const owner = await newOrganization();
    const [gone, other] = [await createdStudy(owner.key, guide), await createdStudy(owner.key, guide)];
    const key = await limitedKey(owner, { studyIds: [gone.id] });
    const deleted = await call(deleteStudy, {
      ...{ method: 'DELETE', key: owner.key, params: { studyId: gone.id } },
    });
    expect(deleted.status).toBe(200);
    expect((await call(listStudies, { key })).body).toEqual([]);
    const { status, body } = await call(readStudy, { key, params: { studyId: other.id } });
    expect([status, body.code]).toEqual([404, 'study_not_found']);
  });

  it('O3, O1: is in the audit log with its scopes and the number of its studies, and so is what it was refused', async () => {
    const owner = await newOrganization();
    const { id } = await createdStudy(owner.key, guide);
    const { body } = await make(owner.key, { name: 'a', scopes: ['read'], studyIds: [id] });
    await call(createStudy, { key: body.apiKey, body: { title: 'a', studyGuide: guide } });
    const [refused, made] = (await call(readAudit, { key: owner.key })).body.entries;
    expect(made).toMatchObject({
      ...{ action: 'createKey', target: body.key.id, result: 'done' },
      changes: { name: {}, scopes: { to: 'read' }, studyIds: { to: 1 } },
    });
    expect(refused).toMatchObject({
      action: 'createStudy',
      result: 'forbidden',
      actor: { keyId: body.key.id },
    });
  });
});

describe('a test key', () => {
  const guide = [flat([open()])];

  it('O3: is made with `test`, begins in its own way, and says so in lists', async () => {
    const { key } = await newOrganization();
    const made = await make(key, { name: 'a', test: true, scopes: ['read'] });
    expect(made.status).toBe(201);
    expect(made.body.apiKey).toMatch(/^clq_test_[0-9a-f]{12}_[\w-]{43}$/);
    expect(made.body.key).toMatchObject({ test: true, scopes: ['read'], studyIds: null });
    expect(made.body.key.prefix).toBe(made.body.apiKey.slice(0, 'clq_test_'.length + 12));
    const { keys } = (await call(GET, { key })).body;
    expect(keys.map((one: { test: boolean }) => one.test)).toEqual([true, false]);
    expect((await make(key, { name: 'b', test: false })).body).toMatchObject({
      key: { test: false },
      apiKey: expect.stringMatching(/^clq_[0-9a-f]{12}_/),
    });
    const [issue] = (await make(key, { name: 'c', test: 'yes' })).body.issues;
    expect(issue.path).toEqual(['test']);
    const { entries } = (await call(readAudit, { key })).body;
    expect(entries.at(-1)).toMatchObject({ action: 'createKey', changes: { test: { to: true } } });
  });

  it('O3: is for test studies among its `studyIds`, and other keys for the others', async () => {
    const owner = await newOrganization();
    const real = await createdStudy(owner.key, guide);
    const trial = await createdStudy(await testKey(owner), guide);
    const of = async (test: boolean, studyId: string) => {
      const { status, body } = await make(owner.key, { name: 'a', test, studyIds: [studyId] });
      return body.issues?.[0].path ?? status;
    };
    expect(await of(true, trial.id)).toBe(201);
    expect(await of(false, real.id)).toBe(201);
    expect(await of(true, real.id)).toEqual(['studyIds', 0]);
    expect(await of(false, trial.id)).toEqual(['studyIds', 0]);
  });

  it('O3: makes no keys and revokes none', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    expect((await make(key, { name: 'a', test: true })).body.code).toBe('forbidden');
    const { body } = await make(owner.key, { name: 'b' });
    const revoked = await call(DELETE, { method: 'DELETE', key, params: { keyId: body.key.id } });
    expect(revoked.body.code).toBe('forbidden');
  });
});

describe('GET /api/public/v1/keys', () => {
  it('H1: shows owners and admins the keys of everybody, others their own', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const viewer = await newMember(organizationId, 'viewer');
    const admin = await newMember(organizationId, 'admin');
    const owners = async (key: string) =>
      (await call(GET, { key })).body.keys.map((one: { owner: { userId: string } }) => one.owner.userId);
    expect(await owners(viewer.key)).toEqual([viewer.userId]);
    const everybody = [owner, viewer, admin].map(({ userId }) => userId).sort();
    expect((await owners(admin.key)).sort()).toEqual(everybody);
    expect(await owners((await newOrganization()).key)).toHaveLength(1);
  });
});
