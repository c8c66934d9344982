import { expectAccessible, expectContrast } from './accessible';
import { expect, test } from './test';
import { world } from './world';

/** The API reference: public, from this server alone, readable without scripts, and a place to try the API. */

test('is drawn for every eye, with its forms open', async ({ page }) => {
  // There are twelve thousand elements to look at, each against what lies under it.
  test.setTimeout(300_000);
  await page.goto('/docs');
  for (const name of [/Try it.*Create a study/, /Try it.*Answer the current step/]) {
    await page.locator('summary').filter({ hasText: name }).click();
  }
  await expect(page.getByLabel('Body', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});

test('asks nobody else for anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  const answer = await page.goto('/docs', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  expect(elsewhere).toEqual([]);
});

test('has every operation of the document, and no link that leads nowhere', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  await page.goto('/docs');
  const { anchors, targets } = await page.evaluate(() => ({
    anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    targets: [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      link.getAttribute('href')?.slice(1),
    ),
  }));
  expect(ids.filter((id) => !anchors.includes(id))).toEqual([]);
  expect([...new Set(targets)].filter((target) => !anchors.includes(target ?? ''))).toEqual([]);
  expect(anchors.length).toBe(new Set(anchors).size);
});

test('E3: says how to ask again without missing anything', async ({ page }) => {
  await page.goto('/docs');
  const chapter = page.getByRole('region', { name: 'Staying up to date' });
  await expect(chapter).toContainText('ten seconds before');
});

test('tries an operation with a key, which is in the memory of the tab alone', async ({ page, context }) => {
  await page.goto('/docs');
  const section = page.getByRole('region', { name: 'List wallets', exact: true });
  await section.locator('summary', { hasText: 'Try it' }).click();
  await section.getByLabel('API key').fill(world().apiKey);
  await section.getByRole('button', { name: 'Send request' }).click();
  await expect(section.getByText('200 OK')).toBeVisible();
  await expect(section.getByRole('region', { name: 'Body of the answer' })).toContainText('Research budget');
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
    await page.goto('/docs');
    const section = page.getByRole('region', { name: 'List studies', exact: true });
    await section.locator('summary', { hasText: 'Try it' }).click();
    await section.getByRole('button', { name: 'Send request' }).click();
    await expect(section.getByText('401 Unauthorized')).toBeVisible();
    await expect(section.getByRole('region', { name: 'Body of the answer' })).toContainText(
      'missing_api_key',
    );
  });
});

test('finds an operation by what it is called and by its path', async ({ page }) => {
  await page.goto('/docs');
  const navigation = page.getByRole('navigation', { name: 'Reference' });
  const search = navigation.getByRole('searchbox');
  await search.fill('list_surveys');
  await expect(navigation.getByRole('link')).toHaveText(['GETList studies (legacy)']);
  await search.fill('launch post');
  await navigation.getByRole('link', { name: 'Launch a study' }).click();
  await expect(page).toHaveURL(/#launchStudy$/);
  await expect(page.getByRole('heading', { name: 'Launch a study' })).toBeInViewport();
  await search.fill('nonsense');
  await expect(navigation).toContainText('Nothing here mentions “nonsense”');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is read all the same, and shows nothing that would not work', async ({ page }) => {
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: 'Launch a study' })).toBeVisible();
    await expect(page.getByRole('row', { name: /study_busy/ })).toContainText('409');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('never moves sideways', async ({ page }) => {
    await page.goto('/docs');
    await page.getByText('Contents', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Launch a study' }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
});
