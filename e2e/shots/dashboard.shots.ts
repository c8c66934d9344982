import { signIn } from '../sign-in';
import { world } from '../world';
import { busiest, expect, test, withoutFirstData } from './shot';

test('the way in', async ({ page, shot }) => {
  await page.goto('/sign-in');
  await shot('sign-in');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForTimeout(1000);
  await shot('sign-in-error');
  await page.goto('/sign-up');
  await shot('sign-up');
  await page.goto('/forgot-password');
  await shot('forgot-password');
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('studies', async ({ page, shot }) => {
    await page.goto('/studies');
    await expect(page.locator('[data-study]').first()).toBeVisible();
    await shot('studies');
    await page.goto('/studies?q=zeppelin');
    await expect(page.getByText('mentions “zeppelin”')).toBeVisible();
    await shot('studies-no-results');
    await page.goto('/studies/new');
    await expect(page.getByRole('navigation', { name: 'Beginnings' })).toContainText('Concept test');
    await shot('studies-new');
    await page.goto('/studies/new?from=concept-test');
    await expect(page.getByRole('button', { name: /Create study/ })).toBeVisible();
    await shot('studies-new-template');
  });

  test('the studies while they come, and when they do not', async ({ page, shot }) => {
    await withoutFirstData(page);
    await page.route('**/dashboard/studies*', () => {});
    await page.goto('/studies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot('studies-loading');
    await page.unroute('**/dashboard/studies*');
    await page.route('**/dashboard/studies*', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'The page number is not a number.', code: 'bad_request' },
      }),
    );
    await page.goto('/studies');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await shot('studies-error');
  });

  test('nothing yet', async ({ page, shot }) => {
    await signIn(page, world().stranger);
    await page.goto('/studies');
    await expect(page.getByText('Nothing to read yet')).toBeVisible();
    await shot('studies-empty');
    await page.goto('/wallets');
    await expect(page.getByText('No wallet here')).toBeVisible();
    await shot('wallets-empty');
  });

  test('the guide builder', async ({ page, shot }) => {
    await page.goto(`/studies/${busiest().id}/guide`);
    await expect(page.getByText(/\d+ questions?, about/).first()).toBeAttached({ timeout: 20_000 });
    await page.waitForTimeout(1500);
    await shot('guide-builder');
  });

  test('responses', async ({ page, shot }) => {
    const study = `/studies/${busiest().id}`;
    await page.goto(`${study}/responses`);
    await expect(page.getByText('Median quality').first()).toBeAttached();
    await page.waitForTimeout(1000);
    await shot('responses');
    await page.keyboard.press('x');
    await page.waitForTimeout(500);
    await shot('responses-export');
    await page.goto(`${study}/responses?q=zeppelin`);
    await expect(page.getByText(/zeppelin”?/).first()).toBeVisible();
    await page.waitForTimeout(600);
    await shot('responses-none');
    await page.goto(`${study}/responses`);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Add a filter' })).toBeVisible();
    await shot('responses-filter');
    await page.goto(`${study}/results`);
    await expect(page.getByRole('button', { name: 'Table' })).toBeVisible();
    await shot('responses-questions');
  });

  test('a response', async ({ page, shot }) => {
    await page.goto(`/studies/${busiest().id}/responses/5`);
    await expect(page.getByRole('tab', { name: /Answers/ })).toBeVisible();
    await shot('response');
    await page.getByRole('tab', { name: /Answers/ }).click();
    await shot('response-answers');
    await page.goto(`/studies/${busiest().id}/responses/5`);
    const said = page.locator('[data-said]').first();
    await expect(said).toBeVisible();
    const word = ((await said.textContent()) ?? '').split(/\s+/).find(({ length }) => length > 4) ?? 'the';
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page.locator('mark').first()).toBeVisible();
    await shot('response-find');
    await page.keyboard.press('Escape');
    await said.evaluate((element) => getSelection()?.selectAllChildren(element));
    await expect(page.getByRole('toolbar', { name: 'Selected words' })).toBeVisible();
    await shot('response-selection');
  });

  test('settings', async ({ page, shot }) => {
    for (const [address, name] of [
      [`/studies/${busiest().id}/settings`, 'settings-study'],
      ['/wallets', 'wallets'],
      ['/keys', 'keys'],
      ['/members', 'members'],
      ['/organisation', 'organisation'],
    ] as const) {
      await page.goto(address);
      await page.waitForTimeout(1200);
      await shot(name);
    }
    await page.goto('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Export to the warehouse');
    await page.getByRole('button', { name: 'Make key' }).click();
    await expect(page.getByLabel('API key', { exact: true })).toBeVisible();
    await shot('keys-created');
    await page.goto('/studies');
    // The page is there before it listens to keys.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
    await shot('shortcuts');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(700);
    await shot('palette');
  });
});

test('the way into an interview', async ({ page, shot }) => {
  await page.goto(`/s/${busiest().linkId}`);
  await expect(page.getByRole('button', { name: /Begin/ })).toBeVisible();
  await shot('interview-welcome');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: /Begin/ }).click();
  await expect(
    page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('textbox')).first(),
  ).toBeVisible();
  await page.waitForTimeout(600);
  await shot('interview-question');
  await page.goto('/s/there-is-no-such-link');
  await shot('interview-not-found');
});
