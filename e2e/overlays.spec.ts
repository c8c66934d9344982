import { expectAccessibleInBothLooks } from './accessible';
import { startInterview } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test.describe('what opens over a page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('is for every eye: lists and menus', async ({ page }) => {
    const { id } = await createLaunchedStudy();
    await page.goto('/studies');
    await page.getByRole('button', { name: /Order/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.goto(`/studies/${id}/settings`);
    const language = page.getByRole('combobox').first();
    // A list closes when the page scrolls below it.
    await language.scrollIntoViewIfNeeded();
    await language.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });

  test('is for every eye: filters and exports', async ({ page }) => {
    const { id, linkId } = await createLaunchedStudy();
    await startInterview(linkId, {});
    await page.goto(`/studies/${id}/responses`);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Add a filter' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Export/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });

  test('can open once more: a list in a dialog', async ({ page }) => {
    await createLaunchedStudy();
    await page.goto('/studies');
    await expect(page.locator('tr[data-study]').first()).toBeVisible();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('Over');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});
