import type { Page } from '@playwright/test';
import { withKey } from '../client';
import { exampleGuide } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, test } from './shot';

const dialog = (page: Page) => page.getByRole('dialog');

async function openLaunch(page: Page, responseTarget: number): Promise<void> {
  const study = { ...exampleGuide(), title: 'Why travellers cancel' };
  const created = await withKey('POST', '/api/public/v1/studies/create', study);
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const changed = await fetch(`${world().url}/api/public/v1/studies/${created.body.id}`, {
    method: 'PATCH',
    headers: { 'x-api-key': world().apiKey, 'if-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify({ responseTarget }),
  });
  expect(changed.status, await changed.text()).toBe(200);
  await page.goto(`/studies/${created.body.id}/settings`);
  await page.getByRole('button', { name: 'Launch…' }).click();
  await expect(dialog(page)).toContainText(/Holds|cannot/);
}

test.describe('launching', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('is asked, under way and done', async ({ page, shot }) => {
    await openLaunch(page, 20);
    await shot('launch-dialog');
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/launch', async (route) => {
      await held;
      await route.continue();
    });
    await dialog(page).getByRole('button', { name: 'Launch study' }).click();
    await expect(dialog(page).getByRole('button', { name: /Launching/ })).toBeVisible();
    await shot('launch-dialog-busy');
    goOn();
    await expect(page.getByTestId('link')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await shot('launch-dialog-success');
  });

  test('is refused', async ({ page, shot }) => {
    await openLaunch(page, 900_000);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await shot('launch-dialog-refused');
  });
});
