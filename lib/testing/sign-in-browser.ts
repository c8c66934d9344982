import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { POST as confirm } from '@/app/api/account/second-factor/confirm/route';
import { POST as begin } from '@/app/api/account/second-factor/route';
import { POST } from '@/app/api/auth/[...all]/route.next';
import { env } from '@/lib/env';
import { totpAt, totpStepOf } from '@/lib/ports/totp';
import { findSignedIn } from '@/lib/services/people/authenticate-person';
import { openSecret } from '@/lib/services/people/second-factor-codes';
import { database } from '@/lib/store/database';
import { secondFactor } from '@/lib/store/schema';
import { findSecondFactor } from '@/lib/store/second-factors';
import { call } from './call';
import type { SignedIn } from './signed-in';

/** A browser at the sign-in page: it keeps the cookies that it is given, and comes from an address of its own. */
export class SignInBrowser {
  readonly #cookies = new Map<string, string>();
  readonly address = randomUUID();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** What it sends with requests to the API. */
  get headers(): Record<string, string> {
    return { cookie: this.cookie, 'sec-fetch-site': 'same-origin' };
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async send(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const { baseUrl } = env();
    const response = await POST(
      new Request(`${baseUrl}/api/auth/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: baseUrl,
          'x-client-address': this.address,
          cookie: this.cookie,
        },
        body: JSON.stringify(body),
      }),
    );
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0\b/i.test(set)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  }

  password(email: string, password: string) {
    return this.send('sign-in/email', { email, password });
  }

  code(code: string) {
    return this.send('sign-in/second-step', { code });
  }

  /** Whose session it has; undefined for none. */
  async user(): Promise<string | undefined> {
    return (await findSignedIn(this.cookie))?.userId;
  }
}

/** What their app shows now, as if half a minute had passed since its last code was used. */
export async function freshCode(userId: string): Promise<string> {
  await database().update(secondFactor).set({ lastStep: 0 }).where(eq(secondFactor.userId, userId));
  return presentCode(userId);
}

/** What their app shows now. */
export async function presentCode(userId: string, steps = 0): Promise<string> {
  const factor = await findSecondFactor(database(), userId);
  const secret = factor && openSecret(factor.secret);
  if (!secret) throw new Error('this person has no second factor');
  return totpAt(secret, totpStepOf(new Date()) + steps);
}

/** Turns on a second factor by the API; returns the recovery codes. */
export async function turnOnSecondFactor(person: SignedIn): Promise<string[]> {
  const { headers, password, userId } = person;
  const begun = await call(begin, { headers, body: { password } });
  if (begun.status !== 201) throw new Error(begun.text);
  const confirmed = await call(confirm, { headers, body: { code: await presentCode(userId) } });
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return confirmed.body.recoveryCodes;
}
