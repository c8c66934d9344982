import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authenticateKey } from '@/lib/services/keys/authenticate-key';
import { createKey } from '@/lib/services/keys/create-key';
import { revokeKey } from '@/lib/services/keys/revoke-key';
import { findKey } from '@/lib/store/api-keys';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { testDatabase } from '@/lib/testing/database';
import { createOrganization } from './create-organization';
import { createUser } from './create-user';
import { removeMember } from './remove-member';
import { setMember } from './set-member';

testDatabase();

const newPerson = () => ({ email: `${randomUUID()}@example.org`, name: 'Ada', password: 'correct horse' });

async function world() {
  const { organizationId } = await createOrganization(database(), { name: 'Institute' });
  const member = async (role: 'owner' | 'researcher') =>
    (await createUser(database(), { ...newPerson(), membership: { organizationId, role } })).userId;
  return { organizationId, owner: await member('owner'), member };
}

describe('createUser', () => {
  it('an address is taken once, in whatever case it is written', async () => {
    const person = newPerson();
    await createUser(database(), person);
    const again = createUser(database(), { ...person, email: person.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves nobody behind when the organization does not exist', async () => {
    const person = newPerson();
    const membership = { organizationId: randomUUID(), role: 'viewer' as const };
    await expect(createUser(database(), { ...person, membership })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(createUser(database(), person)).resolves.toHaveProperty('userId');
  });

  it.each([
    { password: '1234567' },
    { email: 'nobody' },
    { name: ' ' },
    { name: 'a\0b' },
    { password: 'x'.repeat(129) },
  ])('refuses %j', async (wrong) => {
    const refusal = createUser(database(), { ...newPerson(), ...wrong });
    await expect(refusal).rejects.toMatchObject({ code: 'bad_request' });
  });
});

describe('memberships', () => {
  it('H1: a role can be given and changed', async () => {
    const { organizationId, member } = await world();
    const userId = await member('researcher');
    await setMember(database(), { organizationId, userId, role: 'admin' });
    expect(await findRole(database(), { organizationId, userId })).toBe('admin');
  });

  it('H1: the last owner can neither be demoted nor removed, one of two can', async () => {
    const { organizationId, owner, member } = await world();
    const demotion = () => setMember(database(), { organizationId, userId: owner, role: 'admin' });
    await expect(demotion()).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeMember(database(), { organizationId, userId: owner })).rejects.toMatchObject({
      code: 'conflict',
    });
    await setMember(database(), { organizationId, userId: owner, role: 'owner' });
    await member('owner');
    await demotion();
    expect(await findRole(database(), { organizationId, userId: owner })).toBe('admin');
  });

  it('H1: of two owners who leave at once one stays', async () => {
    const { organizationId, owner, member } = await world();
    const both = [owner, await member('owner')];
    const left = await Promise.allSettled(
      both.map((userId) => removeMember(database(), { organizationId, userId })),
    );
    expect(left.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('says who or what is not there', async () => {
    const { organizationId, owner } = await world();
    const nobody = { organizationId, userId: randomUUID(), role: 'viewer' as const };
    const nowhere = { organizationId: randomUUID(), userId: owner, role: 'viewer' as const };
    for (const attempt of [
      () => setMember(database(), nobody),
      () => setMember(database(), nowhere),
      () => removeMember(database(), nobody),
      () => removeMember(database(), nowhere),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('H2, X9: the keys of a removed member stay revoked when they come back, a new one works', async () => {
    const { organizationId, member } = await world();
    const userId = await member('researcher');
    const { keyId, apiKey } = await createKey(database(), { organizationId, userId });
    await removeMember(database(), { organizationId, userId });
    await setMember(database(), { organizationId, userId, role: 'viewer' });
    await expect(authenticateKey(apiKey)).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect((await findKey(database(), { organizationId }, keyId))?.revokedAt).toBeInstanceOf(Date);
    const fresh = await createKey(database(), { organizationId, userId });
    await expect(authenticateKey(fresh.apiKey)).resolves.toMatchObject({ role: 'viewer' });
  });

  it('H2: a key that is made for somebody before they are a member works once they are', async () => {
    const { organizationId } = await world();
    const { userId } = await createUser(database(), newPerson());
    const { apiKey } = await createKey(database(), { organizationId, userId });
    await expect(authenticateKey(apiKey)).rejects.toMatchObject({ code: 'forbidden' });
    await setMember(database(), { organizationId, userId, role: 'viewer' });
    await expect(authenticateKey(apiKey)).resolves.toMatchObject({ role: 'viewer' });
  });

  it('H2: the key of a removed member is forbidden at once, a revoked key unknown', async () => {
    const { organizationId, member } = await world();
    const userId = await member('researcher');
    const first = await createKey(database(), { organizationId, userId });
    const second = await createKey(database(), { organizationId, userId });
    await revokeKey(database(), { keyId: second.keyId });
    await revokeKey(database(), { keyId: second.keyId });
    await expect(authenticateKey(second.apiKey)).rejects.toMatchObject({ code: 'invalid_api_key' });
    await removeMember(database(), { organizationId, userId });
    await expect(authenticateKey(first.apiKey)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(authenticateKey(second.apiKey)).rejects.toMatchObject({ code: 'invalid_api_key' });
    await expect(revokeKey(database(), { keyId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  });
});
