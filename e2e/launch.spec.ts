import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { type Json, withKey } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

/** What the browser itself says of an answer that refuses. */
const REFUSED = [/status of (400|403|404|409)/];
const OPEN = { type: 'open_ended', text: 'How was your last journey?' };
const GUIDE = [{ type: 'flat', title: 'Main', items: [OPEN] }];
const api = (path: string) => `/api/public/v1/studies/${path}`;

async function draft(title: string, change?: Json): Promise<{ id: string; linkId: string }> {
  const created = await withKey('POST', api('create'), { title, studyGuide: GUIDE });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  if (change) await patch(created.body.id, change);
  return created.body;
}

async function patch(studyId: string, change: Json): Promise<void> {
  const answer = await fetch(world().url + api(studyId), {
    method: 'PATCH',
    headers: { 'x-api-key': world().apiKey, 'if-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const statusOf = async (studyId: string): Promise<string> => (await withKey('GET', api(studyId))).body.status;
const dialog = (page: Page) => page.getByRole('dialog');
const launchButton = (page: Page) => dialog(page).getByRole('button', { name: 'Launch study' });

async function openLaunch(page: Page, studyId: string): Promise<void> {
  await page.goto(`/studies/${studyId}/settings`);
  await page.getByRole('button', { name: 'Launch…' }).click();
  await expect(dialog(page)).toContainText(/Holds|cannot|problem|not yours/);
}

test.describe('launching', () => {
  test.use({ viewport: { width: 1440, height: 900 }, allowedErrors: REFUSED });
  test.beforeEach(({ page }) => signIn(page, world().researcher));

  test('says what it holds and why, goes live, and hands over the link', async ({ page }) => {
    const study = await draft('Why travellers cancel', { responseTarget: 4 });
    await openLaunch(page, study.id);
    await expect(launchButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Launch…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Holds 4 project credits: 4 responses × 1 for typed answers.');
    await expectAccessible(page);
    await launchButton(page).click();
    await expect(dialog(page)).toContainText('Billed to Research budget.');
    expect(await statusOf(study.id)).toBe('live');
    const link = page.getByTestId('link');
    await expect(link).toHaveText(`${new URL(world().url).host}/s/${study.linkId}`);
    await page.getByLabel('Name of parameter 1').fill('source');
    await page.getByLabel('Value of parameter 1').fill('news & views');
    await expect(link).toContainText('?source=news+%26+views');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    for (const type of ['SVG', 'PNG']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Code as ${type}` }).click();
      expect((await saved).suggestedFilename()).toBe(`${study.linkId}.${type.toLowerCase()}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
  });

  test('a wallet that cannot fund it says so with the way out, and the study stays a draft', async ({
    page,
  }) => {
    const study = await draft('Too dear', { responseTarget: 900_000 });
    await openLaunch(page, study.id);
    await expect(dialog(page).getByRole('alert')).toContainText('Research budget cannot fund this launch.');
    await expect(dialog(page)).toContainText('insufficient_credits');
    await expect(launchButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog(page).getByRole('link', { name: 'Lower the target' })).toBeVisible();
    await expectAccessible(page);
    expect(await statusOf(study.id)).toBe('draft');
  });

  test('refusals of the server keep the dialog open, in words', async ({ page }) => {
    const study = await draft('Refused');
    const path = `**${api(study.id)}/launch`;
    for (const [status, code, words] of [
      [400, 'insufficient_credits', 'The wallet cannot fund this launch.'],
      [400, 'wallet_required', 'Choose the wallet that it is billed to.'],
      [403, 'wallet_access_denied', 'You have no access to this wallet any more.'],
      [403, 'launch_permission_denied', 'This is not yours to launch any more.'],
      [409, 'conflict', 'The study changed meanwhile.'],
    ] as const) {
      await page.route(path, (route) =>
        route.fulfill({ status, json: { error: 'Told by the server.', code } }),
      );
      await openLaunch(page, study.id);
      await launchButton(page).click();
      await expect(dialog(page).getByRole('alert')).toContainText(words);
      await expect(dialog(page).getByRole('alert')).toContainText('The study is still a draft.');
      await page.unroute(path);
    }
    await launchButton(page).click();
    await expect(page.getByTestId('link')).toBeVisible();
  });

  test('A13: while others are at work it tries again by itself, and says so', async ({ page }) => {
    const study = await draft('Busy');
    let refusals = 0;
    await page.route(`**${api(study.id)}/launch`, (route) =>
      ++refusals > 2
        ? route.continue()
        : route.fulfill({
            status: 409,
            headers: { 'retry-after': '1' },
            json: { error: 'Busy.', code: 'study_busy' },
          }),
    );
    await openLaunch(page, study.id);
    await launchButton(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('Somebody else is saving or launching');
    await expect(dialog(page)).toContainText('Attempt 2 of 5');
    await expect(dialog(page)).toContainText('Attempt 3 of 5');
    await expect(page.getByTestId('link')).toBeVisible({ timeout: 15_000 });
    expect(await statusOf(study.id)).toBe('live');
  });

  test('an unfinished guide leads to its problems', async ({ page }) => {
    const study = await draft('Unfinished');
    const saved = await fetch(`${world().url}${api(study.id)}/guide`, {
      method: 'PUT',
      headers: { 'x-api-key': world().apiKey, 'if-match': '*', 'content-type': 'application/json' },
      body: JSON.stringify({ studyGuide: [{ type: 'flat', title: 'Main', items: [{ ...OPEN, text: '' }] }] }),
    });
    expect(saved.status).toBe(200);
    await openLaunch(page, study.id);
    await expect(dialog(page)).toContainText('keeps the guide from being published');
    await dialog(page).getByRole('link', { name: 'Show problems' }).click();
    await expect(page).toHaveURL(new RegExp(`/studies/${study.id}/guide`));
  });

  test('X25: words in brackets and an untitled study are asked about before a launch', async ({ page }) => {
    const study = await draft('Brackets', { externalTitle: 'About [product]' });
    await openLaunch(page, study.id);
    await expect(dialog(page)).toContainText('“[product]” is still to be written over');
    await expect(launchButton(page)).toHaveAttribute('aria-disabled', 'true');
    await dialog(page).getByText('Participants are to read the brackets as they stand').click();
    await expect(launchButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    const untitled = await draft('Untitled study');
    await openLaunch(page, untitled.id);
    await expect(dialog(page)).toContainText('The study has no title yet.');
    await expect(launchButton(page)).toHaveCount(0);
    await dialog(page).getByRole('link', { name: 'Give it a title' }).click();
    await expect(page).toHaveURL(new RegExp(`/studies/${untitled.id}/settings`));
  });

  test('H1: whoever may not launch is told who may', async ({ page }) => {
    const study = await draft('Not yours');
    await page.context().clearCookies();
    await signIn(page, world().collaborator);
    await openLaunch(page, study.id);
    await expect(dialog(page)).toContainText('This is not yours to launch.');
    await expect(dialog(page)).toContainText('You are collaborator here');
    await expect(launchButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
  });

  test('the guide is exported from its builder', async ({ page }) => {
    const study = await draft('Taken away');
    await page.goto(`/studies/${study.id}/guide`);
    for (const [form, end] of [
      ['JSON', '.json'],
      ['Markdown', '.md'],
    ] as const) {
      await page.getByRole('button', { name: 'More for this study' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `Export guide as ${form}` }).click();
      expect((await saved).suggestedFilename()).toContain(end);
    }
  });

  test('a menu that is opened before the guide is there stays open when it comes', async ({ page }) => {
    const study = await draft('Opened early');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === api(study.id),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto(`/studies/${study.id}/guide`);
    await page.getByRole('button', { name: 'More for this study' }).click();
    const entry = page.getByRole('menuitem', { name: 'Export guide as JSON' });
    await expect(entry).toBeVisible();
    release();
    await expect(page.getByText('Nothing to save')).toBeVisible();
    await expect(entry).toBeVisible();
  });

  test('F2: pauses with a way back, publishes with the changes told, closes for good', async ({ page }) => {
    const study = await draft('From first to last', { responseTarget: 3 });
    await withKey('POST', `${api(study.id)}/launch`);
    await page.goto(`/studies/${study.id}/settings`);
    const more = page.getByRole('button', { name: 'More for this study' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Pause study' }).click();
    await expect(page.getByRole('button', { name: 'Resume…' })).toBeVisible();
    expect(await statusOf(study.id)).toBe('paused');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();

    // By its label, which a toast may cover for a while.
    await page
      .getByRole('radiogroup', { name: 'Interview mode' })
      .getByText('Answers on camera', { exact: true })
      .click();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(dialog(page)).toContainText('One change for participants');
    await expect(dialog(page)).toContainText('Changed the interview mode');
    await expect(dialog(page)).toContainText(
      'Holds 6 project credits more: 3 responses × 3 for answers on camera.',
    );
    await dialog(page).getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByTestId('link')).toBeVisible();
    await page.keyboard.press('Escape');

    await more.click();
    await page.getByRole('menuitem', { name: 'Close study…' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('9 project credits that it still holds go back to Research budget.');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Close study' }).click();
    await expect(asked).toHaveCount(0);
    expect(await statusOf(study.id)).toBe('closed');
  });

  test('settings that were not saved are there when somebody comes back to them', async ({ page }) => {
    const study = await draft('Left for a moment');
    await page.goto(`/studies/${study.id}/settings`);
    const link = page.getByLabel('Link', { exact: true });
    const typed = `left-${Date.now()}`;
    await link.fill(typed);
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toBeVisible();
    const pages = page.getByRole('navigation').filter({ hasText: 'Guide' });
    await pages.getByRole('link', { name: 'Responses' }).click();
    await expect(page).toHaveURL(/responses$/);
    await page.goBack();
    await expect(link).toHaveValue(typed);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Discard' }).click();
    await pages.getByRole('link', { name: 'Responses' }).click();
    await expect(page).toHaveURL(/responses$/);
    await pages.getByRole('link', { name: 'Settings' }).click();
    await expect(link).not.toHaveValue(typed);
  });

  test('A10: a link is checked while it is typed, and the old one goes on leading there', async ({
    page,
  }) => {
    const [study, other] = [await draft('Linked'), await draft('Another')];
    await page.goto(`/studies/${study.id}/settings`);
    const link = page.getByLabel('Link', { exact: true });
    await link.fill(other.linkId);
    await expect(page.getByText('Another study has this link, or had it.')).toBeVisible();
    await link.fill('No Good');
    await expect(page.getByText('Use 3 to 64 letters from a to z, digits and hyphens.')).toBeVisible();
    await link.fill(other.id);
    await expect(page.getByText('This reads like the id of a study. Choose a shorter one.')).toBeVisible();
    const slug = `night-${study.linkId.slice(0, 6)}`;
    await link.fill(slug);
    await expect(page.getByText('free', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    for (const name of [slug, study.linkId]) {
      expect((await withKey('GET', api(name))).body.id).toBe(study.id);
    }
  });

  test('a study that is not there is HTTP 404, also one of somebody else', async ({ page }) => {
    const study = await draft('Ours');
    const absent = await page.goto('/studies/00000000-0000-4000-8000-000000000000/settings');
    expect(absent?.status()).toBe(404);
    await page.context().clearCookies();
    await signIn(page, world().stranger);
    const foreign = await page.goto(`/studies/${study.id}/settings`);
    expect(foreign?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
    await expectAccessible(page);
  });

  test('the ledger leads to what was paid', async ({ page }) => {
    const study = await draft('In the ledger', { responseTarget: 2 });
    await withKey('POST', `${api(study.id)}/launch`);
    await page.goto('/wallets');
    const row = page.getByRole('row', { name: /In the ledger/ });
    await expect(row).toContainText('Launch');
    await expect(row).toContainText('2.0');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('Research budget ledger.csv');
  });
});
