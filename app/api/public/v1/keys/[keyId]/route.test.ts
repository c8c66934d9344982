import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization, type Person } from '@/lib/testing/world';
import { GET as readMe } from '../../me/route';
import { POST as create } from '../route';
import { DELETE } from './route';

testDatabase();

const made = async (key: string): Promise<{ id: string; apiKey: string }> => {
  const { body } = await call(create, { key, body: { name: 'Export' } });
  return { id: body.key.id, apiKey: body.apiKey };
};
refusesStrangers(DELETE, {
  method: 'DELETE',
  params: async ({ key }) => ({ keyId: (await made(key)).id }),
  nowhere: { keyId: randomUUID() },
});
const revoke = (by: Person, keyId: string) =>
  call(DELETE, { method: 'DELETE', key: by.key, params: { keyId } });

it('H2: ends a key at once; again keeps the first time', async () => {
  const owner = await newOrganization();
  const { id, apiKey } = await made(owner.key);
  const revoked = await revoke(owner, id);
  expect(revoked.body).toMatchObject({ id, revokedAt: expect.stringMatching(/Z$/) });
  const { status, body } = await call(readMe, { key: apiKey });
  expect([status, body.code]).toEqual([401, 'invalid_api_key']);
  expect((await revoke(owner, id)).body.revokedAt).toBe(revoked.body.revokedAt);
});

it('H1, H4: somebody else’s key is not there, but for owners and admins', async () => {
  const { organizationId } = await newOrganization();
  const [admin, viewer, other] = [
    await newMember(organizationId, 'admin'),
    await newMember(organizationId, 'viewer'),
    await newMember(organizationId, 'researcher'),
  ];
  const { id } = await made(viewer.key);
  expect((await revoke(other, id)).text).toBe((await revoke(other, randomUUID())).text);
  expect((await revoke(admin, id)).status).toBe(200);
});
