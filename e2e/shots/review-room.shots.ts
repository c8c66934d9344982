import { withKey } from '../client';
import { recordClips } from '../clips';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse } from '../recorded-response';
import { signIn } from '../sign-in';
import { world } from '../world';
import { paintPictures } from './painted';
import { expect, test } from './shot';

const SECONDS = 10;
const ASKED = {
  answerMs: SECONDS * 1_000,
  title: 'Booking a first night train',
  first: 'Tell me about the last time you looked for an overnight journey. Where did you begin?',
  choice: 'Which device did you book on?',
  options: ['A laptop', 'A phone'],
  last: 'What made you stop, or carry on? Show it on your screen if that is easier.',
  said: [
    'On my phone, in bed, which I suppose is the right place for it. I typed the two cities and the first thing I got was a flight. I scrolled until I found the word sleeper, and then I did not know whether that meant a bed or a chair.',
    'So this is the page. I press the date, that is fine. Now it says comfort category, and I stop, because I do not have a comfort category at home. I took the second one, because it has a door in the drawing.',
  ],
};

let made: RecordedResponse;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * PROCESSED_MS);
  const page = await browser.newPage({ baseURL: world().url });
  await paintPictures(page);
  const clips = await recordClips(page, SECONDS);
  await page.close();
  made = await createRecordedResponse(clips, ASKED);
});

test('a response with its recordings', async ({ page, shot }) => {
  await signIn(page, world().researcher);
  await page.goto(`${made.address}?t=13.2`);
  await page.waitForFunction(() => {
    const videos = [...document.querySelectorAll<HTMLVideoElement>('video[data-now-playing]')];
    return videos.length === 2 && videos.every(({ readyState, seeking }) => readyState > 2 && !seeking);
  });
  await shot('review-room');
  await page.keyboard.press('c');
  await expect(page.locator('[data-camera]').locator('..').getByText('So this is the page.')).toBeVisible();
  await shot('review-room-captions');
});

test('the words of an answer that is mended', async ({ page, shot }) => {
  await signIn(page, world().researcher);
  await page.goto(made.address);
  const row = page.getByRole('article', { name: /^Question 1,/ });
  await row.getByRole('link', { name: /go to/ }).click();
  await page.keyboard.press('e');
  const field = row.getByRole('textbox', { name: 'The words of this answer' });
  await expect(field).toBeFocused();
  await field.fill(ASKED.said[0]!.replace('sleeper', 'couchette'));
  await shot('mending');
  await page.keyboard.press('Control+Enter');
  await expect(row.getByText('couchette')).toBeVisible();
  await row.getByRole('button', { name: 'Mended, show earlier words' }).click();
  await expect(row.getByRole('list', { name: 'Versions of these words' })).toBeVisible();
  await shot('mending-history');
});

test('clips, reels, and what others see of them', async ({ page, shot }) => {
  test.setTimeout(4 * PROCESSED_MS);
  await signIn(page, world().researcher);
  await page.goto(made.address);
  const said = page.locator('[data-said]');
  const dock = page.getByRole('dialog', { name: /^New clip/ });
  for (const [nth, title] of ['A bed or a chair', 'No comfort category at home'].entries()) {
    await said.nth(nth === 0 ? 0 : -1).click({ clickCount: 3, position: { x: 12, y: 12 } });
    const toolbar = page.getByRole('toolbar', { name: 'Selected words' });
    await toolbar.getByRole('button', { name: 'Clip' }).click();
    await dock.getByRole('textbox', { name: 'Title' }).fill(title);
    if (nth === 0) {
      await shot('clip-editor');
      const names = dock.getByRole('textbox', { name: 'Names to hide' });
      await names.fill('sleeper');
      await shot('clip-editor-names');
      await names.fill('');
    }
    await dock.getByRole('button', { name: 'Make clip' }).click();
    await expect(dock).toBeHidden();
  }
  const study = `/studies/${made.study.id}`;
  await page.goto(`${study}/findings/clips`);
  const clips = page.getByRole('region', { name: 'Clips' });
  await expect(clips.getByRole('listitem').first()).toBeVisible();
  await shot('clips-making');
  await expect(clips.getByText(/^0:\d\d$/)).toHaveCount(2, { timeout: PROCESSED_MS });
  const isPlayable = () => expect(page.locator('video[poster]').first()).toBeVisible();
  await isPlayable();
  await shot('clips');
  for (let left = 2; left > 0; left -= 1)
    await clips.getByRole('button', { name: 'Put into a reel' }).first().click();
  const maker = page.getByRole('region', { name: 'New reel' });
  await maker.getByRole('textbox', { name: 'Title of the reel' }).fill('Which bed is mine?');
  await maker.getByRole('button', { name: 'Title card' }).click();
  await maker.getByRole('textbox', { name: /Words of the card/ }).fill('What people stumble over');
  await shot('reel-maker');
  await maker.getByRole('button', { name: 'Make reel' }).click();
  const reels = page.getByRole('region', { name: 'Reels' });
  await expect(reels.getByText(/^0:\d\d$/)).toBeVisible({ timeout: PROCESSED_MS });
  await reels.getByRole('button', { name: 'Which bed is mine?' }).click();
  await isPlayable();
  await shot('reel');

  const api = `/api/public/v1/studies/${made.study.id}`;
  const { body: films } = await withKey('GET', `${api}/clips`);
  const [clip] = films.clips;
  const share = await withKey('POST', `${api}/shares`, {
    what: 'clip',
    clipId: clip.id,
    withRecordings: true,
  });
  expect(share.status, JSON.stringify(share.body)).toBe(201);
  await page.goto(new URL(share.body.url).pathname);
  await isPlayable();
  await shot('clip-shared');
});
