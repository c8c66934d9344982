import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { POST as confirm } from '@/app/api/account/second-factor/confirm/route';
import { POST as turnOff } from '@/app/api/account/second-factor/off/route';
import { POST as renew } from '@/app/api/account/second-factor/recovery-codes/route';
import { POST as begin } from '@/app/api/account/second-factor/route';
import { DELETE as endOthers } from '@/app/api/account/sessions/route';
import { SECOND_STEP_SECONDS } from '@/lib/domain/people/second-factor';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { rounds } from '@/lib/testing/rounds';
import { presentCode, SignInBrowser } from '@/lib/testing/sign-in-browser';
import { turnOffForOthers } from './change-second-factor';
import { createUser } from './create-user';
import { newPasswordLink } from './new-password-link';
import { setNewPassword } from './set-new-password';

testDatabase();

const ACTS = [
  ...(['password', 'password', 'password', 'wrong password', 'old password'] as const),
  ...(['app', 'app', 'app', 'replay', 'wrong code', 'recovery', 'recovery again', 'recovery twice'] as const),
  ...([
    'app twice',
    'on',
    'on',
    'off',
    'renew',
    'operator',
    'link',
    'change',
    'end others',
    'sign out',
  ] as const),
  ...(['time', 'on meanwhile'] as const),
];
type Act = (typeof ACTS)[number];

interface Browser {
  jar: SignInBrowser;
  /** What ought to be so, written down apart from the code. */
  isIn: boolean;
  /** The password was given: which one, for which second factor, and when. */
  owes: { password: number; factor: number; at: number } | null;
}

/** One person and three browsers, of whomever. */
class History {
  readonly browsers: Browser[] = [0, 1, 2].map(() => ({ jar: new SignInBrowser(), isIn: false, owes: null }));
  readonly email = `${randomUUID()}@example.org`;
  private passwords = ['correct horse'];
  /** Counts those that were turned on; null while none is on. */
  private factor: number | null = null;
  private factors = 0;
  private lastCode = '000000';
  private unused: string[] = [];
  private used: string[] = [];

  constructor(private readonly userId: string) {}

  static async begin(): Promise<History> {
    const email = `${randomUUID()}@example.org`;
    const { userId } = await createUser(database(), { email, name: 'Ada', password: 'correct horse' });
    return Object.assign(new History(userId), { email });
  }

  private get password(): string {
    return this.passwords.at(-1)!;
  }

  async take(act: Act, browser: Browser): Promise<void> {
    const { jar } = browser;
    if (act === 'password') return this.givePassword(browser);
    if (act === 'wrong password') return this.refused(jar.password(this.email, 'wrong horse'));
    if (act === 'old password' && this.passwords.length > 1)
      return this.refused(jar.password(this.email, this.passwords.at(-2)!));
    if (act === 'sign out') {
      await jar.send('sign-out', {});
      browser.isIn = false;
    }
    if (act === 'time') pass(SECOND_STEP_SECONDS / 2);
    if (act === 'link') return this.setByLink();
    if (act === 'operator' && this.factor !== null) {
      await turnOffForOthers(database(), { userId: this.userId });
      this.factor = null;
      this.endAll(null);
    }
    if (/^(app|recovery|replay|wrong code)/.test(act)) await this.giveCode(act, browser);
    if (browser.isIn) await this.takeSignedIn(act, browser);
  }

  private async takeSignedIn(act: Act, browser: Browser): Promise<void> {
    const { headers } = browser.jar;
    if (act === 'on' && this.factor === null) await this.turnOn(browser);
    if (act === 'on meanwhile' && this.factor === null) await this.turnOnMeanwhile(browser);
    if (act === 'off' && this.factor !== null) {
      const code = await this.next();
      const off = await call(turnOff, { headers, body: { password: this.password, code } });
      expect(off.status).toBe(200);
      this.factor = null;
    }
    if (act === 'renew' && this.factor !== null) {
      const code = await this.next();
      const made = await call(renew, { headers, body: { password: this.password, code } });
      expect(made.status).toBe(200);
      this.lastCode = code;
      this.used.push(...this.unused);
      this.unused = made.body.recoveryCodes;
    }
    if (act === 'change') {
      const change = { currentPassword: this.password, newPassword: randomUUID() };
      expect((await browser.jar.send('change-password', change)).status).toBe(200);
      this.passwords.push(change.newPassword);
      this.endAll(browser);
    }
    if (act === 'end others') {
      expect((await call(endOthers, { method: 'DELETE', headers })).status).toBe(200);
      this.endAll(browser);
    }
  }

  private async givePassword(browser: Browser): Promise<void> {
    const given = await browser.jar.password(this.email, this.password);
    expect(given.status).toBe(200);
    if (this.factor === null) browser.isIn = true;
    else {
      expect(given.body).toEqual({ secondFactor: true });
      browser.owes = { password: this.passwords.length, factor: this.factor, at: Date.now() };
    }
  }

  private async giveCode(act: Act, browser: Browser): Promise<void> {
    if (this.factor === null && act !== 'wrong code') return;
    if (act === 'app twice' || act === 'recovery twice') return this.giveTwice(act, browser);
    const isNew = act === 'app' || act === 'recovery';
    const code = await this.codeFor(act);
    if (code === undefined) return;
    const given = await browser.jar.code(code);
    const isTaken = isNew && this.owesRightly(browser);
    expect([act, given.status]).toEqual([act, isTaken ? 200 : 401]);
    if (isTaken) this.taken(act, code, browser);
  }

  /** At the same moment, from two browsers that have both shown the password: one of them gets in. */
  private async giveTwice(act: Act, browser: Browser): Promise<void> {
    const other = this.browsers.find((one) => one !== browser && !one.isIn);
    if (browser.isIn || !other) return;
    await this.givePassword(browser);
    await this.givePassword(other);
    const kind = act === 'app twice' ? 'app' : 'recovery';
    const code = await this.codeFor(kind);
    if (code === undefined) return;
    const given = await Promise.all([browser, other].map(({ jar }) => jar.code(code)));
    expect(given.map(({ status }) => status).sort()).toEqual([200, 401]);
    this.taken(kind, code, given[0]?.status === 200 ? browser : other);
  }

  private taken(act: Act, code: string, browser: Browser): void {
    if (act === 'app') this.lastCode = code;
    else {
      this.unused = this.unused.filter((one) => one !== code);
      this.used.push(code);
    }
    browser.isIn = true;
    browser.owes = null;
  }

  private async codeFor(act: Act): Promise<string | undefined> {
    if (act === 'app') return this.next();
    if (act === 'replay') return this.lastCode;
    if (act === 'recovery') return this.unused[0];
    return act === 'recovery again' ? this.used.at(-1) : 'abcdef';
  }

  /** What the app shows once the last code is over. */
  private next(): Promise<string> {
    pass(90);
    return presentCode(this.userId);
  }

  private owesRightly({ owes }: Browser): boolean {
    return (
      owes !== null &&
      owes.password === this.passwords.length &&
      owes.factor === this.factor &&
      Date.now() - owes.at < SECOND_STEP_SECONDS * 1_000 - 1_000
    );
  }

  private async turnOn(browser: Browser): Promise<void> {
    const { headers } = browser.jar;
    expect((await call(begin, { headers, body: { password: this.password } })).status).toBe(201);
    const code = await this.next();
    const on = await call(confirm, { headers, body: { code } });
    expect(on.status).toBe(200);
    this.lastCode = code;
    this.isOn(on.body.recoveryCodes, browser);
  }

  /** While others sign in with the password alone. */
  private async turnOnMeanwhile(browser: Browser): Promise<void> {
    const { headers } = browser.jar;
    expect((await call(begin, { headers, body: { password: this.password } })).status).toBe(201);
    const code = await this.next();
    const others = this.browsers.filter((one) => one !== browser);
    const [on, ...given] = await Promise.all([
      call(confirm, { headers, body: { code } }),
      ...others.map(({ jar }) => jar.password(this.email, this.password)),
    ]);
    expect(on.status).toBe(200);
    this.lastCode = code;
    this.isOn(on.body.recoveryCodes, browser);
    for (const [at, other] of others.entries()) {
      const told = given[at]?.body as { secondFactor?: boolean };
      if (told.secondFactor) {
        other.owes = { password: this.passwords.length, factor: this.factor ?? 0, at: Date.now() };
      }
    }
  }

  private isOn(codes: string[], browser: Browser): void {
    this.factor = ++this.factors;
    this.used.push(...this.unused);
    this.unused = codes;
    this.endAll(browser);
  }

  private async setByLink(): Promise<void> {
    const { link } = await newPasswordLink(database(), { userId: this.userId, hours: 1, origin: '' });
    const password = randomUUID();
    await setNewPassword(database(), { token: link.split('=')[1] ?? '', password, ip: '192.0.2.7' });
    this.passwords.push(password);
    this.endAll(null);
  }

  private endAll(but: Browser | null): void {
    for (const one of this.browsers) if (one !== but) one.isIn = false;
  }

  private async refused(sent: Promise<{ status: number }>): Promise<void> {
    expect((await sent).status).toBe(401);
  }

  /** Nobody is signed in but who has shown all that was owed, and everybody who has. */
  async check(act: Act): Promise<void> {
    for (const { jar, isIn } of this.browsers) {
      expect([act, await jar.user()]).toEqual([act, isIn ? this.userId : undefined]);
    }
  }
}

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

it('O3: whatever is tried, nobody is signed in without both while the second factor is on', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const step = fc.tuple(fc.constantFrom(...ACTS), fc.nat(2));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
      vi.setSystemTime(new Date());
      const history = await History.begin();
      // Most of what is of interest needs somebody who is in.
      await history.take('password', history.browsers[0]!);
      for (const [act, who] of steps) {
        await history.take(act, history.browsers[who]!);
        await history.check(act);
      }
    }),
    { numRuns: rounds({ sample: 6, long: 500 }) },
  );
}, 3_600_000);
