import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { codeOf, nextCodeOf } from './authenticator';
import { send, withKey } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { type Person, world } from './world';

/** What the browser itself says of an answer that refuses. */
test.use({ allowedErrors: [/status of (400|401|403|404|409)/] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody new in the organisation: what these tests do to an account is felt by nobody else. */
async function newColleague(role = 'researcher'): Promise<Person> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const invited = await withKey('POST', '/api/public/v1/invitations', { email, role });
  const token = new URL(invited.body.link).pathname.split('/').at(-1);
  const person = { name: 'Wren Writer', password: 'correct horse battery' };
  const joined = await send('POST', `/api/account/invitations/${token}`, {}, person);
  expect(joined.status).toBe(201);
  return { email, ...person };
}

async function typePassword(page: Page, who: Person): Promise<void> {
  await field(page, 'Email').fill(who.email);
  await field(page, 'Password').fill(who.password);
  await button(page, 'Sign in').click();
}

/** On the page that sets it up; answers the secret and the recovery codes. */
async function setUp(page: Page, who: Person): Promise<{ secret: string; codes: string[] }> {
  await field(page, 'Password').fill(who.password);
  await button(page, 'Go on').click();
  await expect(heading(page)).toHaveText('Add Colloquy to your app');
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = shown?.replaceAll(' ', '') ?? '';
  await field(page, 'Code').fill(codeOf(secret));
  await button(page, 'Turn on').click();
  await expect(heading(page)).toHaveText('Keep your recovery codes');
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  return { secret, codes };
}

async function keepCodes(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have stored the codes safely' }).check({ force: true });
  await button(page, 'Done').click();
}

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: world().url })).newPage();

test('O3: devices that are signed in are listed, and signed out', async ({ page, browser }) => {
  const who = await newColleague();
  await signIn(page, who);
  const [second, third] = [await newPage(browser), await newPage(browser)];
  for (const other of [second, third]) {
    await other.goto('/sign-in');
    await typePassword(other, who);
    await expect(other).toHaveURL('/studies');
  }
  await page.goto('/account');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'this one' })).toHaveCount(1);
  await expect(list.getByRole('listitem').nth(1)).toContainText('Chrome on Linux');
  await expectAccessibleInBothLooks(page);
  await list.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toBeFocused();
  await button(page, 'Sign out everywhere else').click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  for (const other of [second, third]) {
    await other.goto('/studies');
    await expect(other).toHaveURL(/\/sign-in\?next=/);
    await other.context().close();
  }
});

test('O3: a second factor is set up, asked for, and turned off', async ({ page, browser }) => {
  const who = await newColleague();
  await signIn(page, who);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up' }).click();
  await expect(heading(page)).toHaveText('Set up a second factor');
  await field(page, 'Password').fill('wrong');
  await button(page, 'Go on').click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
  await expectAccessible(page);
  const { secret, codes } = await setUp(page, who);
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await button(page, 'Save as a file').click();
  expect((await saving).suggestedFilename()).toBe('colloquy-recovery-codes.txt');
  await keepCodes(page);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(/^On since .*10 recovery codes are left\.$/)).toBeVisible();

  // From elsewhere both are needed, and where somebody came for is kept.
  const other = await newPage(browser);
  await other.goto('/members?q=rhea');
  await typePassword(other, who);
  await expect(heading(other)).toHaveText('Enter your code');
  await expect(field(other, 'Code')).toBeFocused();
  await expectAccessible(other);
  await field(other, 'Code').fill('abc');
  await button(other, 'Go on').click();
  await expect(other.getByText('That code is not right, or it was used already.')).toBeVisible();
  await field(other, 'Code').fill(nextCodeOf(secret));
  await button(other, 'Go on').click();
  await expect(other).toHaveURL('/members?q=rhea');
  await other.context().close();

  const third = await newPage(browser);
  await third.goto('/sign-in');
  await typePassword(third, who);
  await third.getByRole('button', { name: 'Use a recovery code' }).click();
  await field(third, 'Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await button(third, 'Go on').click();
  await expect(third).toHaveURL('/studies');
  await third.goto('/account');
  await expect(third.getByText(/9 recovery codes are left/)).toBeVisible();
  await button(third, 'New recovery codes').click();
  await field(third, 'Password').fill(who.password);
  await field(third, 'Code').fill(codes[1] ?? '');
  await expectAccessible(third);
  await button(third, 'Make codes').click();
  const fresh = third.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(fresh).toHaveCount(10);
  const [newCode = ''] = await fresh.allInnerTexts();
  await keepCodes(third);
  await expect(third.getByText(/10 recovery codes are left/)).toBeVisible();
  await button(third, 'Turn off').click();
  const dialog = third.getByRole('dialog');
  await field(third, 'Password').fill(who.password);
  await field(third, 'Code').fill(codes[2] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog).toContainText('It is still on.');
  await field(third, 'Code').fill(newCode);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(third.getByText('Off. Your password alone signs you in.')).toBeVisible();
  await third.context().close();
});

test('O3: an organisation requires it, and shows nothing to members before they have it', async ({
  page,
  browser,
}) => {
  // Of the organisation of somebody else: members of the other one sign in with their password in many tests.
  const owner = world().stranger;
  await signIn(page, owner);
  const invited = await page.request.post('/api/public/v1/invitations', {
    headers: { origin: world().url },
    data: { email: `${randomBytes(6).toString('hex')}@example.org`, role: 'viewer' },
  });
  const { invitation, link } = await invited.json();
  const member = { email: invitation.email, name: 'Wren Writer', password: 'correct horse battery' };
  const theirs = await newPage(browser);
  await theirs.goto(new URL(link).pathname);
  await field(theirs, 'Your name').fill(member.name);
  await field(theirs, 'Password').fill(member.password);
  await button(theirs, 'Join').click();
  await expect(theirs).toHaveURL('/studies');

  await page.goto('/organisation');
  await expect(page.getByText('Each member decides. 0 of 2 have one.')).toBeVisible();
  await button(page, 'Change').click();
  await page.getByRole('checkbox', { name: 'Every member needs a second factor' }).check({ force: true });
  await expect(page.getByText('Sten Stranger, Wren Writer have none yet')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText(/Turn on your own second factor first/)).toBeVisible();
  await page.getByRole('button', { name: /Gets in without, in an emergency/ }).click();
  await page.getByRole('option', { name: owner.name }).click();
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(page.getByText(`Required of every member but ${owner.name}. 0 of 2 have one.`)).toBeVisible();

  await theirs.goto('/members?q=sten');
  await expect(theirs).toHaveURL(`/second-factor?next=${encodeURIComponent('/members?q=sten')}`);
  await expect(theirs.getByText(/^Ferry research requires one/)).toBeVisible();
  await expect(theirs.getByText(owner.name)).toHaveCount(0);
  await expectAccessible(theirs);
  await theirs.goto('/sign-in');
  await expect(theirs).toHaveURL(/\/second-factor/);
  await theirs.goto(`/second-factor?next=${encodeURIComponent('/members?q=sten')}`);
  await setUp(theirs, member);
  await keepCodes(theirs);
  await expect(theirs).toHaveURL('/members?q=sten');
  await expect(theirs.getByText(owner.name)).not.toHaveCount(0);
  await theirs.goto('/account');
  await expect(theirs.getByText('Required by Ferry research.')).toBeVisible();
  await expect(button(theirs, 'Turn off')).toHaveAttribute('aria-disabled', 'true');
  await theirs.context().close();

  await page.reload();
  await expect(page.getByText(/1 of 2 has one/)).toBeVisible();
  await button(page, 'Change').click();
  await page.getByRole('checkbox', { name: 'Every member needs a second factor' }).uncheck({ force: true });
  await button(page, 'Save').click();
  await expect(page.getByText(/^Each member decides/)).toBeVisible();
});
