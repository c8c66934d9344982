import type { Page } from '@playwright/test';
import { startInterview } from './client';
import { recordClips } from './clips';
import { createLaunchedStudy } from './launched-study';
import { createRecordedResponse, PROCESSED_MS } from './recorded-response';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

/** Two studies of one word, each with a response: rows of one id on two pages. */
async function twoStudies(word: string): Promise<{ id: string; title: string }[]> {
  const studies = [];
  for (const title of [`${word} one`, `${word} two`]) {
    const { id, linkId } = await createLaunchedStudy({ title });
    await startInterview(linkId, {});
    studies.push({ id, title });
  }
  return studies;
}

/** Remembers an element by a name, to see later whether it is still the one that is shown. */
const remember = (page: Page, name: string, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, as) => Object.assign(window, { [as]: element }), name);

const isShown = (page: Page, name: string) =>
  page.evaluate((as) => {
    const element = (window as unknown as Record<string, Element>)[as];
    return element?.isConnected === true && element.checkVisibility();
  }, name);

/** Requests for data or pages from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|_rsc=/u.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('back to the studies, they are shown as they were left (decision 112)', async ({ page }) => {
  const word = 'Kept';
  const [one] = await twoStudies(word);
  await signIn(page, world().owner);
  await page.goto(`/studies?q=${word}`);
  const link = page.getByRole('link', { name: `${word} one`, exact: true });
  await expect(link).toBeVisible();
  await remember(page, 'studies', `tr[data-study="${one?.id}"]`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} one` })).toBeVisible();
  await expect(page).toHaveTitle(/^Responses/u);
  await expect(page.locator('#response-1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isShown(page, 'studies')).toBe(false);

  const asked = requestsOf(page);
  await page.goBack();
  await expect(page.locator(`tr[data-study="${one?.id}"]`)).toBeVisible();
  await expect(page).toHaveTitle(/^Studies/u);
  expect(await isShown(page, 'studies')).toBe(true);
  await expect(page.locator('#response-1')).toHaveCount(0);
  // What was searched for is searched for still, and nothing else was meanwhile.
  await expect(page.getByRole('searchbox', { name: 'Search studies' })).toHaveValue(word);
  await expect(page.locator('tr[data-study]:visible')).toHaveCount(2);
  await page.goForward();
  await expect(page.locator('#response-1')).toBeVisible();
  await expect(page).toHaveTitle(/^Responses/u);
  expect(await isShown(page, 'studies')).toBe(false);
  expect(asked.filter((url) => /\/dashboard\/studies|\/responses\?|_rsc=/u.test(url))).toEqual([]);
});

test('keys are for the page that is shown', async ({ page }) => {
  const [one, two] = await twoStudies('Keyed');
  await signIn(page, world().owner);
  await page.goto('/studies?q=Keyed');
  for (const study of [one, two]) {
    await page.getByRole('link', { name: study?.title ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: study?.title ?? '' })).toBeVisible();
    await expect(page.locator('#response-1:visible')).toBeVisible();
    if (study === one) await page.goBack();
  }
  await page.keyboard.press('j');
  await expect(page.locator('#response-1:visible')).toBeFocused();
  // New, in the list of studies.
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(
    sheet
      .getByText('next response')
      .or(sheet.getByText('read', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(sheet.getByText('new study')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(`/studies/${two?.id}/responses`);
});

test('what was open over a page is closed when it is left', async ({ page }) => {
  const [one] = await twoStudies('Opened');
  await signIn(page, world().owner);
  await page.goto(`/studies/${one?.id}/responses`);
  await expect(page.locator('#response-1')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studies' }).first().click();
  await expect(page.getByRole('link', { name: 'Opened one', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: /^Move/u })).toBeVisible();
  await page.goBack();
  await expect(page.locator('#response-1')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page can be reached by everybody, and by keys.
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('#response-1')).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Opened one', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what plays stops when its page is left', async ({ page }) => {
  test.setTimeout(PROCESSED_MS + 120_000);
  const { address, study } = await createRecordedResponse(await recordClips(page, 2));
  await signIn(page, world().owner);
  await page.goto(`/studies/${study.id}/responses`);
  await page.locator('#response-1').click();
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const films = await page.locator('video').elementHandles();
  expect(films.length).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.locator('#response-1')).toBeVisible();
  const playing = () =>
    Promise.all(films.map((film) => film.evaluate((element) => !(element as HTMLVideoElement).paused)));
  expect(await playing()).not.toContain(true);
  // Nor does it wait in the frame of its study.
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Studies' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Search studies' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('nothing is kept for whoever signs in next', async ({ page }) => {
  await twoStudies('Secret');
  await signIn(page, world().owner);
  await page.goto('/studies?q=Secret');
  await page.getByRole('link', { name: 'Secret one', exact: true }).click();
  await expect(page.locator('#response-1')).toBeVisible();
  await page.getByRole('button', { name: `${world().owner.name}, account` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/u);
  await page.getByRole('textbox', { name: 'Email' }).fill(world().stranger.email);
  await page.getByLabel('Password').fill(world().stranger.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/studies/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Neither shown nor there.
  expect(await page.content()).not.toContain('Secret one');
});
