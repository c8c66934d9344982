import { expect, it } from 'vitest';
import { foundOrganization } from '@/lib/services/people/sign-up';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { POST } from './route';

testDatabase();

refusesTheSignedOut(POST, { method: 'POST', body: { name: 'Another' } });

it('makes an organisation whose owner the person is', async () => {
  const { userId, headers } = await newSignedIn();
  const { status, body } = await call(POST, { headers, body: { name: 'Another' } });
  expect(status).toBe(201);
  expect(await findRole(database(), { organizationId: body.organizationId, userId })).toBe('owner');
});

it('SIGN_UP: is for where sign-up is open', async () => {
  const { userId } = await newSignedIn();
  const attempt = foundOrganization(database(), 'closed', { userId, name: 'Another' });
  await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
});
