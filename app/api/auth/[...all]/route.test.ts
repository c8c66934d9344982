import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { auth } from '@/lib/services/people/auth';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import { authenticateSession } from '@/lib/services/people/authenticate-session';
import { turnOffForOthers } from '@/lib/services/people/change-second-factor';
import { createOrganization } from '@/lib/services/people/create-organization';
import { createUser } from '@/lib/services/people/create-user';
import { newPasswordLink } from '@/lib/services/people/new-password-link';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import { setNewPassword } from '@/lib/services/people/set-new-password';
import { listAuditEntries } from '@/lib/store/audit';
import { database } from '@/lib/store/database';
import { passwordGuess } from '@/lib/store/schema';
import { listSessions } from '@/lib/store/sessions';
import { testDatabase } from '@/lib/testing/database';
import { freshCode, SignInBrowser, turnOnSecondFactor } from '@/lib/testing/sign-in-browser';
import { newSignedIn } from '@/lib/testing/signed-in';
import { GET, POST } from './route.next';

// The limits are off where they would only be in the way.
process.env.RATE_LIMITS = 'on';
testDatabase();

// Settings are read when they are first asked for: this file is about the limits, too.
process.env.RATE_LIMITS = 'on';

const PASSWORD = 'correct horse';

/** As though so many wrong passwords had been tried that the next one has to wait for so long. */
async function holdBack(seconds: number): Promise<void> {
  const nextAt = new Date(Date.now() + seconds * 1_000);
  await database().update(passwordGuess).set({ failures: 21, nextAt });
}

async function person() {
  const { organizationId } = await createOrganization(database(), { name: 'Institute' });
  const email = `${randomUUID()}@example.org`;
  const { userId } = await createUser(database(), {
    email,
    name: 'Ada',
    password: PASSWORD,
    membership: { organizationId, role: 'owner' },
  });
  return { organizationId, email, userId };
}

function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { baseUrl } = env();
  return POST(
    new Request(`${baseUrl}/api/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: baseUrl,
        'x-client-address': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
}

/** The cookie that a browser would send from now on. */
async function signIn(email: string, password = PASSWORD): Promise<string> {
  const response = await send('sign-in/email', { email, password });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

describe('sign-in', () => {
  it('a person made by the administration signs in at once and has a session', async () => {
    const { email, userId } = await person();
    const cookie = await signIn(email);
    const session = await GET(new Request(`${env().baseUrl}/api/auth/get-session`, { headers: { cookie } }));
    expect(await session.json()).toMatchObject({ user: { id: userId, email } });
  });

  it('the cookie is out of reach of scripts and of other sites', async () => {
    const { email } = await person();
    const response = await send('sign-in/email', { email, password: PASSWORD });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^colloquy\.session_token=.*HttpOnly.*SameSite=Lax/i);
  });

  it('a wrong password and an unknown address are one answer', async () => {
    const { email } = await person();
    const wrong = await send('sign-in/email', { email, password: 'wrong horse' });
    const unknown = await send('sign-in/email', { email: `x${email}`, password: PASSWORD });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('a script without an origin signs in too', async () => {
    const { email } = await person();
    const request = new Request(`${env().baseUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect((await POST(request)).status).toBe(200);
  });

  it('T34: signing in often is not failing', async () => {
    const { email } = await person();
    const address = { 'x-client-address': randomUUID() };
    for (let time = 0; time < 22; time++) {
      expect((await send('sign-in/email', { email, password: PASSWORD }, address)).status).toBe(200);
    }
  });

  it('T5: a page of another origin signs nobody in', async () => {
    const { email } = await person();
    const foreign = await send(
      'sign-in/email',
      { email, password: PASSWORD },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
  });

  it('T34: after twenty failed sign-ins an address waits, also with the right password', async () => {
    const { email } = await person();
    const address = { 'x-client-address': randomUUID() };
    const guess = () =>
      send('sign-in/email', { email: 'nobody@example.org', password: 'wrong horse' }, address);
    const guesses = await Promise.all(Array.from({ length: 25 }, guess));
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array(20).fill(401),
      ...Array(5).fill(429),
    ]);
    const right = await send('sign-in/email', { email, password: PASSWORD }, address);
    expect(right.status).toBe(429);
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('T34: so does one that guesses at the password of a session', async () => {
    const { email } = await person();
    const cookie = await signIn(email);
    const address = { 'x-client-address': randomUUID(), cookie };
    const guess = { currentPassword: 'wrong horse', newPassword: 'another horse' };
    const guesses = await Promise.all(
      Array.from({ length: 21 }, () => send('change-password', guess, address)),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(guesses.filter(({ status }) => status === 200)).toEqual([]);
  });

  it('X9: a change of password ends every other session, also when it is not asked to', async () => {
    const { email } = await person();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const change = { currentPassword: PASSWORD, newPassword: 'another horse', revokeOtherSessions: false };
    const changed = await send('change-password', change, { cookie: here });
    expect(changed.status).toBe(200);
    const account = (cookie: string) =>
      authenticatePerson(cookie).then(
        () => 'in',
        () => 'out',
      );
    const fresh = changed.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    expect([await account(fresh), await account(elsewhere), await account(here)]).toEqual([
      'in',
      'out',
      'out',
    ]);
  });

  it('O1: a change of password is in the log of each of their organisations', async () => {
    const { email, userId, organizationId } = await person();
    const here = await signIn(email);
    const change = (currentPassword: string) =>
      send('change-password', { currentPassword, newPassword: 'another horse' }, { cookie: here });
    expect((await change('wrong horse')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(200);
    expect(await listAuditEntries(database(), organizationId, {}, { limit: 10 })).toEqual([
      expect.objectContaining({ action: 'changePassword', actor: { userId }, ip: expect.any(String) }),
    ]);
  });

  it('X7: an account that is guessed at has to be waited for, from whatever address', async () => {
    const { email } = await person();
    const attempt = (password: string) => send('sign-in/email', { email: email.toUpperCase(), password });
    expect((await attempt('wrong horse')).status).toBe(401);
    await holdBack(100);
    const right = await attempt(PASSWORD);
    expect([right.status, (await right.json()).code]).toEqual([429, 'bad_request']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(100);
    await holdBack(0);
    expect((await attempt(PASSWORD)).status).toBe(200);
    // And the count begins anew.
    expect([(await attempt('wrong horse')).status, (await attempt(PASSWORD)).status]).toEqual([401, 200]);
  });

  it('X7: strangers who guess keep its owner out of no browser that they know', async () => {
    const { email } = await person();
    const cookie = await signIn(email);
    const known = cookie
      .split('; ')
      .filter((pair) => pair.startsWith('colloquy_known_'))
      .join('; ');
    const attempt = async (cookies: string | null, password = PASSWORD) => {
      const headers: Record<string, string> = cookies === null ? {} : { cookie: cookies };
      return (await send('sign-in/email', { email, password }, headers)).status;
    };
    expect(await attempt(null, 'wrong horse')).toBe(401);
    await holdBack(100);
    expect([await attempt(null), await attempt(known), await attempt(cookie)]).toEqual([429, 200, 200]);
    const forged = [known.replace(/=[^.]+/, '=abc'), known.replace(/=.*/, '=')];
    for (const one of forged) expect(await attempt(one)).toBe(429);
    // It lets nobody in, and whoever took it has to wait, too.
    expect(await attempt(known, 'wrong horse')).toBe(401);
    await holdBack(100);
    expect(await attempt(known)).toBe(429);
  });

  it.each([{}, { email: 1, password: [] }, { email: 'a\0@x.org', password: '\ud800' }, null])(
    'refuses %j without a fault of its own',
    async (body) => {
      const response = await send('sign-in/email', body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it('nothing of the library is open that is not needed', async () => {
    for (const path of [
      'sign-up/email',
      'organization/create',
      'organization/update-member-role',
      'list-sessions',
      'revoke-other-sessions',
      'delete-user',
      'x',
    ]) {
      const response = await send(path, { email: 'new@example.org', password: PASSWORD, name: 'New' });
      expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
    }
  });
});

describe('sign-in with a second factor', () => {
  const others = async () => {
    const one = await newSignedIn();
    const recovery = await turnOnSecondFactor(one);
    return { ...one, recovery, browser: new SignInBrowser() };
  };

  it('O3: after the password a code is owed, and only both open a session', async () => {
    const { email, password, userId, browser } = await others();
    const first = await browser.password(email, password);
    expect([first.status, first.body]).toEqual([200, { secondFactor: true }]);
    expect([await browser.user(), browser.cookie]).toEqual([
      undefined,
      expect.not.stringContaining('session'),
    ]);
    expect((await browser.code(await freshCode(userId))).status).toBe(200);
    expect(await browser.user()).toBe(userId);
    expect(browser.cookie).not.toContain('second_step');
  });

  it('O3: a wrong password is the same answer with and without a second factor', async () => {
    const { email, browser } = await others();
    const { email: plain } = await person();
    const [with2, without] = [
      await browser.password(email, 'wrong horse'),
      await browser.password(plain, 'wrong horse'),
    ];
    expect(with2).toEqual(without);
    expect(browser.cookie).toBe('');
  });

  it('O3: a code without the password, before or beside, opens nothing', async () => {
    const { userId, recovery, browser } = await others();
    for (const code of [await freshCode(userId), recovery[0] ?? '']) {
      const { status, body } = await browser.code(code);
      expect([status, body]).toEqual([401, expect.objectContaining({ code: 'SIGN_IN_EXPIRED' })]);
    }
    const { email, password, browser: stranger } = await others();
    await stranger.password(email, password);
    // Another person's code is none.
    expect((await stranger.code(await freshCode(userId))).status).toBe(401);
  });

  it('O3: a code opens one session, also when it is sent many times at once', async () => {
    const { email, password, userId, recovery } = await others();
    for (const code of [await freshCode(userId), recovery[0] ?? '']) {
      const browsers = Array.from({ length: 5 }, () => new SignInBrowser());
      for (const browser of browsers) await browser.password(email, password);
      const given = await Promise.all(browsers.map((browser) => browser.code(code)));
      expect(given.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
      const users = await Promise.all(browsers.map((browser) => browser.user()));
      expect(users.filter((user) => user !== undefined)).toEqual([userId]);
    }
  });

  it('O3: a code that was used is answered as a wrong one', async () => {
    const { email, password, userId } = await others();
    const [first, second] = [new SignInBrowser(), new SignInBrowser()];
    const code = await freshCode(userId);
    for (const browser of [first, second]) await browser.password(email, password);
    await first.code(code);
    const [replayed, wrong] = [await second.code(code), await second.code('7kq2-0a1b-4xwz-9c3d')];
    expect(replayed).toEqual(wrong);
    expect(replayed.status).toBe(401);
  });

  it('O3: the step that is owed ends with a new password, and cannot be made up or handed on', async () => {
    const { email, password, userId, browser } = await others();
    await browser.password(email, password);
    const token = browser.get('colloquy_second_step') ?? '';
    const { userId: other } = await others();
    const [, expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `${other}.${expires}.${signature}`,
      `${userId}.${Number(expires) + 600}.${signature}`,
      `${userId}.${expires}.`,
      `${userId}.${expires}`,
      'x',
    ]) {
      browser.set('colloquy_second_step', forged);
      expect((await browser.code(await freshCode(userId))).status).toBe(401);
    }
    browser.set('colloquy_second_step', token);
    const { link } = await newPasswordLink(database(), { userId, hours: 1, origin: '' });
    const token2 = link.split('=')[1] ?? '';
    await setNewPassword(database(), { token: token2, password: 'another horse', ip: '192.0.2.7' });
    const { status, body } = await browser.code(await freshCode(userId));
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'SIGN_IN_EXPIRED' })]);
    // A new password by a link does not sign in past the second factor.
    expect((await browser.password(email, 'another horse')).body).toEqual({ secondFactor: true });
    expect(await browser.user()).toBeUndefined();
    expect((await browser.code(await freshCode(userId))).status).toBe(200);
  });

  it('O3, X7: wrong codes have to be waited for, apart from passwords, from whatever address', async () => {
    const { email, password, userId } = await others();
    const browsers = Array.from({ length: 7 }, () => new SignInBrowser());
    const given: number[] = [];
    for (const browser of browsers) {
      await browser.password(email, password);
      given.push((await browser.code('7kq2-0a1b-4xwz-9c3d')).status);
    }
    expect(given.slice(0, 6)).toEqual(Array(6).fill(401));
    const [last] = browsers.slice(-1);
    await holdBack(100);
    const refused = await last?.code(await freshCode(userId));
    expect([refused?.status, refused?.body]).toEqual([429, expect.objectContaining({ code: 'bad_request' })]);
  });

  it('O3, X7: strangers who guess codes do not keep its owner’s browser out', async () => {
    const { email, password, userId, browser } = await others();
    await browser.password(email, password);
    expect((await browser.code(await freshCode(userId))).status).toBe(200);
    await browser.send('sign-out', {});
    const stranger = new SignInBrowser();
    await stranger.password(email, password);
    expect((await stranger.code('7kq2-0a1b-4xwz-9c3d')).status).toBe(401);
    await holdBack(100);
    await browser.password(email, password);
    expect((await browser.code(await freshCode(userId))).status).toBe(200);
  });

  it.each([{}, { code: 1 }, { code: 'a\0' }, { code: '\ud800' }, { code: '1'.repeat(100_000) }, null])(
    'O3: refuses %j as a code without a fault of its own',
    async (body) => {
      const { email, password, browser } = await others();
      await browser.password(email, password);
      const { status } = await browser.send('sign-in/second-step', body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  it('O3: the library opens no session for them by any way of its own', async () => {
    const { email, password, userId } = await others();
    const signedIn = await auth().api.signInEmail({ body: { email, password }, asResponse: true });
    expect([signedIn.status, signedIn.headers.getSetCookie()]).toEqual([401, []]);
    const { internalAdapter } = await auth().$context;
    await expect(internalAdapter.createSession(userId)).rejects.toThrow();
    expect(await listSessions(database(), userId)).toHaveLength(1);
  });

  it('O3: whoever runs the server turns it off, and all their sessions end', async () => {
    const { email, password, headers, userId, browser } = await others();
    await turnOffForOthers(database(), { userId });
    await expect(authenticatePerson(headers.cookie ?? '')).rejects.toMatchObject({ code: 'unauthorized' });
    await browser.password(email, password);
    expect(await browser.user()).toBe(userId);
    await expect(turnOffForOthers(database(), { userId })).rejects.toMatchObject({ code: 'conflict' });
    await expect(turnOffForOthers(database(), { userId: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('authenticateSession', () => {
  it('H3: no cookie, or none of a session, is no credential at all', async () => {
    for (const cookie of [null, '', 'theme=dark', 'colloquy.session_token=', 'xcolloquy.session_token=a.b']) {
      const refusal = authenticateSession({ cookie, organizationId: null });
      await expect(refusal).rejects.toMatchObject({ code: 'missing_api_key' });
    }
  });

  it('H2: a session that is forged or ended is unauthorized', async () => {
    const { email } = await person();
    const cookie = await signIn(email);
    const refused = async (value: string) => {
      const refusal = authenticateSession({ cookie: value, organizationId: null });
      await expect(refusal).rejects.toMatchObject({ code: 'unauthorized' });
    };
    await refused('colloquy.session_token=abc.def');
    await refused(cookie.replace(/token=./, 'token=_'));
    expect((await send('sign-out', {}, { cookie })).status).toBe(200);
    await refused(cookie);
  });

  it('H3: acts in the organization of the header, or in the only one', async () => {
    const { email, userId, organizationId } = await person();
    const cookie = await signIn(email);
    const only = await authenticateSession({ cookie, organizationId: null });
    expect(only).toEqual({
      kind: 'member',
      via: 'session',
      keyId: null,
      organizationId,
      userId,
      role: 'owner',
      scopes: null,
      studyIds: null,
      test: null,
    });
    const other = await person();
    await setMember(database(), { organizationId: other.organizationId, userId, role: 'viewer' });
    const there = await authenticateSession({ cookie, organizationId: other.organizationId.toUpperCase() });
    expect([there.organizationId, there.role]).toEqual([other.organizationId, 'viewer']);
    await expect(authenticateSession({ cookie, organizationId: null })).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringContaining('x-organization'),
    });
  });

  it('H3, X9: somebody else’s organization, and one that was left, is forbidden; no id is refused', async () => {
    const { email, userId, organizationId } = await person();
    const other = await person();
    const cookie = await signIn(email);
    const attempt = (id: string | null) => authenticateSession({ cookie, organizationId: id });
    await expect(attempt(other.organizationId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(attempt(randomUUID())).rejects.toMatchObject({ code: 'forbidden' });
    for (const malformed of ['', 'x', `${organizationId}0`, `${organizationId}, ${organizationId}`]) {
      await expect(attempt(malformed)).rejects.toMatchObject({ code: 'bad_request' });
    }
    await setMember(database(), { organizationId, userId: other.userId, role: 'owner' });
    await removeMember(database(), { organizationId, userId });
    await expect(attempt(organizationId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(attempt(null)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
