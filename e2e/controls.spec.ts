import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { type Json, withKey } from './client';
import { BERTH, begin, QUESTIONS } from './control-questions';
import { expect, test } from './test';

/** Every kind of question as a participant answers it: by keys alone, by touch alone. */

/** The answers of the study's only response, by question. */
async function answersTo({ linkId }: { linkId: string }): Promise<Json> {
  const list = await withKey('GET', `/api/public/v1/responses/${linkId}`);
  expect(list.body).toHaveLength(1);
  return list.body[0].answers;
}

const asks = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const order = (page: Page) => page.locator('ol > li bdi').allTextContents();
// The server takes it for a picture by its first bytes.
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', 'latin1');
const photo = {
  name: 'ticket.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([PNG, Buffer.alloc(300_000, 'ticket')]),
};

/** Playwright's own recorder reads the pictures of a page, and the page's policy stops it. */
const TRACING = /^Connecting to 'blob:/;

test.use({ allowedErrors: [TRACING] });
// Every question is looked at by axe.
test.describe.configure({ timeout: 150_000 });

test('every question is answered by keys alone', async ({ page }) => {
  const study = await begin(page, Object.values(QUESTIONS));
  const { keyboard } = page;

  await test.step('choice: digits, the own option, one too many', async () => {
    await asks(page, QUESTIONS.choice.text);
    for (const key of ['6', '1', '3']) await keyboard.press(key);
    await expect(page.getByRole('checkbox', { name: 'None' })).not.toBeChecked();
    await keyboard.press('5');
    await expect(page.getByRole('textbox')).toBeFocused();
    await keyboard.type('A ferry, 2 nights');
    await page.getByRole('checkbox', { name: 'Coach' }).press('Space');
    await expect(page.getByText('Only 3 can be chosen.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Coach' })).not.toBeChecked();
    await expectAccessible(page);
    await keyboard.press('Enter');
  });

  await test.step('ranking: lifted by Space, moved by arrows, put back by Escape', async () => {
    await asks(page, QUESTIONS.ranking.text);
    const luggage = page.getByRole('button', { name: /^Room for luggage, place/ });
    await luggage.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(page.getByText('Room for luggage, place 4 of 5')).toBeAttached();
    await expect(luggage).toBeFocused();
    await keyboard.press('Escape');
    expect(await order(page)).toEqual(BERTH);
    // X34: what was put back was not touched; the order shown counts once somebody says that it is theirs.
    const right = page.getByRole('checkbox', { name: 'This order is right' });
    await expect(right).not.toBeChecked();
    await press(page, 'Continue');
    await expect(page.getByRole('alert').filter({ hasText: 'Move something, or tick' })).toBeVisible();
    await asks(page, QUESTIONS.ranking.text);
    await right.press('Space');
    await expect(right).toBeChecked();
    await right.press('Space');
    await expect(right).not.toBeChecked();
    const price = page.getByRole('listitem').filter({ hasText: 'Price' });
    const up = price.getByRole('button', { name: 'Move up', exact: true });
    for (const place of [3, 2, 1]) {
      await up.press('Enter');
      await expect(page.getByText(`Price, place ${place} of 5`)).toBeAttached();
      await expect(up).toBeFocused();
    }
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('Enter');
  });

  await test.step('matrix: a group of radios for each row', async () => {
    await asks(page, QUESTIONS.matrix.text);
    await page.getByRole('radiogroup', { name: 'Buying' }).getByRole('radio', { name: 'Bad' }).focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByText('Still to answer: Sleeping')).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expectAccessible(page);
    await keyboard.press('Enter');
  });

  await test.step('max-diff: screen by screen, and back', async () => {
    await asks(page, QUESTIONS.maxDiff.text);
    const side = (name: string) => page.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
    for (let screen = 1; screen <= 4; screen += 1) {
      await expect(page.getByText(`Screen ${screen} of 4`)).toBeVisible();
      await side('Most important').first().press('Space');
      await side('Least important').first().press('Space');
      // One item cannot be both.
      await expect(side('Most important').first()).not.toBeChecked();
      await side('Most important').last().press('Space');
      if (screen === 2) await goBackAndForth(page, side('Most important').last());
      if (screen === 1) await expectAccessible(page);
      await keyboard.press('Enter');
    }
  });

  await test.step('files, then words with Ctrl and Enter', async () => {
    await asks(page, QUESTIONS.files.text);
    await page.getByLabel('Choose files').setInputFiles(photo);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('Enter');
    await asks(page, QUESTIONS.open.text);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Nothing else.');
    await expectAccessible(page);
    await keyboard.press('Control+Enter');
  });

  await expect(page.getByText('That’s all').or(page.getByText("That's all"))).toBeVisible();
  const answers = await answersTo(study);
  expect(answers).toMatchObject({
    'Q1: Which of these have you taken?': 'Plane; Night train; A ferry, 2 nights',
    'Q2: Put these in order.':
      '1. Price; 2. A door that closes; 3. Room for luggage; 4. Arrival time; 5. A ticket to change',
    'Q3: How was each part?': 'Buying: Neither; Sleeping: Bad',
    'Q5: Show us your ticket.': 'ticket.png',
    'Q6: What else?': 'Nothing else.',
  });
});

async function goBackAndForth(page: Page, chosen: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Previous screen' }).press('Enter');
  await expect(page.getByText('Screen 1 of 4')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Screen 2 of 4')).toBeFocused();
  await expect(chosen).toBeChecked();
  await chosen.focus();
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    // One alone: Playwright takes an array of two for a value with its settings.
    allowedErrors: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED|^Connecting to 'blob:/],
  });

  test('every question is answered by touch alone', async ({ page, context }) => {
    const study = await begin(page, Object.values(QUESTIONS));
    const go = () => page.getByRole('button', { name: /^(Continue|Send answer)/ }).tap();

    await asks(page, QUESTIONS.choice.text);
    await page.getByText('Plane').tap();
    await page.getByText('Night train').tap();
    await expect(page.getByText('2 chosen').locator('visible=true')).toHaveCount(1);
    await expectAccessible(page);
    await go();

    await asks(page, QUESTIONS.ranking.text);
    await dragUp(page, page.getByRole('button', { name: /^Price, place/ }), 120);
    await expect.poll(() => order(page)).toEqual([BERTH[0], 'Price', BERTH[1], BERTH[2], BERTH[4]]);
    // Looked at in between: a browser takes a tap right after a drag for a part of it.
    await expectAccessible(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Price' })
      .getByRole('button', { name: 'Move up' })
      .tap();
    await expect.poll(() => order(page)).toEqual(['Price', BERTH[0], BERTH[1], BERTH[2], BERTH[4]]);
    await go();

    await asks(page, QUESTIONS.matrix.text);
    await page.getByText('Good').locator('visible=true').tap();
    // The next row opens, the first one closes and says its answer.
    await expect(page.getByRole('button', { name: /Buying\s*Good/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.getByText('Bad').locator('visible=true').tap();
    await expectAccessible(page);
    await go();

    await asks(page, QUESTIONS.maxDiff.text);
    for (let screen = 1; screen <= 4; screen += 1) {
      await expect(page.getByText(`Screen ${screen} of 4`)).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Most important' }).locator('label').first().tap();
      await page.getByRole('radiogroup', { name: 'Least important' }).locator('label').last().tap();
      if (screen === 1) await expectAccessible(page);
      await go();
    }

    await asks(page, QUESTIONS.files.text);
    await expect(page.getByLabel('Use the camera')).toHaveAttribute('capture', 'environment');
    await context.setOffline(true);
    await page.getByLabel('Use the camera').setInputFiles(photo);
    await expect(page.getByText('goes on by itself when the connection returns')).toBeVisible();
    await go();
    await expect(page.getByText('Not every file has been sent yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await go();

    await asks(page, QUESTIONS.open.text);
    await page.getByRole('textbox').fill('Nothing.');
    await go();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect
      .poll(() => answersTo(study))
      .toMatchObject({
        'Q1: Which of these have you taken?': 'Plane; Night train',
        'Q2: Put these in order.': expect.stringMatching(/^1\. Price; 2\. A door/),
        'Q3: How was each part?': 'Buying: Good; Sleeping: Bad',
        'Q5: Show us your ticket.': 'ticket.png',
      });
  });
});

/** A finger on the handle, moved upwards. */
async function dragUp(page: Page, handle: Locator, pixels: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - by }],
    });
  await touch('touchStart', 0);
  for (let by = 0; by <= pixels; by += 10) await touch('touchMove', by);
  await touch('touchEnd', pixels);
  await client.detach();
}

test('X34: a ranking counts once it was moved, or once the order shown was confirmed', async ({ page }) => {
  const rank = (text: string) => ({ ...QUESTIONS.ranking, text });
  const study = await begin(page, [rank('First.'), rank('Second.')]);
  await asks(page, 'First.');
  await press(page, 'Continue');
  await expect(page.getByRole('alert').filter({ hasText: 'Move something, or tick' })).toBeVisible();
  await page.getByText('This order is right', { exact: true }).click();
  await press(page, 'Continue');
  await asks(page, 'Second.');
  await page.getByRole('button', { name: 'Move up', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: 'This order is right' })).toBeHidden();
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Second.');
  const shown = BERTH.map((text, at) => `${at + 1}. ${text}`).join('; ');
  expect(await answersTo(study)).toMatchObject({
    'Q1: First.': shown,
    'Q2: Second.': expect.stringContaining('4. A ticket to change; 5. Price'),
  });
});

test.describe('on a line that fails', () => {
  test.use({ allowedErrors: [/^Connecting to 'blob:|net::ERR_FAILED/] });

  test('the controls of a question come when they can', async ({ page }) => {
    await begin(page, [{ type: 'statement', text: 'Ready?' }, QUESTIONS.ranking]);
    await asks(page, 'Ready?');
    await page.route('**/_next/static/**', (route) => route.abort());
    const refusals: string[] = [];
    page.on('requestfailed', (request) => refusals.push(request.url()));
    await page.getByRole('button', { name: 'Continue' }).click();
    await asks(page, QUESTIONS.ranking.text);
    await expect.poll(() => refusals.length).toBeGreaterThan(1);
    await expect(page.locator('ol > li')).toHaveCount(0);
    await page.unroute('**/_next/static/**');
    await expect(page.locator('ol > li')).toHaveCount(BERTH.length);
  });
});

test.describe('what is shown', () => {
  test.use({ allowedErrors: [/^Failed to load resource/] });

  test('B1: a film is watched to its end before going on, and a lost one stops nobody', async ({ page }) => {
    const film = (name: string, forceWatching = true) => ({
      ...{ type: 'video', name, url: `https://films.test/${name}.webm`, forceWatching },
    });
    await page.route('https://films.test/Carriage.webm', await servedFilm(page));
    await page.route('https://films.test/Lost.webm', (route) => route.abort());
    await begin(page, [
      { type: 'statement', text: 'Watch this.', media: [film('Carriage')] },
      { type: 'statement', text: 'This too.', media: [film('Carriage')] },
      { type: 'statement', text: 'And this.', media: [film('Lost')] },
    ]);
    const go = page.getByRole('button', { name: 'Continue' });
    const video = page.locator('video');
    await asks(page, 'Watch this.');
    await go.click();
    await asks(page, 'Watch this.');
    const dock = page.getByRole('contentinfo');
    await expect(dock.getByText('Watch to the end first, then go on.')).toBeVisible();
    await video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true;
      player.currentTime = 1.5;
      await player.play();
    });
    // Led back to what was seen, which is nothing.
    expect(await video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeLessThan(1);
    await expect(page.getByText('Watched to the end')).toBeVisible();
    await expect(dock.getByText('Watch to the end first, then go on.')).toBeHidden();
    await expectAccessible(page);
    await go.click();
    await asks(page, 'This too.');
    // A film that the page itself puts there has not failed because it has not begun to load.
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
      .toBeGreaterThan(0);
    await expect(page.getByText('could not be loaded')).toBeHidden();
    await go.click();
    await asks(page, 'This too.');
    await video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true;
      await player.play();
    });
    await expect(page.getByText('Watched to the end')).toBeVisible();
    await go.click();
    await asks(page, 'And this.');
    await expect(page.getByText('Lost could not be loaded.')).toBeVisible();
    await go.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('And this.');
  });

  test('in Arabic the page runs from right to left', async ({ page }) => {
    await begin(page, [QUESTIONS.ranking, QUESTIONS.matrix], { questionLanguage: 'ar' });
    await asks(page, QUESTIONS.ranking.text);
    await expect(page.getByText('المركز الأول في الأعلى', { exact: false })).toBeVisible();
    const first = page.getByRole('listitem').first();
    const [words, arrows] = await Promise.all([
      first.locator('bdi').boundingBox(),
      first.getByRole('button').last().boundingBox(),
    ]);
    expect(words?.x).toBeGreaterThan(arrows?.x ?? Number.POSITIVE_INFINITY);
    await expectAccessible(page);
  });
});

/** Two seconds of colours, made by the browser and served as a server of films does. */
async function servedFilm(page: Page): Promise<Parameters<Page['route']>[1]> {
  await page.goto('/sign-in');
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = (event) => parts.push(event.data);
    const painting = setInterval(() => {
      if (brush) brush.fillStyle = `hsl(${performance.now() / 10} 50% 50%)`;
      brush?.fillRect(0, 0, 300, 150);
    }, 50);
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    clearInterval(painting);
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  });
  const film = Buffer.from(base64, 'base64');
  return (route) => {
    const start = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'video/webm',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${film.length - 1}/${film.length}`,
      },
      body: film.subarray(start),
    });
  };
}
