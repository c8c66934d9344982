import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { freshCode, SignInBrowser, turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn, type SignedIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { GET } from '../route';
import { POST } from './route';

testDatabase();

refusesTheSignedOut(POST, { body: { password: 'correct horse', code: '123456' } });

const turnOff = ({ headers }: SignedIn, body: { password: string; code: string }) =>
  call(POST, { headers, body });

it('O3, O1: needs the password and a code, and the password alone signs in afterwards', async () => {
  const { organizationId, key } = await newOrganization();
  const person = await newSignedIn({ organizationId, role: 'viewer' });
  await turnOnSecondFactor(person);
  const { password, userId, email } = person;
  const code = await freshCode(userId);
  expect((await turnOff(person, { password: 'wrong horse', code })).status).toBe(400);
  expect((await turnOff(person, { password, code: '7kq2-0a1b-4xwz-9c3d' })).status).toBe(400);
  expect((await call(GET, { headers: person.headers })).body.on).toBe(true);
  const off = await turnOff(person, { password, code });
  expect([off.status, off.body]).toEqual([
    200,
    { on: false, since: null, recoveryCodesLeft: 0, requiredBy: [] },
  ]);
  const browser = new SignInBrowser();
  expect((await browser.password(email, password)).status).toBe(200);
  expect(await browser.user()).toBe(userId);
  expect((await turnOff(person, { password, code })).body.code).toBe('conflict');
  const { entries } = (await call(readAudit, { key })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['turnOffSecondFactor', 'turnOnSecondFactor'],
  ]);
});

it('O3: a recovery code will do', async () => {
  const person = await newSignedIn();
  const [code = ''] = await turnOnSecondFactor(person);
  expect((await turnOff(person, { password: person.password, code })).status).toBe(200);
});
