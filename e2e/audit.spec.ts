import { expectAccessibleInBothLooks } from './accessible';
import { withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test.use({ viewport: { width: 1440, height: 900 } });

test('O1: an owner reads who did what, opens an entry by key, narrows the log and exports it', async ({
  page,
}) => {
  const study = await createLaunchedStudy({ title: 'Audited journeys' });
  await withKey('POST', `/api/public/v1/studies/${study.id}/pause`, {});
  await signIn(page, world().owner);
  await page.goto('/organisation/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByText('Paused a study').first()).toBeVisible();
  await expect(page.getByText(/^Unbroken, checked/)).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('button', { expanded: true })).toContainText('Paused a study');
  await expect(log.getByText('status from live to paused')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await log.getByRole('button', { name: 'Only what was done to this' }).click();
  await expect(log.getByText('Launched a study')).toBeVisible();
  await expect(log.getByText('Made a study')).toBeVisible();
  await expect(page.getByText('4 entries')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Audit log, \d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: /Everybody/ }).click();
  await page.getByRole('option', { name: 'Commands on the server' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing like that is in the log' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(log.getByText('Paused a study').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('O1: the log is not for those who do not administer', async ({ page }) => {
  await signIn(page, world().researcher);
  await page.goto('/organisation/audit');
  await expect(page.getByText('Owners and admins read the audit log.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Audit log' })).toHaveCount(0);
});
