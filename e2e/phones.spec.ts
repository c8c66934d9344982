import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import type { Json } from './client';
import { QUESTIONS } from './control-questions';
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

/** Wholly in the part of the window that is seen, and with nothing above it where words begin and end. */
async function expectInSight(part: Locator, height = HEIGHT - KEYBOARD): Promise<void> {
  await expect(async () => {
    const { top, bottom, covered } = await part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places = [
        [left + 6, top + 6],
        [left + 6, bottom - 6],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      const covered = places.flatMap(([x = 0, y = 0]) => {
        const found = document.elementFromPoint(x, y);
        const isOnTop = found !== null && (element.contains(found) || found.contains(element));
        return isOnTop ? [] : [found?.outerHTML.slice(0, 120) ?? 'out of the window'];
      });
      return { top, bottom, covered };
    });
    expect(covered).toEqual([]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height + 0.5);
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
    const box = await field(page).elementHandle();
    await send(page).tap();
    // A follow-up on the picture, or the next question: no tap is needed to go on writing.
    await expect(heading(page)).not.toHaveText('What is your first reaction to this?');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    // The same element, without which iOS closes its keyboard.
    expect(await box?.evaluate((element) => element === document.activeElement)).toBe(true);
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

const LONG =
  'Please think of the whole journey, from the moment you decided to go until you were back at your own door: ' +
  'how you found out about the train, how you paid for it, how you got to the station, what you did on board, ' +
  'who sat beside you, what you had to eat, how you slept, what went wrong and who helped you when it did. ' +
  'If there were several such journeys, then take the last one that you remember well. What would you tell a ' +
  'friend who wants to travel the same way?';
const EVERYTHING: Json[] = [
  {
    type: 'screening',
    title: 'Who we are looking for',
    items: [
      {
        type: 'multiple_choice',
        text: 'Did you travel by night train in the last year?',
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'No', status: 'reject' },
        ],
      },
    ],
  },
  {
    type: 'flat',
    title: 'The journey',
    items: [
      { type: 'statement', text: 'First, a few questions about your last journey.' },
      open('What was it like?', 'light'),
      QUESTIONS.choice,
      QUESTIONS.ranking,
      QUESTIONS.matrix,
      QUESTIONS.maxDiff,
      QUESTIONS.files,
      open(LONG),
    ],
  },
  {
    ...GUIDE[0],
    items: [
      open('What is your first reaction to this?', 'light'),
      { type: 'multiple_choice', text: 'Would you book it?', options: [{ text: 'Yes' }, { text: 'No' }] },
    ],
  },
];

/** Where a step is answered, when it is not a field: its first part. */
const firstPart = (page: Page) =>
  page
    .locator('main [role=radiogroup] label, main [role=group] label, main ol > li, main fieldset label')
    .first();

/** The end of the question, where it is answered, and the button: with the keyboard closed, and in a low window. */
async function expectAllInSight(page: Page, box: Locator | null, height: number): Promise<void> {
  const button = page.getByRole('contentinfo').getByRole('button').first();
  for (const part of [heading(page), ...(box ? [box] : []), button]) await expectInSight(part, height);
}

for (const [way, keyboard] of Object.entries(KEYBOARDS)) {
  test(`X35: every step of a study with everything is in sight, with a keyboard that ${way}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await mayBeCovered(page);
    await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    const { linkId } = await createLaunchedStudy({
      externalTitle: 'Your night train',
      studyGuide: EVERYTHING,
    });
    await page.goto(`/s/${linkId}`);
    await expectInSight(heading(page), HEIGHT);
    const begin = page.getByRole('button', { name: 'Begin' });
    await expectInSight(begin, HEIGHT);
    const agree = page.getByRole('checkbox', { name: 'I agree' });
    await agree.check();
    await begin.tap();

    const asked = async (question: string | RegExp) => {
      await expect(heading(page)).toHaveText(question);
      await page.waitForFunction(() => document.getAnimations().length === 0);
    };
    const goOn = () => page.getByRole('contentinfo').getByRole('button').first().tap();
    /** Not answered in a field, so that no keyboard is open: only a window may be as low. */
    const look = async (box: Locator | null) => {
      await expectAllInSight(page, box, HEIGHT);
      if (way !== 'makes the page lower') return;
      await keyboard(page, true);
      await expectAllInSight(page, box, HEIGHT - KEYBOARD);
      await keyboard(page, false);
    };
    const write = async (words: string) => {
      await expectAllInSight(page, field(page), HEIGHT);
      await field(page).tap();
      await keyboard(page, true);
      await expectAllInSight(page, field(page), HEIGHT - KEYBOARD);
      await field(page).fill(words);
      await expectAllInSight(page, field(page), HEIGHT - KEYBOARD);
      await goOn();
    };
    /** A follow-up comes while the keyboard is still open. */
    const writeOn = async (words: string) => {
      await expect(field(page)).toBeFocused();
      await expectAllInSight(page, field(page), HEIGHT - KEYBOARD);
      await keyboard(page, false);
      await expectAllInSight(page, field(page), HEIGHT);
      await keyboard(page, true);
      await field(page).fill(words);
      await goOn();
      await keyboard(page, false);
    };

    await asked('Did you travel by night train in the last year?');
    await look(firstPart(page));
    await page.getByText('Yes', { exact: true }).tap();
    await goOn();

    await asked('First, a few questions about your last journey.');
    await look(null);
    await goOn();

    await asked('What was it like?');
    await write('It was calm, and I would sleep better behind a door that closes.');
    await asked(/^(?!What was it like\?)/);
    await writeOn('The doors stood open for an hour.');

    await asked('Which of these have you taken?');
    await look(firstPart(page));
    await page.getByText('Coach', { exact: true }).tap();
    await page.getByText('Other', { exact: true }).tap();
    const own = page.getByRole('textbox');
    await expect(own).toBeFocused();
    await keyboard(page, true);
    await expectAllInSight(page, own, HEIGHT - KEYBOARD);
    await own.fill('A bicycle');
    await goOn();
    await keyboard(page, false);

    await asked('Put these in order.');
    await look(firstPart(page));
    await page.getByText('This order is right').tap();
    await goOn();

    await asked('How was each part?');
    await look(firstPart(page));
    await page.getByText('Good').locator('visible=true').tap();
    await expect(page.getByRole('button', { name: /Buying\s*Good/ })).toBeVisible();
    await page.getByText('Bad').locator('visible=true').tap();
    await goOn();

    await asked('What matters?');
    await look(firstPart(page));
    await page.getByRole('button', { name: 'Skip this question' }).tap();

    await asked('Show us your ticket.');
    await look(firstPart(page));
    await page.getByRole('button', { name: 'Skip this question' }).tap();

    // A long question scrolls by itself: its box stays, and its end is one stroke away.
    await asked(LONG);
    await expectInSight(field(page), HEIGHT);
    await field(page).tap();
    await keyboard(page, true);
    const button = page.getByRole('button', { name: 'Send answer' });
    const root = page.locator('html');
    for (const height of [HEIGHT - KEYBOARD, HEIGHT]) {
      if (height === HEIGHT) await expect(root).not.toHaveAttribute('data-composing');
      else await expect(root).toHaveAttribute('data-composing');
      for (const toEnd of [false, true]) {
        await page
          .locator('main')
          .evaluate((main, end) => main.scrollTo(0, end ? main.scrollHeight : 0), toEnd);
        for (const part of [field(page), button]) await expectInSight(part, height);
      }
      const isEndInSight = () =>
        heading(page).evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 20, bottom - 6));
        });
      await expect.poll(isEndInSight).toBe(true);
      await keyboard(page, false);
    }
    await keyboard(page, true);
    await field(page).fill('Take the upper berth.');
    await goOn();
    await keyboard(page, false);

    await asked('What is your first reaction to this?');
    await write('It looks calm, and I would sleep better behind a door that closes.');
    await asked(/^(?!What is your first reaction to this\?)/);
    await expectInSight(page.getByRole('button', { name: 'See A quiet berth larger' }));
    await writeOn('The lamp.');

    await asked('Would you book it?');
    await look(firstPart(page));
    await expectInSight(page.getByRole('button', { name: 'See A quiet berth larger' }), HEIGHT);
    await page.getByText('Yes', { exact: true }).tap();
    await goOn();

    await expect(page.getByText('All your answers are saved')).toBeVisible();
    await expectInSight(heading(page), HEIGHT);
  });
}
