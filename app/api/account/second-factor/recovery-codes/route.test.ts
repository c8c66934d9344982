import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { freshCode, SignInBrowser, turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesTheSignedOut(POST, { body: { password: 'correct horse', code: '123456' } });

it('O3, O1: new ones take the place of the earlier ones', async () => {
  const { organizationId, key } = await newOrganization();
  const person = await newSignedIn({ organizationId, role: 'viewer' });
  const earlier = await turnOnSecondFactor(person);
  const { headers, password, userId, email } = person;
  const renew = (body: { password: string; code: string }) => call(POST, { headers, body });
  const code = await freshCode(userId);
  expect((await renew({ password: 'wrong horse', code })).status).toBe(400);
  expect((await renew({ password, code: '7kq2-0a1b-4xwz-9c3d' })).status).toBe(400);
  const { recoveryCodes } = (await renew({ password, code })).body;
  expect(new Set([...earlier, ...recoveryCodes]).size).toBe(20);
  const browser = new SignInBrowser();
  await browser.password(email, password);
  expect((await browser.code(earlier[0] ?? '')).status).toBe(401);
  expect((await browser.code(recoveryCodes[0])).status).toBe(200);
  const { entries } = (await call(readAudit, { key })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['useRecoveryCode', 'renewRecoveryCodes', 'turnOnSecondFactor'],
  ]);
});

it('O3: there are none without a second factor', async () => {
  const { headers, password } = await newSignedIn();
  expect((await call(POST, { headers, body: { password, code: '123456' } })).body.code).toBe('conflict');
});
