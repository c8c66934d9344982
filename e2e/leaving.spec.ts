import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

/** What the browser itself says of an answer that refuses. */
test.use({ allowedErrors: [/status of (400|401|403)/] });

const password = 'correct horse battery';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const banner = (page: Page) => page.getByRole('region', { name: 'This organisation is to be deleted' });

test('O4: an owner deletes the organisation by its name and their password, and keeps it after all', async ({
  page,
}) => {
  const { stranger } = world();
  await signIn(page, stranger);
  await page.goto('/organisation');
  const { organizations } = await (
    await page.request.get('/api/account', { headers: { origin: world().url } })
  ).json();
  const [{ name }] = organizations;
  const open = page.getByRole('button', { name: 'Delete organisation…' });
  await open.click();
  await expect(field(page, 'Name of the organisation').last()).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete organisation' }).click();
  await expect(dialog(page)).toContainText('exactly as it is');
  await dialog(page).getByLabel('Name of the organisation').fill(name);
  await dialog(page).getByLabel('Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('This is not your password.');
  await dialog(page).getByLabel('Your password').fill(stranger.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page)).toContainText(`${name} will be deleted on`);
  await expectAccessible(page);
  await page.goto('/studies');
  await banner(page).getByRole('button', { name: 'Keep the organisation' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/organisation');
  await expect(page.getByRole('button', { name: 'Delete organisation…' })).toBeEnabled();
});

test('O4: somebody deletes their account, and finds it to keep when they sign in', async ({
  page,
  browser,
}) => {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const invited = await page.request.post('/api/public/v1/invitations', {
    headers: { 'x-api-key': world().apiKey },
    data: { email, role: 'viewer' },
  });
  const { link } = await invited.json();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(world().url + new URL(link).pathname);
  await field(theirs, 'Your name').fill('Wren Writer');
  await field(theirs, 'Password').fill(password);
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs).toHaveURL(`${world().url}/studies`);

  await theirs.goto(`${world().url}/account`);
  await theirs.getByRole('button', { name: 'Delete your account…' }).click();
  await dialog(theirs).getByLabel('Your password').fill(password);
  await expectAccessible(theirs);
  await dialog(theirs).getByRole('button', { name: 'Delete account' }).click();
  await expect(theirs).toHaveURL(/\/sign-in/);
  const signsIn = async () => {
    await field(theirs, 'Email').fill(email);
    await field(theirs, 'Password').fill(password);
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your account is to be deleted');
  };
  await signsIn();
  await expect(theirs.getByRole('main')).toContainText(email);
  await expectAccessible(theirs);
  // Whatever page they ask for.
  await theirs.goto(`${world().url}/members`);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your account is to be deleted');
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await signsIn();
  await theirs.getByRole('button', { name: 'Keep it' }).click();
  await expect(theirs).toHaveURL(`${world().url}/studies`);
});
