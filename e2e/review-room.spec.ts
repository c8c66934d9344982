import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { apart, apartWhilePlaying } from './burned-clock';
import { type Json, withKey } from './client';
import { recordClips } from './clips';
import { firstLoadBytes } from './first-load';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse, TEXTS } from './recorded-response';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const SECONDS = 6;
const MOST_BYTES = 300_000;

test.use({
  viewport: { width: 1440, height: 900 },
  // A link that is refused is what one of the tests is about.
  allowedErrors: [/status of 403/],
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Position' });
const second = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
/** How many seconds of the recording go by in one, measured over half of one. */
const speed = (page: Page) =>
  page.evaluate(async () => {
    const video = document.querySelector<HTMLVideoElement>('[data-camera] video[data-now-playing]');
    const place = () => ({ at: performance.now() / 1_000, seconds: video?.currentTime ?? 0 });
    const from = place();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const to = place();
    return (to.seconds - from.seconds) / (to.at - from.at);
  });
const current = (page: Page) => page.locator('article[aria-current="true"]');

test.describe('the review room', () => {
  let world_: RecordedResponse;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(2 * PROCESSED_MS);
    const page = await browser.newPage({ baseURL: world().url });
    const clips = await recordClips(page, SECONDS);
    await page.close();
    world_ = await createRecordedResponse(clips);
  });

  test.beforeEach(async ({ page }) => {
    await signIn(page, world().researcher);
  });

  test('plays all answers on one clock, camera and screen beside each other', async ({ page }) => {
    await page.goto(world_.address);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0 seconds, question 1');
    await page.keyboard.press('Space');
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await apartWhilePlaying(page)).toBeLessThanOrEqual(100);
    await expect(current(page)).toContainText(TEXTS[0] ?? '');
    // Past the end of the first answer, without a press.
    await expect(current(page)).toContainText(TEXTS[1] ?? '', { timeout: 15_000 });
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(SECONDS + 2);
    expect(await apartWhilePlaying(page)).toBeLessThanOrEqual(100);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('seeks by keys, by the strip and by the times of rows', async ({ page }) => {
    await page.goto(world_.address);
    await slider(page).focus();
    await page.keyboard.press('End');
    expect(await second(page)).toBeGreaterThanOrEqual(2 * SECONDS);
    await page.keyboard.press('ArrowLeft');
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('no strip');
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^9 seconds, question 3$/);
    await expect(current(page)).toContainText(TEXTS[1] ?? '');
    await expect.poll(() => apart(page)).toBeLessThanOrEqual(100);
    await page
      .getByRole('link', { name: /go to 0 seconds/ })
      .first()
      .click();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0 seconds, question 1');
  });

  test('follows at twice the speed until the reader scrolls', async ({ page }) => {
    await page.goto(world_.address);
    await page.getByRole('button', { name: '2×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => speed(page)).toBeGreaterThanOrEqual(1.8);
    await expect(current(page)).toContainText(TEXTS[1] ?? '');
    await expect.poll(() => speed(page)).toBeGreaterThanOrEqual(1.8);
    await expect(page.getByRole('button', { name: 'Keep up' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tabpanel').hover();
    await page.mouse.wheel(0, 40);
    await expect(page.getByRole('button', { name: 'Keep up' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('marks the word that is said, and a press on a word leads there', async ({ page }) => {
    await page.route('**/reading', async (route) => {
      const { body } = await withKey('GET', new URL(route.request().url()).pathname);
      for (const { recordings, user } of body.transcript)
        for (const { kind, speech } of recordings) if (kind === 'camera') speech.words = spoken(user);
      await route.fulfill({ json: body });
    });
    await page.goto(`${world_.address}?t=2.6`);
    const heard = page.locator('[data-heard]');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '2');
    const first = page.locator('[data-said]').first();
    await expect(first).toContainText(TEXTS[0] ?? '');
    await expect(heard).toHaveText(/^\w+$/);
    const place = await first.evaluate((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('Nobody') ?? -1;
        if (at < 0) continue;
        range.setStart(node, at + 2);
        range.setEnd(node, at + 3);
        const { x, y, height } = range.getBoundingClientRect();
        return { x: x + 2, y: y + height / 2 };
      }
      return null;
    });
    if (!place) throw new Error('the word is not there');
    await page.mouse.click(place.x, place.y);
    await expect(heard).toHaveText('Nobody');
  });

  test('goes on where it was when its links were refused', async ({ page }) => {
    let late = '';
    let renewed = 0;
    await page.route('**/api/recordings/**', (route) => {
      const expires = new URL(route.request().url()).searchParams.get('expires') ?? '';
      if (late === '' || Number(expires) > Number(late)) return route.continue();
      return route.fulfill({ status: 403, json: {} });
    });
    page.on('request', (request) => {
      if (request.url().includes('/reading')) renewed += 1;
    });
    await page.goto(world_.address);
    await expect(slider(page)).toBeVisible();
    const before = renewed;
    // As if an hour had gone by; the next links end a second later at least.
    late = String(Math.ceil(Date.now() / 1_000) + 3_600);
    await page.waitForTimeout(1_100);
    await page.getByRole('button', { name: '1.5×' }).click();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('no strip');
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    const from = await second(page);
    expect(from).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => second(page), { timeout: 20_000 }).toBeGreaterThan(from);
    expect(await second(page)).toBeLessThanOrEqual(from + 3);
    expect(renewed).toBeGreaterThan(before);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);
    await expect(page.getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('passes over silence when that is wanted', async ({ page }) => {
    await page.goto(world_.address);
    await expect(slider(page)).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.press('Space');
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          seen.add(await second(page));
          return Math.max(...seen);
        },
        { intervals: [100], timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(5);
    expect(seen).toContain(1);
    // Between a quarter and three quarters of the answer nobody speaks.
    expect(seen).not.toContain(3);
  });

  test('links to a moment, shows captions, and gives files', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${world_.address}?t=8.5`);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '8 seconds, question 3');
    await expect(current(page)).toContainText(TEXTS[1] ?? '');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('y');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/responses\/1\?t=10$/);
    await page.keyboard.press('c');
    await expect(page.getByRole('region', { name: 'Player' }).getByText(TEXTS[1] ?? '')).toBeVisible();
    for (const [label, ending] of [
      ['Download captions (SRT)', /\.srt$/],
      ['Download camera of question 3 (MP4)', /\.mp4$/],
    ] as const) {
      await page.getByRole('button', { name: 'More: captions, downloads' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: label }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(ending);
      expect(await file.failure()).toBeNull();
    }
    // No address of its own for the next response.
    await expect(page.getByRole('link', { name: 'Back to responses' })).not.toHaveAttribute('href', /t=/);
  });

  test('keeps to the budget, and is accessible in light and dark', async ({ page }) => {
    await page.goto(world_.address);
    await expect(slider(page)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await firstLoadBytes(page, world_.address)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

/** Each word of a text with times: evenly, over what was recorded. */
function spoken(text: string): Json[] {
  const words = text.split(' ');
  const each = (SECONDS * 1_000 - 500) / words.length;
  return words.map((word, at) => ({
    word,
    startMs: Math.round(at * each),
    endMs: Math.round((at + 0.9) * each),
  }));
}
