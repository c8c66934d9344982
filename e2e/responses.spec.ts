import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, startInterview, walk, withKey } from './client';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;
const MOST_BYTES = 200_000;
const SAID = [
  'The zeppelin was late, so we slept in the café.',
  'My suitcase stood in the aisle all night.',
] as const;

function saying(words: string) {
  return (step: Json): Json => {
    if (step.question?.type === 'file_upload') return { skip: true };
    return step.question?.type === 'open_ended' ? { text: words } : reply(step);
  };
}

interface Surveyed {
  id: string;
  linkId: string;
}

/** A study with three responses: two complete and analysed, one only begun. */
async function surveyed(): Promise<Surveyed> {
  const study = await createLaunchedStudy({ title: 'Night trains & “zeppelins”' });
  for (const [nth, words] of SAID.entries()) {
    await walk(
      await startInterview(study.linkId, { source: nth === 0 ? 'newsletter' : 'poster' }),
      saying(words),
    );
  }
  await startInterview(study.linkId, { source: 'poster' });
  await expect
    .poll(async () => {
      const { body } = await withKey('GET', `/api/public/v1/responses/${study.id}`);
      return body.filter(({ qualityScore }: Json) => qualityScore !== undefined).length;
    })
    .toBe(SAID.length);
  return study;
}

const list = (page: Page): Locator => page.getByRole('table', { name: 'Responses' });
const rows = (page: Page): Locator => list(page).locator('tbody tr');

test.use({ viewport: { width: 1440, height: 900 }, allowedErrors: [REFUSED] });

test.describe('the responses', () => {
  let study: Surveyed;
  test.beforeAll(async () => {
    study = await surveyed();
  });
  test.beforeEach(async ({ page }) => {
    await signIn(page, world().owner);
    await page.goto(`/studies/${study.id}/responses`);
    await expect(rows(page)).toHaveCount(3);
  });

  test('X29: find anything finds what people said, responses, tags and help', async ({ page }) => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    const found = palette.getByRole('option');
    await palette.getByRole('textbox').fill('zeppelin late');
    await expect(found.filter({ hasText: SAID[0] })).toHaveCount(1);
    await palette.getByRole('textbox').fill('refusal');
    await expect(found.filter({ hasText: 'What refusals mean' })).toHaveCount(1);
    await palette.getByRole('textbox').fill('suitcase');
    await found.filter({ hasText: SAID[1] }).click();
    await expect(page).toHaveURL(new RegExp(`/studies/${study.id}/responses/\\d+#row-\\d+$`));
    await expect(page.getByText(SAID[1]).first()).toBeVisible();
  });

  test('are found by what was said, in the address, with the words marked', async ({ page }) => {
    await page.keyboard.press('/');
    await page.keyboard.type('CAFE');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=CAFE/);
    await expect(rows(page).locator('mark')).toHaveText('café');
    await expect(page.getByText('1 of 3')).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('are filtered by a bar, which says so and takes it back', async ({ page }) => {
    const bar = page.getByRole('button', { name: /^A bicycle\b/ }).first();
    await bar.click();
    await expect(rows(page)).toHaveCount(2);
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('all 3')).toBeVisible();
    await page.getByRole('button', { name: /^Remove filter Q/ }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('are filtered by the menu, from the keyboard', async ({ page }) => {
    await page.keyboard.press('f');
    const menu = page.getByRole('dialog', { name: 'Add a filter' });
    await menu.getByRole('button', { name: 'URL parameter' }).click();
    await menu.getByText('source=newsletter').click();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/url=source%3Dnewsletter|url=source=newsletter/);
  });

  test('that nobody matches name the filter and the way out', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search what people said' }).fill('submarine');
    await expect(page.getByRole('heading', { name: 'No response mentions “submarine”.' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('are walked, opened and come back to with all filters', async ({ page }) => {
    await page.goto(`/studies/${study.id}/responses?progress=complete`);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(rows(page).nth(1).locator('li').first()).toBeVisible();
    // Which one stands second depends on whose analysis was done last.
    const second = await rows(page).nth(1).getByRole('link').getAttribute('href');
    expect(second).toMatch(/\/responses\/[12]\?progress=complete$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second!);
    await page.getByRole('link', { name: 'Back to responses' }).click();
    await expect(page).toHaveURL(/\/responses\?progress=complete/);
  });

  test('are tagged together', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Select all shown' }).click({ force: true });
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Tag 3 responses' });
    await dialog.getByRole('combobox', { name: 'Tag' }).fill('to call');
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await expect(page.getByText('“to call” added to 3 responses')).toBeVisible();
    await expect(list(page).getByText('to call', { exact: true })).toHaveCount(3);
  });

  test('are exported as they are filtered', async ({ page }) => {
    await page.goto(`/studies/${study.id}/responses?q=zeppelin`);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Export responses' });
    await expect(dialog.getByText('Those in this view')).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export 1 response' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Night trains & .*zeppelins.*, \d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('zeppelin was late');
    expect(text).not.toContain('My suitcase stood');
    await expect(page.getByText(/^1 response exported to/)).toBeVisible();
  });

  test('that are new are offered, and nothing jumps', async ({ page }) => {
    test.slow();
    const own = await createLaunchedStudy();
    await startInterview(own.linkId, {});
    await page.goto(`/studies/${own.id}/responses`);
    await expect(rows(page)).toHaveCount(1);
    await startInterview(own.linkId, {});
    await expect(page.getByRole('button', { name: '1 new response' })).toBeVisible({ timeout: 30_000 });
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: '1 new response' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('stay when the server does not answer, with a note above', async ({ page }) => {
    await page.route('**/responses?*sort=quality*', (route) =>
      route.fulfill({ status: 400, json: { error: 'Not now.', code: 'bad_request' } }),
    );
    await page.getByRole('button', { name: 'Quality' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });

  test('are accessible in light and dark, wide and narrow', async ({ page }) => {
    await expectAccessibleInBothLooks(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test.describe('the results', () => {
  test('show every question with its figures, as charts and as tables', async ({ page }) => {
    const study = await surveyed();
    await signIn(page, world().viewer);
    await page.goto(`/studies/${study.id}/responses`);
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('v');
    await expect(page).toHaveURL(/\/results/);
    const questions = page.getByRole('navigation', { name: 'Questions' });
    await questions.getByRole('link', { name: /What did you take along/ }).click();
    const card = page.getByRole('region', { name: 'What did you take along?' });
    await expect(card).toContainText('2 answers');
    await card.getByRole('button', { name: 'Table' }).click();
    await expect(card.getByRole('rowheader', { name: 'A bicycle' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('of a study that nobody answered lead to its link', async ({ page }) => {
    const study = await createLaunchedStudy();
    await signIn(page, world().owner);
    for (const address of ['responses', 'results']) {
      await page.goto(`/studies/${study.id}/${address}`);
      await expect(page.getByRole('heading', { name: 'Nothing to read yet' })).toBeVisible();
      await expect(page.getByText(`/s/${study.linkId}`)).toBeVisible();
      await expectAccessible(page);
    }
  });
});

test('E8: the responses of a study of others, or of none, are not found', async ({ page }) => {
  const study = await createLaunchedStudy();
  await signIn(page, world().stranger);
  for (const id of [study.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    for (const address of ['responses', 'results']) {
      const answer = await page.goto(`/studies/${id}/${address}`);
      expect(answer?.status()).toBe(404);
    }
  }
});

test('the pages of responses stay under their weight', async ({ page }) => {
  const study = await createLaunchedStudy();
  await signIn(page, world().owner);
  for (const address of ['responses', 'results']) {
    expect(await firstLoadBytes(page, `/studies/${study.id}/${address}`)).toBeLessThan(MOST_BYTES);
  }
});
