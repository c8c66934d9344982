import type { Browser, Locator, Page } from '@playwright/test';
import { type Json, startInterview, walk, withKey } from './client';
import { recordClips } from './clips';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse, TEXTS } from './recorded-response';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const SECONDS = 3;
const WIDE = { width: 1440, height: 900 };
/** From a passage to a clip that others can see. */
const FEW_CLICKS = 15;

/** What nine people typed; the first one spoke. */
const TYPED = [
  ['The heating was broken all night.', 'I would bring a blanket.'],
  ['It was cold because the heating failed.', 'A seat by the window.'],
  ['There was a queue at the ticket office.', 'I would buy the ticket before.'],
  ['The queue for the coffee was long.', 'More coffee.'],
  ['The price was fair for a bed.', 'The same again.'],
  ['I paid a high price for a seat.', 'I would fly.'],
  ['The window did not close.', 'A window that closes.'],
  ['I looked out of the window until midnight.', 'The same seat.'],
  ['I had no trouble with the heating.', 'Nothing.'],
];
const SAID = [TEXTS, ...TYPED];
const HIGHLIGHTS = 12;

test.describe('from interviews to a report', () => {
  test.use({ viewport: WIDE });
  let made: RecordedResponse;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(3 * PROCESSED_MS);
    const page = await browser.newPage({ baseURL: world().url });
    made = await createRecordedResponse(await recordClips(page, SECONDS), {
      ...{ title: 'Night trains, from beginning to end', first: 'How was it?', last: 'And the next time?' },
      ...{ choice: 'With whom?', options: ['Alone', 'Together'], said: TEXTS },
    });
    await page.close();
    for (const words of TYPED) {
      const texts = [...words];
      await walk(await startInterview(made.study.linkId, {}), (step: Json) =>
        step.question.type === 'open_ended'
          ? { text: texts.shift() }
          : { optionIds: [step.question.options[0].id] },
      );
    }
  });

  test('M1, M2, M3: ten responses become themes, clips, a reel, an insight and a report, which is shared and revoked', async ({
    page,
    browser,
  }) => {
    test.setTimeout(8 * PROCESSED_MS);
    const study = `/studies/${made.study.id}`;
    const api = `/api/public/v1/studies/${made.study.id}`;
    await signIn(page, world().researcher);

    await test.step('ten responses are read, and twelve passages highlighted', async () => {
      for (const [at, [first, last]] of SAID.entries()) {
        await page.goto(`${study}/responses/${at + 1}`);
        const said = page.locator('[data-said]');
        await expect(said.first()).toHaveText(first!);
        await expect(said.last()).toHaveText(last!);
        await highlight(page, said.first());
        if (at < HIGHLIGHTS - SAID.length) await highlight(page, said.last());
      }
      await page.goto(`${study}/findings`);
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /No\. \d/ }),
      ).toHaveCount(HIGHLIGHTS);
    });

    await test.step('four themes are mended', async () => {
      await page.goto(`${study}/themes`);
      await expect(page.getByRole('heading', { name: 'No themes yet' })).toBeVisible();
      for (const name of ['Heating', 'Queue', 'Price', 'Window']) await newTheme(page, name);
      const codebook = page.getByRole('complementary', { name: 'Codebook' });
      const passages = page.getByRole('list', { name: 'Passages' }).getByRole('listitem');
      const open = async (name: string) => {
        await codebook.getByRole('button', { name: new RegExp(`^${name}`) }).click();
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      };
      await open('Heating');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const form = page.getByRole('dialog', { name: 'Edit Heating' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Heating that fails');
      await form.getByRole('button', { name: 'Save theme' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Heating that fails', exact: true })).toBeVisible();

      await open('Queue');
      const before = await passages.count();
      await passages.first().getByRole('link').focus();
      await passages.first().getByRole('button', { name: 'Take out' }).click();
      await expect(passages).toHaveCount(before - 1);

      await open('Price');
      await passages.first().getByRole('link').focus();
      await passages.first().getByRole('button', { name: 'Speaks against' }).click();
      await expect(passages.first().getByText('speaks against')).toBeVisible();

      await open('Window');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const rule = page.getByRole('dialog', { name: 'Edit Window' });
      await rule.getByRole('textbox', { name: 'Rule' }).fill('Who speaks of a window, open or closed.');
      await rule.getByRole('button', { name: 'Save theme' }).click();
      await expect(rule).toBeHidden();
      const { body } = await withKey('GET', `${api}/themes`);
      expect(body.themes.map(({ name }: Json) => name).sort()).toEqual([
        ...['Heating that fails', 'Price', 'Queue', 'Window'],
      ]);
    });

    const clips = page.getByRole('region', { name: 'Clips' });
    await test.step('a passage is a shared clip in fewer than fifteen presses', async () => {
      let clicks = 0;
      const press = async (what: Locator, options: Parameters<Locator['click']>[0] = {}) => {
        clicks += 1;
        await what.click(options);
      };
      await page.goto(made.address);
      await press(page.locator('[data-said]').first(), { clickCount: 3, position: { x: 12, y: 12 } });
      const toolbar = page.getByRole('toolbar', { name: 'Selected words' });
      await press(toolbar.getByRole('button', { name: 'Clip' }));
      await press(page.getByRole('button', { name: 'Make clip' }));
      await press(page.getByRole('button', { name: 'Show clips' }));
      await expect(clips.getByText(/^0:0\d$/).first()).toBeVisible({ timeout: PROCESSED_MS });
      await press(page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Share' }));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: 'Make link' }));
      const reader = await signedOut(browser, await dialog.getByLabel('Address of the link').inputValue());
      await expect(reader.locator('video')).toHaveCount(1);
      await reader.context().close();
      expect(clicks).toBeLessThan(FEW_CLICKS);
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await expect(dialog.getByText(/revoked by/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
    });

    await test.step('a reel shows three clips', async () => {
      await page.goto(made.address);
      for (const [at, title] of ['Nobody told us', 'By car'].entries()) {
        const said = page.locator('[data-said]').nth(at === 0 ? 0 : -1);
        await said.click({ clickCount: 3, position: { x: 12, y: 12 } });
        const toolbar = page.getByRole('toolbar', { name: 'Selected words' });
        await toolbar.getByRole('button', { name: 'Clip' }).click();
        const dock = page.getByRole('dialog', { name: /^New clip/ });
        await dock.getByRole('textbox', { name: 'Title' }).fill(title);
        await dock.getByRole('button', { name: 'Make clip' }).click();
        await expect(dock).toBeHidden();
      }
      await page.goto(`${study}/findings/clips`);
      const rows = clips.getByRole('listitem');
      await expect(rows.getByText(/^0:0\d$/)).toHaveCount(3, { timeout: PROCESSED_MS });
      for (let left = 3; left > 0; left -= 1)
        await clips.getByRole('button', { name: 'Put into a reel' }).first().click();
      const maker = page.getByRole('region', { name: 'New reel' });
      await maker.getByRole('textbox', { name: 'Title of the reel' }).fill('One night');
      await maker.getByRole('button', { name: 'Make reel' }).click();
      const reels = page.getByRole('region', { name: 'Reels' });
      await expect(reels).toContainText('3 clips');
      await expect(reels.getByText(/^0:\d\d$/)).toBeVisible({ timeout: PROCESSED_MS });
    });

    await test.step('an insight stands on two of the highlights', async () => {
      await page.goto(`${study}/findings`);
      await page.getByRole('button', { name: 'New insight' }).click();
      const insight = page.getByRole('region', { name: 'Insight' });
      await insight.getByLabel('Insight, in a sentence').fill('Nobody is told why it is cold');
      for (const words of [TEXTS[0]!, TYPED[0]![0]!])
        await page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: words })
          .getByRole('button', { name: 'Put into insight' })
          .click();
      await expect(insight.getByText('Stands on 2 passages of 2 people')).toBeVisible();
      // Saved by itself: on to the next page without a press.
      await expect
        .poll(async () => (await withKey('GET', `${api}/insights`)).body.insights[0])
        .toMatchObject({ title: 'Nobody is told why it is cold', evidence: [{}, {}] });
    });

    let reader: Page;
    await test.step('a report is shared, and read signed out in another browser', async () => {
      await page.goto(`${study}/findings/report`);
      const put = page.getByRole('complementary', { name: 'Put in' });
      await page.getByRole('textbox', { name: 'Title of the report' }).fill('Cold nights');
      const section = (name: string) => put.getByRole('region', { name });
      await section('Insights').getByRole('button').first().click();
      await section('Questions').getByRole('button', { name: /^Q2/ }).click();
      await section('Themes').getByRole('button', { name: 'All themes' }).click();
      await section('Clips').getByRole('button', { name: 'Nobody told us' }).first().click();
      const blocks = page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem');
      await expect(blocks).toHaveCount(6);
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await page.getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Recordings: clips and quotes can be played').click();
      await dialog.getByRole('button', { name: 'Make link' }).click();
      reader = await signedOut(browser, await dialog.getByLabel('Address of the link').inputValue());
      await expect(reader.getByRole('heading', { name: 'Cold nights' })).toBeVisible();
      await expect(reader.getByText('Heating that fails')).toBeVisible();
      await expect(reader.locator('blockquote')).toHaveText([`“${TEXTS[0]}”`, `“${TYPED[0]![0]}”`]);
      await expect(reader.locator('video')).toHaveCount(1);
      await expect(reader.getByRole('button', { name: 'Listen' })).toHaveCount(1);
    });

    await test.step('a response that was in it is deleted, and its words and film are gone', async () => {
      await withKey('DELETE', `/api/public/v1/responses/${made.study.id}/1`);
      await reader.reload();
      await expect(reader.getByText('A clip that stood here was deleted.')).toBeVisible();
      await expect(reader.getByText('2 parts of this were deleted since it was shared.')).toBeVisible();
      await expect(reader.getByText('Nobody told us')).toHaveCount(0);
      await expect(reader.locator('blockquote')).toHaveText([`“${TYPED[0]![0]}”`]);
    });

    await test.step('the link is revoked, and closed at once', async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await expect(dialog.getByText(/^report, revoked by/)).toBeVisible();
      expect((await reader.reload())?.status()).toBe(404);
      await expect(reader.getByRole('heading', { name: 'This link is closed.' })).toBeVisible();
      await reader.context().close();
    });
  });
});

/** Selects a whole answer and highlights it by key. */
async function highlight(page: Page, said: Locator): Promise<void> {
  const marks = page.locator('[data-said] mark');
  const before = await marks.count();
  await said.click({ clickCount: 3, position: { x: 12, y: 12 } });
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' });
  await toolbar.getByRole('button', { name: 'Highlight' }).click();
  await expect(toolbar).toBeHidden();
  await expect.poll(() => marks.count()).toBeGreaterThan(before);
}

async function newTheme(page: Page, name: string): Promise<void> {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New theme' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Make theme' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** What somebody without an account sees. */
async function signedOut(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
