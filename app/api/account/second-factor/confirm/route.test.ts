import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import { database } from '@/lib/store/database';
import { recoveryCode, secondFactor } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { presentCode, turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn, type SignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { POST as begin } from '../route';
import { POST } from './route';

testDatabase();

refusesTheSignedOut(POST, { body: { code: '123456' } });

const confirm = ({ headers }: SignedIn, code: string) => call(POST, { headers, body: { code } });

async function begun(): Promise<SignedIn> {
  const person = await newSignedIn();
  await call(begin, { headers: person.headers, body: { password: person.password } });
  return person;
}

it('O3: shows ten recovery codes once, of which only hashes are kept', async () => {
  const person = await begun();
  const { status, body } = await confirm(person, await presentCode(person.userId));
  expect(status).toBe(200);
  expect(new Set(body.recoveryCodes).size).toBe(10);
  const rows = await database()
    .select({ hash: recoveryCode.hash })
    .from(recoveryCode)
    .where(eq(recoveryCode.userId, person.userId));
  expect(rows.map(({ hash }) => hash.byteLength)).toEqual(Array(10).fill(32));
  expect((await confirm(person, await presentCode(person.userId))).body.code).toBe('conflict');
});

it('O3: a wrong code turns nothing on, and may be tried again', async () => {
  const person = await begun();
  const right = await presentCode(person.userId);
  for (const code of [right === '000000' ? '000001' : '000000', '', 'x', `${right}0`]) {
    expect((await confirm(person, code)).status).toBe(400);
  }
  await signIn(person.email, person.password);
  expect((await confirm(person, right)).status).toBe(200);
});

it('O3: without a beginning, or an hour after it, there is nothing to confirm', async () => {
  const nobody = await newSignedIn();
  expect((await confirm(nobody, '123456')).body.code).toBe('conflict');
  const person = await begun();
  const createdAt = new Date(Date.now() - 61 * 60_000);
  await database().update(secondFactor).set({ createdAt }).where(eq(secondFactor.userId, person.userId));
  const late = await confirm(person, await presentCode(person.userId));
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});

it('O3: every other session ends, for the password alone had opened it', async () => {
  const person = await newSignedIn();
  const elsewhere = await signIn(person.email, person.password);
  await turnOnSecondFactor(person);
  await authenticatePerson(person.headers.cookie ?? '');
  await expect(authenticatePerson(elsewhere.cookie ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
});

it('O1: the audit log of each of their organisations has it', async () => {
  const { organizationId, key } = await newOrganization();
  const person = await newSignedIn({ organizationId, role: 'viewer' });
  await turnOnSecondFactor(person);
  expect((await call(readAudit, { key })).body.entries).toEqual([
    expect.objectContaining({
      action: 'turnOnSecondFactor',
      target: person.userId,
      result: 'done',
      changes: {},
    }),
  ]);
});
