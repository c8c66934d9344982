import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleInBothLooks } from './accessible';
import { send, withKey } from './client';
import { recordClips } from './clips';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse, TEXTS } from './recorded-response';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

const SECONDS = 3;
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** From a passage to a clip that others can see. */
const FEW_CLICKS = 15;

test.describe('findings that leave the building', () => {
  test.describe.configure({ mode: 'serial' });
  let made: RecordedResponse;
  const at = () => `/api/public/v1/studies/${made.study.id}`;
  const findings = (path = '') => `/studies/${made.study.id}/findings${path}`;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(2 * PROCESSED_MS);
    const page = await browser.newPage({ baseURL: world().url });
    made = await createRecordedResponse(await recordClips(page, SECONDS));
    await page.close();
  });

  test('M3: from a passage to a shared clip in few clicks, which is seen signed out until it is revoked', async ({
    page,
    browser,
  }) => {
    test.setTimeout(2 * PROCESSED_MS);
    let clicks = 0;
    const press = async (what: Locator, options: Parameters<Locator['click']>[0] = {}) => {
      clicks += 1;
      await what.click(options);
    };
    await signIn(page, world().researcher);
    await page.goto(made.address);
    await press(page.locator('[data-said]').first(), { clickCount: 3, position: { x: 12, y: 12 } });
    await press(page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Clip' }));
    const end = page.getByRole('slider', { name: 'End of the clip' });
    await expect(end).toHaveAttribute('aria-valuetext', 'why.');
    await end.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(end).toHaveAttribute('aria-valuetext', 'us');
    await expectAccessibleInBothLooks(page);
    await press(page.getByRole('button', { name: 'Make clip' }));
    await press(page.getByRole('button', { name: 'Show clips' }));
    const clips = page.getByRole('region', { name: 'Clips' });
    await expect(clips.getByText(/^0:0\d$/)).toHaveCount(1, { timeout: PROCESSED_MS });
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.locator('video')).toHaveCount(1);
    await press(preview.getByRole('button', { name: 'Share' }));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: 'Make link' }));
    const address = await dialog.getByLabel('Address of the link').inputValue();
    expect(clicks).toBeLessThan(FEW_CLICKS);
    await expectAccessibleInBothLooks(page);

    const reader = await signedOut(browser, address);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(
      'We waited in the cold. Nobody told us',
    );
    const video = reader.locator('video');
    await expect(video).toHaveAttribute('poster', /shared-media/);
    await expect(video.locator('track')).toHaveCount(1);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expectAccessibleInBothLooks(reader);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText(/revoked by/)).toBeVisible();
    expect((await reader.reload())?.status()).toBe(404);
    await expect(reader.getByRole('heading', { name: 'This link is closed.' })).toBeVisible();
    await reader.context().close();
  });

  test('M1: a highlight is found, and dragged into an insight', async ({ page }) => {
    const quote = TEXTS[0]!;
    for (const marked of [quote, 'We waited in the cold.']) {
      const { status } = await withKey('POST', `/api/public/v1/responses/${made.study.id}/1/annotations`, {
        ...{ responseIndex: 1, passage: { start: 0, end: marked.length }, quote: marked },
      });
      expect(status).toBe(201);
    }
    await page.setViewportSize(WIDE);
    await signIn(page, world().researcher);
    await page.goto(findings());
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ hasText: 'No. 1' });
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: /Put together/ }).click();
    await page.getByRole('option', { name: 'By person' }).click();
    await expect(main.getByRole('region', { name: 'No. 1' }).getByRole('listitem')).toHaveCount(2);
    await expect(page).toHaveURL(/by=person/);
    await expect(rows.first().getByRole('link', { name: /^Play/ })).toHaveAttribute(
      'href',
      /responses\/1#row-1:0-\d+$/,
    );
    await page.getByRole('searchbox', { name: 'Find in highlights' }).fill('nobody told');
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'New insight' }).click();
    const insight = page.getByRole('region', { name: 'Insight' });
    await expect(insight).toBeVisible();
    await rows.first().locator('[draggable]').dragTo(insight);
    await expect(insight.getByText('Stands on 1 passage of 1 person')).toBeVisible();
    await expect(rows.first()).toContainText('in this insight');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('textbox', { name: 'Person' }).fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No highlight is like that')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.setViewportSize(NARROW);
    await expectAccessibleInBothLooks(page);
  });

  test.describe(() => {
    test.use({ allowedErrors: [refused(409, '/api/public/v1/studies/[\\w-]+/report')] });

    test('M3: a report is written by keyboard, shared, and loses what is deleted', async ({
      page,
      browser,
    }) => {
      test.setTimeout(2 * PROCESSED_MS);
      const quote = TEXTS[0]!;
      await page.setViewportSize(WIDE);
      await signIn(page, world().researcher);
      await page.goto(findings('/report'));
      const put = page.getByRole('complementary', { name: 'Put in' });
      const saved = page.getByText(/^Saved \d\d:\d\d$/);
      await page.getByRole('textbox', { name: 'Title of the report' }).fill('People wait in the cold');
      await put.getByRole('button', { name: 'Text' }).click();
      await page
        .getByRole('textbox', { name: 'Text', exact: true })
        .fill('## Nobody told them\n\nThey **wait**.');
      await put.getByRole('button', { name: /^Q2/ }).click();
      await put.getByRole('region', { name: 'Quotes' }).getByRole('button', { name: quote }).click();
      await page.getByRole('textbox', { name: 'Who says it' }).fill('A traveller');
      await put.getByRole('region', { name: 'Clips' }).getByRole('button').first().click();
      const blocks = page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem');
      await expect(blocks).toHaveText([/Nobody told them/, /With whom/, /We waited/, /We waited/]);
      await expect(page.getByText('of 1 person')).toBeVisible();
      await expect(saved).toBeVisible();
      await listen(page, quote);

      const block = (place: number) => page.getByRole('group', { name: new RegExp(`block ${place} of`) });
      await block(4).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(block(3)).toHaveAccessibleName(/^Clip/);
      await page.keyboard.press('Delete');
      await expect(blocks).toHaveCount(3);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(blocks).toHaveCount(4);
      await expect(saved).toBeVisible();
      await expectAccessibleInBothLooks(page);

      await page.setViewportSize(NARROW);
      await expectAccessibleInBothLooks(page);
      await page.setViewportSize(WIDE);
      const theirs = await withKey('GET', `${at()}/report`);
      expect(theirs.body.blocks.map(({ type }: { type: string }) => type)).toEqual([
        ...['text', 'question', 'clip', 'quote'],
      ]);
      const headers = { 'x-api-key': world().apiKey, 'if-match': '*' };
      const report = { title: 'Theirs', blocks: [] };
      expect((await send('PUT', `${at()}/report`, headers, report)).status).toBe(200);
      await page.getByRole('textbox', { name: 'Title of the report' }).fill('Mine');
      await expect(page.getByText('Somebody else saved this report.')).toBeVisible();
      await page.getByRole('button', { name: 'Save mine over it' }).click();
      await expect(saved).toBeVisible();
      expect((await withKey('GET', `${at()}/report`)).body.title).toBe('Mine');

      await page.getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Recordings: clips and quotes can be played').click();
      await dialog.getByRole('button', { name: 'Make link' }).click();
      const address = await dialog.getByLabel('Address of the link').inputValue();
      const reader = await signedOut(browser, address);
      await expect(reader.getByRole('heading', { name: 'Mine' })).toBeVisible();
      await expect(reader.getByRole('figure').filter({ hasText: 'A traveller' })).toContainText(
        'Nobody told us',
      );
      await expect(reader.locator('video')).toHaveCount(1);
      for (const [file, ending] of [
        ['Word file', 'docx'],
        ['Markdown', 'md'],
      ] as const) {
        const saving = reader.waitForEvent('download');
        await reader.getByRole('link', { name: file }).click();
        expect((await saving).suggestedFilename()).toBe(`Mine.${ending}`);
      }
      const player = await listen(reader, quote);
      await expectAccessibleInBothLooks(reader);
      await player.getByRole('button', { name: 'Close the player' }).click();
      await expect(player).toHaveCount(0);
      await expectAccessibleInBothLooks(reader);
      await reader.setViewportSize(NARROW);
      await expectAccessibleInBothLooks(reader);
      await withKey('DELETE', `/api/public/v1/responses/${made.study.id}/1`);
      await reader.reload();
      await expect(reader.getByText('A clip that stood here was deleted.')).toBeVisible();
      await expect(reader.getByText('2 parts of this were deleted since it was shared.')).toBeVisible();
      await expect(reader.getByText('Nobody told us')).toHaveCount(0);
      await reader.context().close();
    });
  });
});

/** Plays the words of a quote to their end, with captions. */
async function listen(page: Page, quote: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Listen' }).click();
  const player = page.getByRole('region', { name: 'Player' });
  const place = player.getByRole('slider', { name: 'Place in the quote' });
  const whole = Number(await place.getAttribute('max'));
  expect(whole).toBeGreaterThan(1);
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(Number(await place.inputValue())).toBeGreaterThan(whole - 0.3);
  await place.fill('0.2');
  await expect(player.getByText(quote.slice(0, 10))).toBeVisible();
  await expect(page.locator('mark')).toContainText(quote.slice(0, 10));
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(whole - 0.3);
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await place.fill('0.2');
  await player.getByRole('button', { name: 'Words' }).click();
  await expect(player.getByText(quote.slice(0, 10))).toHaveCount(0);
  return player;
}

/** What somebody without an account sees. */
async function signedOut(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
