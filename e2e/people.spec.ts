import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { send } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { type Person, world } from './world';

/** What the browser itself says of an answer that refuses. */
const REFUSED = [/status of (401|403|404|409)/];
const password = 'correct horse battery';
const someone = () => `${randomBytes(6).toString('hex')}@example.org`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function typeIn(page: Page, who: Pick<Person, 'email' | 'password'>): Promise<void> {
  await field(page, 'Email').fill(who.email);
  await field(page, 'Password').fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Invites by the dialog; answers the link that is shown, for no mail is sent here. */
async function invited(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  await field(page, 'Email').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
}

test.describe('signing in', () => {
  test.use({ allowedErrors: REFUSED });

  test('leads to where somebody came for, and to the studies otherwise', async ({ page }) => {
    await page.goto('/members?q=rhea');
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await typeIn(page, world().owner);
    await expect(page).toHaveURL('/members?q=rhea');
    await page.goto('/sign-in');
    await expect(page).toHaveURL('/studies');
  });

  test('never leads to another site', async ({ page }) => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/%09/evil.example']) {
      await page.context().clearCookies();
      await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
      await typeIn(page, world().viewer);
      await expect(page).not.toHaveURL(/sign-in/);
      expect(new URL(page.url()).origin).toBe(world().url);
    }
  });

  test('says one thing for a wrong password and an unknown address', async ({ page }) => {
    await page.goto('/sign-in');
    for (const email of [world().owner.email, someone()]) {
      await typeIn(page, { email, password: 'wrong' });
      await expect(page.getByText('That email and password do not match.')).toBeVisible();
    }
    await expect(page).toHaveURL('/sign-in');
    await expectAccessible(page);
  });

  test('says which field is not filled in, and sends nothing', async ({ page }) => {
    await page.goto('/sign-in');
    const act = page.getByRole('button', { name: 'Sign in' });
    await act.click();
    await expect(page.getByText('Enter an address such as heron@example.org.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'Email').fill(someone());
    await act.click();
    await expect(field(page, 'Password')).toBeFocused();
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('do not match')).toHaveCount(0);
  });

  test('is closed to strangers once there is an organisation', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-up is closed here');
    await page.goto('/forgot-password');
    await expect(page.getByRole('main')).toContainText('This server sends no mail');
    await expectAccessible(page);
  });
});

test.describe('members', () => {
  test.use({ allowedErrors: REFUSED });

  test('are invited by a link that works once, get a role, and get nowhere once removed', async ({
    page,
    browser,
  }) => {
    const email = someone();
    await signIn(page, world().owner);
    const path = await invited(page, email, 'Viewer');
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row).toContainText('Invited by Olive Owner');

    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(world().url + path);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Join Railway research');
    await expectAccessible(theirs);
    await field(theirs, 'Your name').fill('Wren Writer');
    await field(theirs, 'Password').fill(password);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL(`${world().url}/studies`);
    const again = await (await browser.newContext()).newPage();
    await again.goto(world().url + path);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(
      'This invitation is not valid any more',
    );

    await theirs.goto(`${world().url}/keys`);
    await theirs.getByRole('button', { name: 'New key' }).click();
    await field(theirs, 'Name').fill('Export');
    await theirs.getByRole('button', { name: 'Make key' }).click();
    const apiKey = await field(theirs, 'API key').inputValue();
    expect((await send('GET', '/api/public/v1/me', { 'x-api-key': apiKey })).body.role).toBe('viewer');

    await page.reload();
    await row.getByRole('button', { name: /Role of Wren/ }).click();
    await page.getByRole('option', { name: /^Collaborator/ }).click();
    await expect(page.getByText('Wren Writer is collaborator now.')).toBeVisible();
    expect((await send('GET', '/api/public/v1/me', { 'x-api-key': apiKey })).body.role).toBe('collaborator');

    await row.getByRole('button', { name: 'More for Wren Writer' }).click();
    await page.getByRole('menuitem', { name: 'Remove Wren Writer' }).click();
    await page.getByRole('button', { name: 'Remove member' }).click();
    await expect(row).toHaveCount(0);
    expect((await send('GET', '/api/public/v1/me', { 'x-api-key': apiKey })).status).toBe(403);
    await theirs.goto(`${world().url}/studies`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('You belong to no organisation');
    await theirs.context().close();
    await again.context().close();
  });

  test('see in words what is not theirs to do', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.goto('/members');
    await expect(page.getByText(/You are viewer of Railway research/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: /^Role of/ })).toHaveCount(0);
    await page.goto('/organisation');
    await expect(page.getByText(/Owners and admins rename/)).toBeVisible();
    await expectAccessible(page);
  });

  test('get a new password by a link from an owner', async ({ page, browser }) => {
    const email = someone();
    await signIn(page, world().owner);
    const path = await invited(page, email, 'Viewer');
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(world().url + path);
    await field(theirs, 'Your name').fill('Otter Olson');
    await field(theirs, 'Password').fill(password);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL(`${world().url}/studies`);
    await page.reload();
    await page.getByRole('button', { name: 'More for Otter Olson' }).click();
    await page.getByRole('menuitem', { name: 'Make a link to a new password' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await theirs.goto(link);
    await field(theirs, 'New password').fill('another horse battery');
    await theirs.getByRole('button', { name: 'Set password' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your new password is set');
    await theirs.getByRole('link', { name: 'Sign in' }).click();
    await typeIn(theirs, { email, password: 'another horse battery' });
    await expect(theirs).toHaveURL(`${world().url}/studies`);
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
    await expect(field(theirs, 'New password')).toHaveCount(0);
    await theirs.context().close();
  });

  test('are told at once that a password link is not valid', async ({ page }) => {
    for (const address of ['/reset-password?token=bad', '/reset-password']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
      await expectAccessible(page);
    }
  });

  test('who are invited again hear that the earlier link stopped working', async ({ page }) => {
    const email = someone();
    await signIn(page, world().owner);
    const earlier = await invited(page, email, 'Viewer');
    await page.getByRole('button', { name: 'Invite' }).click();
    await field(page, 'Email').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    const told = page.getByRole('dialog').getByText('The earlier link does not work any more.');
    await expect(told).toBeVisible();
    expect(new URL(await page.getByLabel('Invitation link').inputValue()).pathname).not.toBe(earlier);
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row', { name: new RegExp(email) });
    await row.getByRole('button', { name: 'New link' }).click();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    await field(page, 'Email').fill(someone());
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByLabel('Invitation link')).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});

test.describe('keys', () => {
  test('are shown once, closed only after the tick, work by the API, and stop when revoked', async ({
    page,
  }) => {
    await signIn(page, world().researcher);
    await page.goto('/keys');
    const name = `Export ${randomBytes(3).toString('hex')}`;
    await page.getByRole('button', { name: 'New key' }).click();
    await field(page, 'Name').fill(name);
    await page.getByRole('button', { name: 'Make key' }).click();
    const apiKey = await field(page, 'API key').inputValue();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.getByText('I have stored the key safely').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.content()).not.toContain(apiKey);
    const me = await send('GET', '/api/public/v1/me', { 'x-api-key': apiKey });
    expect(me.body).toMatchObject({ user: { email: world().researcher.email } });
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('revoked');
    expect((await send('GET', '/api/public/v1/me', { 'x-api-key': apiKey })).status).toBe(401);
  });
});

const PAGES = [
  ['/members', 'Members'],
  ['/keys', 'API keys'],
  ['/wallets', 'Wallets'],
  ['/organisation', 'Organisation'],
  ['/account', 'Your account'],
  ['/help/write', 'Help'],
] as const;

test.describe('pages of the organisation', () => {
  test('are for every eye and every hand', async ({ page }) => {
    await page.goto('/sign-in');
    await expectAccessibleInBothLooks(page);
    await signIn(page, world().owner);
    for (const [path, heading] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      await expectAccessibleInBothLooks(page);
    }
  });
});

test.describe('pages of the organisation, 390 wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('do not scroll sideways', async ({ page }) => {
    await signIn(page, world().owner);
    for (const [path, heading] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
  });
});
