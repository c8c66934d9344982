import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import type { Json } from './client';
import { createLaunchedStudy } from './launched-study';
import { expect, test } from './test';

/** A small telephone with its keyboard open: what is asked and where it is answered stay in sight. */

const WIDTH = 375;
const HEIGHT = 667;
const KEYBOARD = 300;

test.use({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true });

const PICTURE = 'https://pictures.test/berth.png';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const open = (text: string, followUp = 'none'): Json => ({ type: 'open_ended', text, followUp });
const GUIDE: Json = [
  {
    type: 'concept',
    title: 'Ideas',
    conceptSamplingConfig: {
      concepts: [
        {
          nickname: 'Berth',
          content: {
            title: 'A quiet berth',
            description: 'A berth with a door that closes, a lamp of its own and room for luggage below it.',
            media: [{ type: 'image', name: 'Drawing', url: PICTURE }],
          },
        },
      ],
    },
    items: [open('What is your first reaction to this?', 'light')],
  },
  { type: 'flat', title: 'Journey', items: [open('What would you change?'), open('Anything else?')] },
];

/** How a keyboard takes its room: the page gets lower (Android), or only what is seen of it (iOS). */
const KEYBOARDS = {
  'makes the page lower': (page: Page, up: boolean) =>
    page.setViewportSize({ width: WIDTH, height: up ? HEIGHT - KEYBOARD : HEIGHT }),
  'covers the page': (page: Page, up: boolean) =>
    page.evaluate((height) => Reflect.get(window, 'seenHeight')(height), up ? HEIGHT - KEYBOARD : HEIGHT),
};

/** As if only the upper part of the page were seen. */
async function mayBeCovered(page: Page): Promise<void> {
  await page.addInitScript((whole) => {
    let seen = whole;
    const view = window.visualViewport;
    if (!view) return;
    Object.defineProperty(view, 'height', { get: () => Math.min(seen, window.innerHeight) });
    Object.assign(window, {
      seenHeight: (height: number) => {
        seen = height;
        view.dispatchEvent(new Event('resize'));
      },
    });
  }, HEIGHT);
}

/** Wholly in the part of the window that is seen, and with nothing above it. */
async function expectInSight(part: Locator, height = HEIGHT - KEYBOARD): Promise<void> {
  await expect(async () => {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const isOnTop = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && (element.contains(found) || found.contains(element));
    });
    expect(isOnTop).toBe(true);
  }).toPass({ timeout: 15_000 });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const send = (page: Page) => page.getByRole('button', { name: 'Send answer' });

for (const [way, keyboard] of Object.entries(KEYBOARDS)) {
  test(`X35: with a keyboard that ${way}, question and box stay in sight and keep the focus`, async ({
    page,
  }) => {
    await mayBeCovered(page);
    await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    const { linkId } = await createLaunchedStudy({ externalTitle: 'Your night train', studyGuide: GUIDE });
    await page.goto(`/s/${linkId}`);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await page.getByRole('button', { name: 'Begin' }).tap();

    await expect(heading(page)).toHaveText('What is your first reaction to this?');
    await field(page).tap();
    await keyboard(page, true);
    for (const part of [heading(page), field(page), send(page)]) await expectInSight(part);
    await expectAccessible(page);

    await field(page).fill('It looks calm, and I would sleep better behind a door that closes.');
    await send(page).tap();
    // A follow-up on the picture, or the next question: no tap is needed to go on writing.
    await expect(heading(page)).not.toHaveText('What is your first reaction to this?');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    const isFollowUp = (await heading(page).textContent()) !== 'What would you change?';
    expect(isFollowUp).toBe(true);
    for (const part of [heading(page), field(page), send(page)]) await expectInSight(part);

    const thumb = page.getByRole('button', { name: 'See A quiet berth larger' });
    await expectInSight(thumb);
    await thumb.tap();
    await expect(page.getByRole('dialog').getByText('room for luggage below it')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(field(page)).toBeFocused();

    await keyboard(page, false);
    for (const part of [heading(page), field(page), send(page), thumb]) await expectInSight(part, HEIGHT);
    await keyboard(page, true);
    await field(page).fill('The lamp.');
    await send(page).tap();
    await expect(heading(page)).toHaveText('What would you change?');
    await expect(field(page)).toBeFocused();
    for (const part of [heading(page), field(page), send(page)]) await expectInSight(part);
    await field(page).fill('The doors.');
    await send(page).tap();
    await expect(heading(page)).toHaveText('Anything else?');
    await expect(field(page)).toBeFocused();
  });
}
