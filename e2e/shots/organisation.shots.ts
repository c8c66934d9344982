import { type ModelServer, startModelServer } from '../../lib/testing/model-server';
import { send } from '../client';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, loaded, test } from './shot';

let server: ModelServer;
test.beforeAll(async () => {
  server = await startModelServer({ unused: true });
});
test.afterAll(async () => {
  server.stop();
  await send('DELETE', '/api/public/v1/organization/models', { 'x-api-key': world().apiKey });
});

test.describe('an organisation', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('its models', async ({ page, shot }) => {
    await page.goto('/organisation/models');
    await loaded(page);
    await shot('models-none');
    await page.getByRole('button', { name: 'Add a model' }).press('Enter');
    await page.getByLabel('Address', { exact: true }).fill(server.baseUrl);
    await page.getByLabel('Model', { exact: true }).fill('inkstone-24b');
    await page.getByLabel('Key', { exact: true }).fill('mk-0123456789abcdef7Kd2');
    await shot('models-adding');
    server.behaviour = 'refusing';
    await page.getByRole('button', { name: 'Save and test' }).click();
    await expect(page.getByText('The model is not used.', { exact: true })).toBeVisible();
    await shot('models-failed');
    server.behaviour = 'good';
    await page.getByRole('button', { name: 'Test again' }).click();
    await expect(page.getByText('inkstone-24b words follow-ups')).toBeVisible();
    await shot('models');
    await page.getByRole('button', { name: 'Remove the model' }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await shot('models-remove');
    await page.getByRole('button', { name: 'Remove model' }).click();
    await expect(page.getByText('No model is set up, and none is needed')).toBeVisible();
  });

  test('what others are told', async ({ page, shot }) => {
    await page.goto('/organisation/webhooks');
    await loaded(page);
    await shot('webhooks-none');
    await page.getByRole('button', { name: 'New address' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.colloquy.invalid/in');
    await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse');
    await shot('webhooks-new');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByRole('heading', { name: '“Warehouse” is ready' })).toBeVisible();
    await shot('webhooks-secret');
    await page.getByText('I have put it somewhere safe').click();
    await page.getByRole('button', { name: 'Done' }).click();
    const detail = page.getByRole('region', { name: 'Warehouse' });
    await detail.getByRole('button', { name: 'Send a test' }).click();
    await expect(detail.getByRole('button', { name: 'A test', exact: true })).toBeVisible();
    await shot('webhooks');
    await detail.getByRole('button', { name: 'A test', exact: true }).click();
    await expect(detail.getByRole('list', { name: 'Tries' }).getByText('no answer').first()).toBeVisible({
      timeout: 30_000,
    });
    await shot('webhooks-message');
    await detail.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove address' }).click();
    await expect(page.getByRole('heading', { name: 'No other tool is told anything yet' })).toBeVisible();
  });

  test('who did what', async ({ page, shot }) => {
    await page.goto('/organisation/audit');
    await loaded(page);
    await shot('audit');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Place in the log')).toBeVisible();
    await shot('audit-open');
    await page.goto('/organisation/audit?by=visitor&days=1');
    await loaded(page);
    await shot('audit-nothing');
    await page.route('**/api/public/v1/audit/check', (route) =>
      route.fulfill({ json: { ok: false, entries: 90, brokenAt: 42, checkedAt: new Date().toISOString() } }),
    );
    await page.goto('/organisation/audit');
    await expect(page.getByText('Entry 42 is not as it was written.')).toBeVisible();
    await shot('audit-broken');
  });

  test('who is told, and who one is', async ({ page, shot }) => {
    for (const [address, name] of [
      ['/organisation/notifications', 'notifications'],
      ['/account', 'account'],
      ['/organisation', 'organisation-names'],
      ['/help/write', 'help'],
    ] as const) {
      await page.goto(address);
      await loaded(page);
      await shot(name);
    }
    await page.goto('/members');
    await loaded(page);
    await page.getByRole('button', { name: 'Invite' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot('members-invite');
  });
});
