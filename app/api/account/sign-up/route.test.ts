import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignUpOpen, signUp } from '@/lib/services/people/sign-up';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { insertOrganization } from '@/lib/store/organizations';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { signIn } from '@/lib/testing/signed-in';
import { GET, POST } from './route';

testDatabase();

const newcomer = () => ({
  name: 'Ada',
  email: `${randomUUID()}@example.org`,
  password: 'correct horse',
  organizationName: 'Institute',
});

// First in the file: these look at a store that nobody has used.
describe('SIGN_UP=first', () => {
  it('is open until there is an organisation besides the demo, of two at once one is the first', async () => {
    const db = database();
    await insertOrganization(db, { name: 'Demo', slug: 'demo', isDemo: true });
    expect([await isSignUpOpen(db, 'first'), await isSignUpOpen(db, 'closed')]).toEqual([true, false]);
    const both = await Promise.allSettled([1, 2].map(() => signUp(db, 'first', newcomer())));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await isSignUpOpen(db, 'first')).toBe(false);
    await expect(signUp(db, 'first', newcomer())).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('leaves nobody behind who came too late', async () => {
    const late = newcomer();
    await expect(signUp(database(), 'closed', late)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await call(POST, { body: late })).status).toBe(201);
  });
});

describe('POST /api/account/sign-up', () => {
  it('makes a person who signs in at once and owns their organisation', async () => {
    const body = newcomer();
    const signedUp = await call(POST, { body });
    expect(signedUp.status).toBe(201);
    expect(await findRole(database(), signedUp.body)).toBe('owner');
    await signIn(body.email.toUpperCase(), body.password);
  });

  it('tells whether it is open', async () => {
    expect((await call(GET)).body).toEqual({ open: true, mail: false });
  });

  it('refuses an address that is taken, and makes no second organisation', async () => {
    const body = newcomer();
    await call(POST, { body });
    const again = await call(POST, { body: { ...body, email: body.email.toUpperCase() } });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it.each([
    { password: 'short' },
    { password: 'x'.repeat(129) },
    { email: 'nobody' },
    { email: 'a@b.org\r\nBcc: c@d.org' },
    { name: ' ' },
    { name: 'a\0b' },
    { organizationName: '\ud800' },
    { organizationName: 'x'.repeat(301) },
    { role: 'owner' },
    { __proto__: { admin: true }, isAdmin: true },
  ])('A1: refuses %j with the path of the field', async (wrong) => {
    const { status, body } = await call(POST, { body: { ...newcomer(), ...wrong } });
    expect([status, body.code]).toEqual([400, 'invalid_request_body']);
    expect(body.issues[0].path.at(-1)).toBe(Object.keys(wrong).at(-1));
  });

  it('T5: a page of somebody else signs nobody up', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const { status, body } = await call(POST, { body: newcomer(), headers });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });
});
