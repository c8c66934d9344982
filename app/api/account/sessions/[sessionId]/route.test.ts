import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn, type SignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { GET } from '../route';
import { DELETE } from './route';

testDatabase();

const nobody = '00000000-0000-4000-8000-000000000000';
refusesTheSignedOut(DELETE, { method: 'DELETE', params: { sessionId: nobody } });

const end = ({ headers }: Pick<SignedIn, 'headers'>, sessionId: string) =>
  call(DELETE, { method: 'DELETE', headers, params: { sessionId } });

async function sessionsOf({
  headers,
}: Pick<SignedIn, 'headers'>): Promise<{ id: string; current: boolean }[]> {
  return (await call(GET, { headers })).body.sessions;
}

it('O3, O1: ends one, at once, and each of their organisations is told', async () => {
  const { organizationId, key } = await newOrganization();
  const person = await newSignedIn({ organizationId, role: 'viewer' });
  const elsewhere = await signIn(person.email, person.password);
  const other = (await sessionsOf(person)).find(({ current }) => !current);
  expect((await end(person, other?.id.toUpperCase() ?? '')).body).toEqual({ ended: 1 });
  await expect(authenticatePerson(elsewhere.cookie ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await sessionsOf(person)).toHaveLength(1);
  expect((await end(person, other?.id ?? '')).status).toBe(404);
  expect((await call(readAudit, { key })).body.entries).toEqual([
    expect.objectContaining({ action: 'endSession', target: person.userId, result: 'done' }),
  ]);
});

it('H4: a session of somebody else is not there, and goes on', async () => {
  const [person, other] = [await newSignedIn(), await newSignedIn()];
  const [theirs] = await sessionsOf(other);
  const replies = await Promise.all(
    [theirs?.id ?? '', nobody, 'nonsense', '\0'].map((id) => end(person, id)),
  );
  for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]?.text]);
  await authenticatePerson(other.headers.cookie ?? '');
});

it('O3: so does the one that asks', async () => {
  const person = await newSignedIn();
  const [own] = await sessionsOf(person);
  expect((await end(person, own?.id ?? '')).status).toBe(200);
  await expect(authenticatePerson(person.headers.cookie ?? '')).rejects.toMatchObject({
    code: 'unauthorized',
  });
});
