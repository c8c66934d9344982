import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import { newPasswordLink } from '@/lib/services/people/new-password-link';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

async function tokenFor(userId: string, hours = 1): Promise<string> {
  const { link } = await newPasswordLink(database(), { userId, hours, origin: '' });
  return link.split('=')[1] ?? '';
}
const set = (token: string, password = 'another horse') => call(POST, { body: { token, password } });

it('sets the password and ends every session', async () => {
  const { userId, email, password, headers } = await newSignedIn();
  expect((await set(await tokenFor(userId))).body).toEqual({ set: true });
  await expect(authenticatePerson(headers.cookie ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(signIn(email, password)).rejects.toThrow('401');
  await signIn(email, 'another horse');
});

it('a link works once, also when two use it at the same moment', async () => {
  const { userId } = await newSignedIn();
  const token = await tokenFor(userId);
  const both = await Promise.all([set(token), set(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('O1: the audit log of each organisation of theirs has it, once', async () => {
  const [one, other, third] = [await newOrganization(), await newOrganization(), await newOrganization()];
  const { userId } = await newSignedIn({ organizationId: one.organizationId, role: 'viewer' });
  await setMember(database(), { organizationId: other.organizationId, userId, role: 'admin' });
  const token = await tokenFor(userId);
  await set(token);
  await set(token);
  const logs = await Promise.all(
    [one, other, third].map(async ({ key }) => (await call(readAudit, { key })).body.entries),
  );
  const entry = expect.objectContaining({
    ...{ action: 'setNewPassword', result: 'done', changes: {} },
    ...{ actor: { userId, name: expect.any(String) }, target: userId, targetType: 'member' },
  });
  expect(logs).toEqual([[entry], [entry], []]);
});

it('expired, unknown and mangled tokens are one answer', async () => {
  const { userId } = await newSignedIn();
  const replies = await Promise.all(
    [await tokenFor(userId, -1), 'unknown', '', '%', "' or 1=1"].map((token) => set(token)),
  );
  for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]?.text]);
});

it('a password that will not do leaves the link as it is', async () => {
  const { userId } = await newSignedIn();
  const token = await tokenFor(userId);
  expect((await set(token, 'short')).body.code).toBe('invalid_request_body');
  expect((await set(token)).status).toBe(200);
});
