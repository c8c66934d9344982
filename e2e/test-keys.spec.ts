import { randomBytes } from 'node:crypto';
import { expectAccessible } from './accessible';
import { send } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const GUIDE = [{ type: 'flat', title: 'Main', items: [{ type: 'open_ended', text: 'How was it?' }] }];

test.describe('a test key', () => {
  test.use({ viewport: { width: 1440, height: 900 }, allowedErrors: [/status of 404/] });

  test('is made in the dialog; what it makes is labelled, launched for nothing, and deleted', async ({
    page,
  }) => {
    const name = `Trial ${randomBytes(3).toString('hex')}`;
    await signIn(page, world().owner);
    await page.goto('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('radio', { name: 'trying out a script' }).check({ force: true });
    await expect(page.getByRole('dialog')).toContainText('nothing that it does holds or spends credits');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make key' }).click();
    const apiKey = await page.getByLabel('API key', { exact: true }).inputValue();
    expect(apiKey).toMatch(/^clq_test_/);
    await page.getByText('I have stored the key safely').click();
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Test');
    await expect(row).toContainText('everything its owner may do, in test studies');

    const created = await send(
      'POST',
      '/api/public/v1/studies/create',
      { 'x-api-key': apiKey },
      { title: name, studyGuide: GUIDE },
    );
    expect(created.status).toBe(201);
    await page.goto(`/studies?q=${encodeURIComponent(name)}`);
    await expect(page.locator(`[data-study="${created.body.id}"]`)).toContainText('Test');
    await page.goto(`/studies/${created.body.id}/settings`);
    await expect(page.locator('header').getByText('Test', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Launch…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('A test study: nothing is held or charged');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Launch study' }).click();
    await expect(dialog).toContainText('A test study: nothing is billed.');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Delete study…' }).click();
    await page.getByRole('button', { name: 'Delete study', exact: true }).click();
    await expect(page).toHaveURL(/\/studies$/);
    const gone = await send('GET', `/api/public/v1/studies/${created.body.id}`, { 'x-api-key': apiKey });
    expect(gone.status).toBe(404);
  });
});
