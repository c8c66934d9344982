import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { GET as readAccount } from '../../../route';
import { POST } from './route';

testDatabase();

refusesTheSignedOut(POST, { method: 'POST', params: { token: 'x' } });

const accept = (token: string, headers: Record<string, string>) =>
  call(POST, { method: 'POST', params: { token }, headers });

it('lets in whoever is signed in with the invited address; their session acts there then', async () => {
  const owner = await newOrganization();
  const person = await newSignedIn(
    await newOrganization().then(({ organizationId }) => ({ organizationId, role: 'owner' })),
  );
  const { token } = await invited(owner.key, person.email, 'viewer');
  const joined = await accept(token, person.headers);
  expect(joined.body).toEqual({
    userId: person.userId,
    organizationId: owner.organizationId,
    email: person.email,
  });
  const account = await call(readAccount, { headers: person.headers });
  expect(account.body.activeOrganizationId).toBe(owner.organizationId);
  expect(account.body.organizations).toHaveLength(2);
  expect((await accept(token, person.headers)).status).toBe(404);
});

it('is for the invited address alone, and stays good for it', async () => {
  const owner = await newOrganization();
  const other = await newSignedIn();
  const { token } = await invited(owner.key, `${randomUUID()}@example.org`);
  const refused = await accept(token, other.headers);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  const scope = { organizationId: owner.organizationId, userId: other.userId };
  expect(await findRole(database(), scope)).toBeUndefined();
});
