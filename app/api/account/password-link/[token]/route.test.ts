import { expect, it } from 'vitest';
import { POST as setPassword } from '@/app/api/account/password/route';
import { newPasswordLink } from '@/lib/services/people/new-password-link';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newSignedIn } from '@/lib/testing/signed-in';
import { GET } from './route';

testDatabase();

async function linkFor(userId: string, hours = 1) {
  const { link, expiresAt } = await newPasswordLink(database(), { userId, hours, origin: '' });
  return { token: link.split('=')[1] ?? '', expiresAt: expiresAt.toISOString() };
}
const read = (token: string) => call(GET, { params: { token } });

it('a link is read without being used up, until it is used', async () => {
  const { userId } = await newSignedIn();
  const { token, expiresAt } = await linkFor(userId);
  for (const reply of [await read(token), await read(token)]) expect(reply.body).toEqual({ expiresAt });
  expect((await call(setPassword, { body: { token, password: 'another horse' } })).status).toBe(200);
  expect((await read(token)).status).toBe(404);
});

it('replaced, expired, unknown and mangled links are one answer', async () => {
  const [one, other] = [await newSignedIn(), await newSignedIn()];
  const { token: replaced } = await linkFor(one.userId);
  const { token: newest } = await linkFor(one.userId);
  const { token: expired } = await linkFor(other.userId, -1);
  const replies = await Promise.all([replaced, expired, 'unknown', '%', "' or 1=1"].map(read));
  for (const { status, text } of replies) expect([status, text]).toEqual([404, replies[0]?.text]);
  expect((await read(newest)).status).toBe(200);
});
