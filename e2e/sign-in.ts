import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Person, world } from './world';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Sessions of this worker by the person they belong to: checking a password is meant to be slow. */
const sessions = new Map<string, Cookies>();

/** Signs in without the form, as whoever has the role in the world. The page's own requests carry the session. */
export async function signIn(page: Page, who: Person): Promise<void> {
  const context = page.context();
  const key = `${world().url} ${who.email}`;
  const known = sessions.get(key);
  if (known) {
    await context.addCookies(known);
    // A test may have ended all of a person's sessions: then there is none.
    const session = await context.request.get(`${world().url}/api/auth/get-session`);
    if ((await session.json()) !== null) return;
  }
  const answer = await context.request.post(`${world().url}/api/auth/sign-in/email`, {
    data: { email: who.email, password: who.password },
    headers: { origin: world().url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  sessions.set(key, await context.cookies());
}
