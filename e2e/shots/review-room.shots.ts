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
