import { describe, expect, it } from 'vitest';
import { POST as createKey } from '@/app/api/public/v1/keys/route';
import { GET as readMe } from '@/app/api/public/v1/me/route';
import { database } from '@/lib/store/database';
import { secondFactor } from '@/lib/store/schema';
import { findSecondFactor } from '@/lib/store/second-factors';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { GET, POST } from './route';

testDatabase();

describe('GET /api/account/second-factor', () => {
  refusesTheSignedOut(GET, {});

  it('O3: is off until a code has confirmed it', async () => {
    const person = await newSignedIn();
    const { headers, password } = person;
    const off = { on: false, since: null, recoveryCodesLeft: 0, requiredBy: [] };
    expect((await call(GET, { headers })).body).toEqual(off);
    await call(POST, { headers, body: { password } });
    expect((await call(GET, { headers })).body).toEqual(off);
    await signIn(person.email, password);
    await turnOnSecondFactor(person);
    expect((await call(GET, { headers })).body).toEqual({
      ...{ on: true, since: expect.any(String), recoveryCodesLeft: 10, requiredBy: [] },
    });
  });
});

describe('POST /api/account/second-factor', () => {
  refusesTheSignedOut(POST, { body: { password: 'correct horse' } });

  it('O3: asks for the password again, and tells the secret as a text and for a QR code', async () => {
    const { headers, password, email, userId } = await newSignedIn();
    const begin = (tried: string) => call(POST, { headers, body: { password: tried } });
    const wrong = await begin('wrong horse');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'bad_request']);
    expect(await findSecondFactor(database(), userId)).toBeUndefined();
    const { status, body } = await begin(password);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toContain(encodeURIComponent(email));
    // Another attempt has another secret.
    expect((await begin(password)).body.secret).not.toBe(body.secret);
  });

  it('O3: the secret is sealed in the database', async () => {
    const { headers, password } = await newSignedIn();
    const { secret } = (await call(POST, { headers, body: { password } })).body;
    const rows = await database().select({ secret: secondFactor.secret }).from(secondFactor);
    for (const row of rows) {
      for (const form of ['utf8', 'base64', 'latin1'] as const)
        expect(row.secret.toString(form)).not.toContain(secret);
      expect(row.secret.byteLength).toBeGreaterThan(40);
    }
  });

  it('O3: one that is on is not replaced', async () => {
    const person = await newSignedIn();
    await turnOnSecondFactor(person);
    const before = await findSecondFactor(database(), person.userId);
    const again = await call(POST, { headers: person.headers, body: { password: person.password } });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    expect(await findSecondFactor(database(), person.userId)).toEqual(before);
  });

  it('O3: API keys go on without one', async () => {
    const { organizationId } = await newOrganization();
    const person = await newSignedIn({ organizationId, role: 'researcher' });
    const made = await call(createKey, {
      headers: { ...person.headers, 'x-organization': organizationId },
      body: { name: 'Export' },
    });
    await turnOnSecondFactor(person);
    expect((await call(readMe, { key: made.body.apiKey })).status).toBe(200);
  });
});
