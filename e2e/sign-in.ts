import { expect, type Page } from '@playwright/test';
import { type Person, world } from './world';

/** Signs in without the form, as whoever has the role in the world. The page's own requests carry the session. */
export async function signIn(page: Page, who: Person): Promise<void> {
  const answer = await page.context().request.post(`${world().url}/api/auth/sign-in/email`, {
    data: { email: who.email, password: who.password },
    headers: { origin: world().url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
