import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { POST as setPassword } from '@/app/api/account/password/route';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { POST as passwordLink } from '@/app/api/public/v1/members/[userId]/password-link/route';
import { GET as members } from '@/app/api/public/v1/members/route';
import { newPasswordLink } from '@/lib/services/people/new-password-link';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { invited } from '@/lib/testing/invited';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { GET as readAccount } from '../../../route';
import { POST as join } from '../route';
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

it('O1: the audit log has who joined, and as what', async () => {
  const owner = await newOrganization();
  const person = await newSignedIn();
  const logged = async () =>
    (await call(readAudit, { key: owner.key, query: { actor: person.userId } })).body.entries;
  const { token } = await invited(owner.key, person.email, 'admin');
  await accept(token, person.headers);
  expect(await logged()).toEqual([
    expect.objectContaining({
      ...{ action: 'acceptInvitation', result: 'done', changes: { role: { to: 'admin' } } },
      ...{ target: person.userId, targetType: 'member', studyId: null },
    }),
  ]);
  await accept(token, person.headers);
  expect(await logged()).toHaveLength(1);
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

it('X1: an account that was made by a shown link is nobody elsewhere, and again somebody where it was made', async () => {
  const [squatter, owner] = [await newOrganization(), await newOrganization()];
  const email = `${randomUUID()}@example.org`;
  const made = await invited(squatter.key, email, 'admin');
  const password = 'correct horse';
  const { body } = await call(join, { params: { token: made.token }, body: { name: 'Wren', password } });
  const headers = await signIn(email, password);
  const membersOf = async (key: string) => (await call(members, { key })).body.members;
  const there = (await membersOf(squatter.key)).find(({ userId }: Member) => userId === body.userId);
  expect(there.emailVerified).toBe(false);
  const elsewhere = await invited(owner.key, email);
  const refused = await accept(elsewhere.token, headers);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  // Nothing is mailed here, so that no mail is spoken of that could be waited for.
  expect(refused.text).toMatch(/sends no mail.*who runs the server/);
  expect(await membersOf(owner.key)).toHaveLength(1);
  await removeMember(database(), { organizationId: squatter.organizationId, userId: body.userId });
  const again = await invited(squatter.key, email);
  expect((await accept(again.token, headers)).status).toBe(200);
});

it('X1: nor is one whose password was set by a link that a colleague was shown', async () => {
  const [own, other] = [await newOrganization(), await newOrganization()];
  const person = await newSignedIn({ organizationId: own.organizationId, role: 'viewer' });
  const made = await call(passwordLink, {
    method: 'POST',
    key: own.key,
    params: { userId: person.userId },
  });
  const token = made.body.link.split('=')[1];
  expect((await call(setPassword, { body: { token, password: 'shown to all' } })).status).toBe(200);
  const headers = await signIn(person.email, 'shown to all');
  const { token: invitation } = await invited(other.key, person.email);
  expect((await accept(invitation, headers)).body.code).toBe('forbidden');
  const { link } = await newPasswordLink(database(), { userId: person.userId, hours: 1, origin: '' });
  const mailed = link.split('=')[1];
  expect((await call(setPassword, { body: { token: mailed, password: 'my own horse' } })).status).toBe(200);
  expect((await accept(invitation, await signIn(person.email, 'my own horse'))).status).toBe(200);
});

it('X9: who was removed does not come back by an invitation from before', async () => {
  const owner = await newOrganization();
  const person = await newSignedIn();
  const { token } = await invited(owner.key, person.email);
  const membership = { organizationId: owner.organizationId, userId: person.userId };
  await setMember(database(), { ...membership, role: 'viewer' });
  await removeMember(database(), membership);
  expect((await accept(token, person.headers)).status).toBe(404);
});

interface Member {
  userId: string;
}
