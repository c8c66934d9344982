import { expect, it } from 'vitest';
import { authenticateSession } from '@/lib/services/people/authenticate-session';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { PUT } from './route';

testDatabase();

const nobody = '00000000-0000-4000-8000-000000000000';
refusesTheSignedOut(PUT, { method: 'PUT', body: { organizationId: nobody } });

it('H3: a session acts where it was switched to, unless a request says otherwise', async () => {
  const [first, second] = [await newOrganization(), await newOrganization()];
  const { userId, headers } = await newSignedIn({ organizationId: first.organizationId, role: 'owner' });
  await setMember(database(), { organizationId: second.organizationId, userId, role: 'viewer' });
  const to = (organizationId: string) => call(PUT, { method: 'PUT', headers, body: { organizationId } });
  const switched = await to(second.organizationId.toUpperCase());
  expect(switched.body.activeOrganizationId).toBe(second.organizationId);
  const cookie = headers.cookie ?? '';
  const acting = await authenticateSession({ cookie, organizationId: null });
  expect([acting.organizationId, acting.role]).toEqual([second.organizationId, 'viewer']);
  const named = await authenticateSession({ cookie, organizationId: first.organizationId });
  expect(named.role).toBe('owner');
});

it('H4: somebody else’s organisation is not there', async () => {
  const { organizationId } = await newOrganization();
  const { headers } = await newSignedIn();
  const replies = await Promise.all(
    [organizationId, nobody].map((id) => call(PUT, { method: 'PUT', headers, body: { organizationId: id } })),
  );
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  expect(replies[0]?.text).toBe(replies[1]?.text);
});
