import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { withKey } from './client';
import { recordClips } from './clips';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse, TEXTS } from './recorded-response';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test.use({ viewport: { width: 1440, height: 900 }, allowedErrors: [/status of 409/] });

test.describe('the words of a spoken answer', () => {
  let response: RecordedResponse;
  const words = (body: object) =>
    withKey('PUT', `/api/public/v1/responses/${response.study.id}/1/rows/1/words`, body);

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(2 * PROCESSED_MS);
    const page = await browser.newPage({ baseURL: world().url });
    const clips = await recordClips(page, 2);
    await page.close();
    response = await createRecordedResponse(clips);
  });

  test('K8: that the transcriber was not sure of are found with a key, and selected to be mended', async ({
    page,
  }) => {
    const [first = ''] = TEXTS;
    await unsureAbout(page, 'cold.');
    await signIn(page, world().researcher);
    // With a view in its address it is the browser that asks for the reading.
    await page.goto(`${response.address}?view=transcript`);
    await expect(page.getByText('1 place in 1 answer')).toBeVisible();
    await page.keyboard.press('u');
    const row = page.getByRole('article', { name: /^Question 1,/ });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row.locator('mark', { hasText: /^cold$/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('e');
    await row.getByRole('button', { name: 'cold', exact: true }).click();
    await page.keyboard.insertText('rain');
    const field = row.getByRole('textbox', { name: 'The words of this answer' });
    await expect(field).toHaveValue(first.replace('cold', 'rain'));
    await expect(row.getByText('Uncertain when it was written down')).toHaveCount(0);
  });

  test('K8: are mended in their place, with their history, and put back', async ({ page }) => {
    const [first = ''] = TEXTS;
    await signIn(page, world().researcher);
    await page.goto(response.address);
    const row = page.getByRole('article', { name: /^Question 1,/ });
    await row.getByRole('link', { name: /go to/ }).click();
    await page.keyboard.press('e');
    const field = row.getByRole('textbox', { name: 'The words of this answer' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(first);
    await field.fill(first.replace('cold', 'rain'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(row.getByText('Not kept yet')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(row.getByText('We waited in the rain.')).toBeVisible();
    await row.getByRole('button', { name: 'Mended, show earlier words' }).click();
    const versions = row.getByRole('list', { name: 'Versions of these words' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await expect(versions.locator('ins')).toHaveText('rain.');
    await expectAccessible(page);
    await versions.getByRole('button', { name: 'Put back version 1' }).click();
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    await expect(row.getByText('We waited in the cold.').first()).toBeVisible();
  });

  test('K8: when two people mend them, one chooses and nothing is lost', async ({ page }) => {
    await signIn(page, world().researcher);
    await page.goto(response.address);
    const row = page.getByRole('article', { name: /^Question 1,/ });
    await row.hover();
    await row.getByRole('button', { name: 'Mend the words' }).click();
    await row.getByRole('textbox').fill('As I heard it.');
    expect((await words({ text: 'As somebody else heard it.' })).status).toBe(200);
    await row.getByRole('button', { name: 'Keep these words' }).click();
    await expect(row.getByRole('alert')).toContainText('Olive Owner changed these words');
    await expect(row.getByRole('alert')).toContainText('As somebody else heard it.');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Take mine' }).click();
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await expect(row.getByText('As I heard it.')).toBeVisible();
    const { body } = await withKey('GET', `/api/public/v1/responses/${response.study.id}/1/rows/1/words`);
    const texts = body.versions.map(({ text }: { text: string }) => text);
    expect(texts.slice(-2)).toEqual(['As somebody else heard it.', 'As I heard it.']);
  });

  test('K8: are read by viewers, who change nothing', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.goto(response.address);
    const row = page.getByRole('article', { name: /^Question 1,/ });
    await row.hover();
    await expect(row.getByRole('button', { name: 'Copy as quote' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Mend the words' })).toBeHidden();
  });
});

/** As if a transcriber had told the words of the first answer, and that it was not sure of one. */
async function unsureAbout(page: Page, uncertain: string): Promise<void> {
  await page.route(/\/reading(\?|$)/, async (route) => {
    const { body: reading } = await withKey('GET', new URL(route.request().url()).pathname);
    const row = reading.transcript[1];
    row.words = { version: 1, by: 'transcriber' };
    const words = row.user.split(' ').map((word: string, at: number) => ({
      word,
      startMs: at * 100,
      endMs: at * 100 + 80,
      ...(word === uncertain && { unsure: true }),
    }));
    for (const recording of row.recordings) recording.speech = { state: 'ready', words };
    await route.fulfill({ json: reading });
  });
}
