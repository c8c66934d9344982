import { expectAccessible, expectContrast } from './accessible';
import { expect, test } from './test';
import { world } from './world';

/** The API reference: public, from this server alone, readable without scripts, and a place to try the API. */

for (const address of ['/docs', '/docs/studies', '/docs/guide-language', '/docs/errors']) {
  test(`${address} is drawn for every eye, with a form open where there is one`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(address);
    const form = page
      .locator('summary')
      .filter({ hasText: /^Try it/ })
      .first();
    if (address === '/docs/studies') await form.click();
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      if (width === 800) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('asks nobody else for anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  const answer = await page.goto('/docs', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  expect(elsewhere).toEqual([]);
});

test('E3: says how to ask again without missing anything', async ({ page }) => {
  await page.goto('/docs/paging');
  await expect(page.getByRole('main')).toContainText('ten seconds before');
});

test('tries an operation with a key, which is in the memory of the tab alone', async ({ page, context }) => {
  await page.goto('/docs/studies');
  const section = page.getByRole('region', { name: 'List studies', exact: true });
  await section.locator('summary', { hasText: 'Try it' }).click();
  await section.getByLabel('API key').fill(world().apiKey);
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByText('200 OK')).toBeVisible();
  await expect(section.getByRole('region', { name: 'Body of the answer' })).toContainText('[');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept + JSON.stringify(await context.cookies()) + page.url()).not.toContain(world().apiKey);

  // Given once, it is there for every operation.
  const create = page.getByRole('region', { name: 'Create a study', exact: true });
  await create.locator('summary', { hasText: 'Try it' }).click();
  await create.getByRole('button', { name: 'Send request' }).click();
  await expect(create.getByText('201 Created')).toBeVisible();
});

test.describe('a refusal', () => {
  test.use({ allowedErrors: [/the server responded with a status of 401/] });

  test('is shown as it came', async ({ page }) => {
    await page.goto('/docs/studies');
    const section = page.getByRole('region', { name: 'List studies', exact: true });
    await section.locator('summary', { hasText: 'Try it' }).click();
    await section.getByRole('button', { name: 'Send request' }).click();
    await expect(section.getByText('401 Unauthorized')).toBeVisible();
    await expect(section.getByRole('region', { name: 'Body of the answer' })).toContainText(
      'missing_api_key',
    );
  });
});

test('X14: finds what a page says, whichever page one is on', async ({ page }) => {
  await page.goto('/docs');
  const navigation = page.getByRole('navigation', { name: 'Reference' });
  const search = navigation.getByRole('searchbox');
  await search.fill('list_surveys');
  await expect(navigation.getByRole('link').first()).toContainText('List studies (legacy)');
  await search.fill('exclusiveOption last');
  await navigation.getByRole('link', { name: /^C4/ }).click();
  await expect(page).toHaveURL(/\/docs\/guide-language#c4$/);
  await expect(page.getByRole('heading', { name: 'C4' })).toBeInViewport();
  await search.fill('nonsensical');
  await expect(navigation).toContainText('Nothing here mentions “nonsensical”');
});

test('leads from addresses of when it was one page to where the operation is now', async ({ page }) => {
  await page.goto('/docs#launchStudy');
  await expect(page).toHaveURL(/\/docs\/launching#launchStudy$/);
  await expect(page.getByRole('heading', { name: 'Launch a study' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is read all the same, and shows nothing that would not work', async ({ page }) => {
    await page.goto('/docs/launching');
    await expect(page.getByRole('heading', { name: 'Launch a study' })).toBeVisible();
    await page.goto('/docs/errors');
    await expect(page.getByRole('row', { name: /study_busy/ })).toContainText('409');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('leads to its pages', async ({ page }) => {
    await page.goto('/docs');
    await page.getByText('Contents', { exact: true }).click();
    await page.getByRole('link', { name: 'Launching' }).first().click();
    await expect(page.getByRole('heading', { name: 'Launch a study' })).toBeVisible();
  });
});
