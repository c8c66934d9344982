import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, send, withKey } from './client';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { expect, refused, test } from './test';
import { world } from './world';

/** A participant's interview in a browser, on good lines and bad ones. */

const CLOSING = 'Thank you.\nThe cabins will be better for it.';
const option = (text: string, status?: string): Json => ({ text, ...(status ? { status } : {}) });
const guide = (): Json => [
  {
    type: 'screening',
    title: 'Screening',
    items: [
      {
        type: 'multiple_choice',
        text: 'Have you taken a night train?',
        options: [option('Yes', 'approve'), option('No', 'reject')],
      },
    ],
  },
  {
    type: 'flat',
    title: 'Journey',
    items: [
      { type: 'statement', text: 'Think of the last one.' },
      { type: 'open_ended', text: 'How was it?', followUp: 'light' },
      { type: 'open_ended', text: 'What would you change?', followUp: 'none' },
    ],
  },
];
const studyOf = (changes: Json = {}) =>
  createLaunchedStudy({
    externalTitle: 'Your night train',
    welcomeMessage: { title: 'Hello', message: 'Ten minutes.' },
    closingMessage: CLOSING,
    studyGuide: guide(),
    ...changes,
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

async function begin(page: Page, linkId: string, query = ''): Promise<void> {
  await page.goto(`/s/${linkId}${query}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  await question(page, 'Have you taken a night train?');
}
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check();
  await press(page, 'Continue');
}
async function toFirstOpenQuestion(page: Page, linkId: string): Promise<void> {
  await begin(page, linkId);
  await choose(page, 'Yes');
  await question(page, 'Think of the last one.');
  await press(page, 'Continue');
  await question(page, 'How was it?');
}
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await press(page, 'Send answer');
}
async function transcript(linkId: string): Promise<string[]> {
  const [first] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
  const response = await withKey('GET', `/api/public/v1/responses/${linkId}/${first.id}`);
  return response.body.transcript.map(({ user }: Json) => user);
}

test('asks for consent first, and points at the box instead of doing nothing', async ({ page }) => {
  const { linkId } = await studyOf();
  await page.goto(`/s/${linkId}`);
  await expect(page).toHaveTitle('Your night train');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const box = page.getByRole('checkbox', { name: 'I agree', exact: true });
  await expect(box).not.toBeChecked();
  await press(page, 'Begin');
  await expect(box).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Tick this box first' })).toBeVisible();
  expect((await withKey('GET', `/api/public/v1/responses/${linkId}`)).body).toEqual([]);
});

test('E6: goes from the welcome to the closing message, with the parameters of the link', async ({
  page,
}) => {
  const { linkId } = await studyOf();
  await begin(page, linkId, '?panel=A&panel=B&n%C3%A4me=%C3%BC%20%26%20%3D&__proto__=x');
  await choose(page, 'Yes');
  await question(page, 'Think of the last one.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Enter');
  await question(page, 'How was it?');
  await write(page, 'It was fine.');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How was it?');
  await expect(page.getByRole('region', { name: 'Your answer' })).toContainText('It was fine.');
  await press(page, 'Skip this question');
  await question(page, 'What would you change?');
  await page.getByRole('textbox').fill('The doors.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(CLOSING)).toBeVisible();
  const [listed] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
  expect(Object.entries(listed.urlParams)).toEqual([
    ['panel', 'A'],
    ['näme', 'ü & ='],
    ['__proto__', 'x'],
  ]);
  await page.reload();
  await expect(page.getByText(CLOSING)).toBeVisible();
});

test('D2: somebody screened out is thanked, not refused', async ({ page }) => {
  const { linkId } = await studyOf();
  await begin(page, linkId);
  await expect(page.getByRole('button', { name: 'Skip this question' })).toHaveCount(0);
  await choose(page, 'No');
  await question(page, 'That’s all for this one.');
  await expect(page.getByText(CLOSING)).toHaveCount(0);
});

test.describe('the link to delete one’s answers', () => {
  test.use({
    allowedErrors: [
      /net::ERR_FAILED at \/api\/interviews\/erase\/|status of (404 .* at \/erase|401 .* at \/api\/interviews)\//,
    ],
  });

  test('O2: stands on the last page, asks once, deletes, and says so ever after', async ({ page }) => {
    const { linkId } = await studyOf();
    const kept = async () => (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body.length;
    await begin(page, linkId);
    await choose(page, 'No');
    await question(page, 'That’s all for this one.');
    const link = page.getByRole('link', { name: 'Delete my answers' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    const opened = page.context().waitForEvent('page');
    await link.click();
    const beside = await opened;
    await question(beside, 'Delete your answers?');
    const address = beside.url();
    await beside.close();

    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle('Delete my answers');
    await expect(page.getByText('Your night train')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await press(page, 'Cancel');
    await question(page, 'Nothing was deleted');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await kept()).toBe(1);

    await page.goto(address);
    await page.route('**/api/interviews/erase/*', (route) => route.abort());
    await press(page, 'Delete my answers');
    await expect(page.getByRole('alert').filter({ hasText: 'That did not work.' })).toBeVisible();
    await page.unroute('**/api/interviews/erase/*');
    await press(page, 'Delete my answers');
    await question(page, 'Your answers are deleted');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessibleInBothLooks(page);
    expect(await kept()).toBe(0);

    // A bookmark, in the language of the interview, without a word of the study.
    await page.goto(address);
    await question(page, 'Your answers are deleted');
    await expect(page.getByText('Your night train')).toHaveCount(0);
    await page.goto(address.replace('language=en', 'language=de'));
    await question(page, 'Ihre Antworten sind gelöscht');
    const altered = await page.goto(address.replace('/erase/', '/erase/A'));
    expect(altered?.status()).toBe(404);
    await question(page, 'This link is not right');
    await expectAccessible(page);
    await page.goto(`/s/${linkId}`);
    await question(page, 'This interview cannot be continued');
  });
});

test('X33: the end stays the end, and no way around the screener is offered', async ({ page }) => {
  const { linkId } = await studyOf();
  await begin(page, linkId, '?pid=7');
  await choose(page, 'No');
  await question(page, 'That’s all for this one.');
  for (const address of [`/s/${linkId}?pid=7`, `/s/${linkId}?pid=8`, `/s/${linkId}`]) {
    await page.goto(address);
    await question(page, 'That’s all for this one.');
    await expect(page.getByRole('button', { name: 'Start as someone else' })).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await question(page, 'That’s all for this one.');
  await expect(page.getByRole('button', { name: 'Start as someone else' })).toHaveCount(0);
});

test('comes back to the question and the half-written answer', async ({ page }) => {
  const { linkId } = await studyOf();
  await toFirstOpenQuestion(page, linkId);
  await page.getByRole('textbox').fill('It began well, but');
  await page.reload();
  await question(page, 'How was it?');
  await expect(page.getByRole('textbox')).toHaveValue('It began well, but');
  await expect(page.getByText('Welcome back.')).toBeVisible();
  // The cookie alone is enough.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await question(page, 'How was it?');
});

test.describe('somebody else on the same device', () => {
  // The page takes back a cookie that is gone already.
  test.use({ allowedErrors: [refused(401, '/api/interviews/[^/]+/forget')] });

  test('begins anew after "Not you?", also on a page requested before the cookie was gone', async ({
    page,
  }) => {
    const { linkId } = await studyOf();
    await toFirstOpenQuestion(page, linkId);
    // Known by its cookie alone.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await question(page, 'How was it?');
    let isRead = () => {};
    const read = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const forgotten = page.waitForResponse('**/forget');
    await page.route('**/forget', async (route) => {
      await read;
      await route.continue();
    });
    await page.route(`**/s/${linkId}`, async (route) => {
      const response = await route.fetch();
      isRead();
      await forgotten;
      await route.fulfill({ response });
    });
    await press(page, 'Not you?');
    await expect(page.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello');
  });
});

test('goes on on another device by the personal link', async ({ page, browser, context }) => {
  const { linkId } = await studyOf();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toFirstOpenQuestion(page, linkId);
  await press(page, 'Pause');
  await press(page, 'Copy my link');
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/s/${linkId}#resume=`);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(link);
  await question(phone, 'How was it?');
  await expect(phone).not.toHaveURL(/resume/);
  await phone.reload();
  await question(phone, 'How was it?');
  await phone.context().close();
});

test.describe('on a bad line', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('an answer given offline waits on the device and arrives once', async ({ page, context }) => {
    const { linkId } = await studyOf();
    await toFirstOpenQuestion(page, linkId);
    await context.setOffline(true);
    await write(page, 'I was in a tunnel when I wrote this, at ten past nine.');
    await expect(page.getByText('Your answer is kept on this device')).toBeVisible();
    await expect(page.getByText('I was in a tunnel')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How was it?');
    expect((await transcript(linkId)).filter((text) => text.startsWith('I was in a tunnel'))).toHaveLength(1);
  });

  test('an answer whose acknowledgement is lost counts once, also when the tab was closed', async ({
    page,
    context,
  }) => {
    const { linkId } = await studyOf();
    await toFirstOpenQuestion(page, linkId);
    await page.route('**/answers', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await write(page, 'Taken, but nobody told me so, at seat 61.');
    await expect(page.getByText('The server does not answer at the moment.')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto(`/s/${linkId}`);
    await expect(again.getByRole('heading', { level: 1 })).not.toHaveText('How was it?');
    expect((await transcript(linkId)).filter((text) => text.startsWith('Taken'))).toHaveLength(1);
  });

  test('two windows lose no answer', async ({ page, context }) => {
    const { linkId } = await studyOf({
      studyGuide: [
        {
          type: 'flat',
          title: 'One',
          items: [
            { type: 'open_ended', text: 'How was it?', followUp: 'none' },
            { type: 'open_ended', text: 'And then?', followUp: 'none' },
          ],
        },
      ],
    });
    await page.goto(`/s/${linkId}`);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await press(page, 'Begin');
    await question(page, 'How was it?');
    const second = await context.newPage();
    await second.goto(`/s/${linkId}`);
    await question(second, 'How was it?');
    await second.getByRole('textbox').fill('From the second window');
    await page.bringToFront();
    await write(page, 'From the first window');
    await question(page, 'And then?');
    await question(second, 'And then?');
    expect(await transcript(linkId)).toContain('From the first window');
  });
});

test.describe('on a slow line', () => {
  test('X36: Begin says that it is loading until it can be pressed', async ({ page }) => {
    const { linkId } = await studyOf();
    let comes = (): void => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/s/${linkId}`, { waitUntil: 'commit' });
    await question(page, 'Hello');
    await expect(page.getByRole('button', { name: 'Loading', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toHaveCount(0);
    comes();
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await press(page, 'Begin');
    await question(page, 'Have you taken a night train?');
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [/Failed to load resource/] });

  test('X36: a reload says that the answers are kept, and goes on when the connection is back', async ({
    page,
    context,
  }) => {
    const { linkId } = await studyOf();
    await toFirstOpenQuestion(page, linkId);
    await page.getByRole('textbox').fill('It began well, but');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await question(page, 'You are offline.');
    await expect(page.getByText('What you have answered is kept.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await question(page, 'How was it?');
    await expect(page.getByRole('textbox')).toHaveValue('It began well, but');
    const kept = await page.evaluate(() => caches.keys());
    expect(kept).toEqual([]);
  });
});

test('a study in Arabic is written from right to left', async ({ page }) => {
  const { linkId } = await studyOf({ config: { questionLanguage: 'ar' } });
  await page.goto(`/s/${linkId}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('button', { name: 'ابدأ' })).toBeVisible();
});

test('X37: words of a study that the page cannot speak stand in their own direction in an English page', async ({
  page,
}) => {
  const { linkId } = await studyOf({
    config: { questionLanguage: 'ps', availableLanguages: ['yo'] },
    studyGuide: [
      {
        type: 'flat',
        title: 'One',
        items: [
          {
            type: 'multiple_choice',
            text: 'کوم اورګاډی؟',
            options: [option('د شپې اورګاډی'), option('Night train')],
          },
        ],
      },
    ],
  });
  await page.goto(`/s/${linkId}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  // Neither is spoken here, so there is nothing to choose from.
  await expect(page.getByLabel('Language')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('کوم اورګاډی؟');
  await expect(heading).toHaveAttribute('dir', 'rtl');
  const sides = await page.evaluate(() => {
    const aligned = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => getComputedStyle(part).textAlign);
    return [...new Set([...aligned('h1'), ...aligned('label bdi')])];
  });
  expect(sides).toEqual(['right']);
});

/** Of which every text is there in `language`, and nothing in the others that participants may choose. */
async function translatedStudy(
  language: string,
  others: string[] = [],
): Promise<{ id: string; linkId: string }> {
  const study = await studyOf({ config: { availableLanguages: [language, ...others] } });
  const at = `/api/public/v1/studies/${study.id}`;
  const { body } = await withKey('GET', `${at}/translations/${language}`);
  const strings = Object.fromEntries(
    Object.entries<Json>(body.strings).map(([path, { source }]) => [
      path,
      { text: path === 'externalTitle' ? `${source} (Deutsch)` : source, state: 'approved' },
    ]),
  );
  await withKey('PUT', `${at}/translations/${language}`, { strings });
  await withKey('POST', `${at}/launch`);
  return study;
}

test('N1, B4: the participant chooses among the languages that the study was translated into', async ({
  page,
}) => {
  const { linkId } = await translatedStudy('de', ['fr']);
  await page.goto(`/s/${linkId}`);
  await expect(page).toHaveTitle('Your night train');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page).toHaveTitle('Your night train (Deutsch)');
  await page.getByRole('checkbox', { name: 'Ich stimme zu' }).check();
  await press(page, 'Beginnen');
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await page.getByLabel('Sprache').selectOption({ label: 'English' });
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page).toHaveTitle('Your night train');
});

test('B4: a study for other devices says so and offers the link', async ({ page }) => {
  const { linkId } = await studyOf({ config: { targetPlatforms: ['ios'] } });
  await page.goto(`/s/${linkId}`);
  await question(page, 'This study is for iPhone and iPad');
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

test.describe('closed doors', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('an unknown link is 404, with a page a person can read', async ({ page }) => {
    const answer = await page.goto('/s/there-is-no-such-study');
    expect(answer?.status()).toBe(404);
    await question(page, 'There is no interview at this address');
    expect((await page.goto('/s/3f0c2a54-1111-4222-8333-444455556666'))?.status()).toBe(404);
  });

  test('F7: a paused study takes nobody new, and whoever began may finish', async ({ page, browser }) => {
    const { id, linkId } = await studyOf();
    await toFirstOpenQuestion(page, linkId);
    await withKey('POST', `/api/public/v1/studies/${id}/pause`);
    const other = await (await browser.newContext()).newPage();
    await other.goto(`/s/${linkId}`);
    await question(other, 'This study is taking a pause');
    await other.context().close();
    await page.reload();
    await question(page, 'How was it?');
  });

  test('A10: an old slug leads to the study, with its parameters', async ({ page }) => {
    const { id, linkId } = await studyOf();
    const study = await withKey('GET', `/api/public/v1/studies/${id}`);
    const slug = `night-train-${linkId.slice(0, 6)}`;
    const headers = { 'x-api-key': world().apiKey, 'if-match': study.headers.get('etag') ?? '' };
    const changed = await send('PATCH', `/api/public/v1/studies/${id}`, headers, { linkId: slug });
    expect(changed.status).toBe(200);
    await page.goto(`/s/${linkId}?a=%2B1&a=2`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/s/${slug}?a=%2B1&a=2`);
  });

  test('a personal link that opens nothing says so', async ({ page }) => {
    const { linkId } = await studyOf();
    await page.goto(`/s/${linkId}#resume=nonsense`);
    await question(page, 'This personal link does not work any more');
    await press(page, 'Start from the beginning');
    await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeVisible();
  });

  test('E6: a link with more parameters than can be kept says so', async ({ page }) => {
    const { linkId } = await studyOf();
    await page.goto(`/s/${linkId}?a=${'x'.repeat(17_000)}`);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await press(page, 'Begin');
    await question(page, 'This link cannot be used');
  });
});

test.describe('for every eye', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce' },
    allowedErrors: [/Failed to load resource/],
  });

  test('every screen, at 320 pixels', async ({ page, context }) => {
    const { linkId } = await translatedStudy('de');
    const check = async () => {
      await expectAccessibleInBothLooks(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    await page.goto(`/s/${linkId}`);
    await check();
    await begin(page, linkId);
    await check();
    await choose(page, 'Yes');
    await question(page, 'Think of the last one.');
    await press(page, 'Continue');
    await question(page, 'How was it?');
    await press(page, 'Send answer');
    await check();
    await press(page, 'Pause');
    await check();
    await press(page, 'Go on');
    await context.setOffline(true);
    await write(page, 'It was fine.');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await check();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Your answer' })).toBeVisible();
    await check();
    await press(page, 'Skip this question');
    await question(page, 'What would you change?');
    await press(page, 'Skip this question');
    await expect(page.getByText(CLOSING)).toBeVisible();
    await check();
    await page.goto('/s/there-is-no-such-study');
    await check();
  });
});

test('weighs little enough for a phone on a slow line', async ({ page }) => {
  const { linkId } = await studyOf();
  const bytes = await firstLoadBytes(page, `/s/${linkId}`);
  console.log(`first load of the interview page: ${(bytes / 1000).toFixed(1)} kB gzipped`);
  expect(bytes).toBeLessThan(180_000);
});
