import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as readMe } from '../me/route';
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
