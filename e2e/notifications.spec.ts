import { expectAccessibleInBothLooks } from './accessible';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

test.use({
  viewport: { width: 1440, height: 900 },
  allowedErrors: [refused(400, '/api/public/v1/organization/notifications')],
});

test('a person chooses what they are told, of all studies and of one', async ({ page }) => {
  await createLaunchedStudy({ title: 'Night trains apart' });
  await signIn(page, world().owner);
  await page.goto('/organisation/notifications');
  const own = page.getByRole('list', { name: 'What you are told' });
  const pace = own.getByRole('button', { name: 'A response is complete' });
  await expect(pace).toContainText('Never');
  await expect(own.getByRole('button', { name: 'A response is flagged for safety' })).toContainText(
    'As it happens',
  );
  await expectAccessibleInBothLooks(page);
  await pace.click();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('option', { name: 'Once a day' }).click();
  await kept;
  await page.reload();
  await expect(pace).toContainText('Once a day');

  const finder = page.getByRole('combobox', { name: 'Add a study' }).first();
  await finder.fill('Night trains apart');
  await page.getByRole('option', { name: 'Night trains apart' }).first().click();
  const apart = page.getByRole('region', { name: 'Night trains apart' });
  await expect(apart.getByRole('button', { name: 'A response is complete' })).toContainText('Once a day');
  await apart.getByRole('button', { name: 'A study is closed' }).click();
  await page.getByRole('option', { name: 'As it happens' }).click();
  await expect(apart.getByRole('button', { name: 'A study is closed' })).toContainText('As it happens');
  await expectAccessibleInBothLooks(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await apart.getByRole('button', { name: 'Like all others: Night trains apart' }).click();
  await expect(apart).toHaveCount(0);
});

test('an owner has a channel told', async ({ page }) => {
  await signIn(page, world().owner);
  await page.goto('/organisation/notifications');
  const address = page.getByRole('textbox', { name: 'Address' });
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText('Where is the channel?')).toBeVisible();
  await address.fill('https://10.0.4.17/in');
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText('The address must be public, and https.')).toBeVisible();
  await page.getByText('only these', { exact: true }).click();
  await address.fill('https://chat.colloquy.invalid/in');
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText('Choose at least one study, or all.')).toBeVisible();
  await page.getByText('all studies', { exact: true }).click();
  await page.getByRole('button', { name: 'Add channel' }).click();
  await expect(page.getByText('At chat.colloquy.invalid', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/The name has no address\.|could not be resolved|No answer/)).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Remove channel' }).click();
  await expect(page.getByRole('button', { name: 'Add channel' })).toBeVisible();
});

test('the pages of who is told keep to the budget of the dashboard', async ({ page }) => {
  await signIn(page, world().owner);
  for (const address of ['/organisation/notifications', '/organisation/webhooks']) {
    expect(await firstLoadBytes(page, address)).toBeLessThanOrEqual(300_000);
  }
});
