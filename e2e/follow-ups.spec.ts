import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { rounds } from '../lib/testing/rounds';
import { expectAccessible } from './accessible';
import { openWorld } from './global-setup';
import { openMicrophone, PLAYS_AT_ONCE, say } from './microphone';
import type { Product } from './product';
import {
  FIRST,
  finishTurn,
  isRecording,
  LAST,
  mayRecord,
  press,
  question,
  recordedBytes,
  SPEAKING_BROWSER,
  shareScreen,
  speak,
  spokenStudy,
  toDeviceCheck,
} from './speaking';
import { expect, test } from './test';
import { shareWorld, world } from './world';

/** Spoken interviews whose answers are transcribed, by something that takes 300 ms for each part. */

const TAKES_MS = 300;
const SAID = 'We waited at the station because the train was cancelled.';
/** What the transcriber makes of anything. */
let heard = SAID;

test.use({ launchOptions: { ...SPEAKING_BROWSER, args: [...SPEAKING_BROWSER.args, PLAYS_AT_ONCE] } });
test.describe.configure({ mode: 'serial' });

const shared = world();
let [transcriber, product]: [Server | undefined, Product | undefined] = [undefined, undefined];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  transcriber = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      setTimeout(() => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ text: heard }));
      }, TAKES_MS),
    );
  });
  await new Promise<void>((resolve) => transcriber?.listen(0, '127.0.0.1', resolve));
  const { port } = transcriber.address() as AddressInfo;
  const settings = { STT_BASE_URL: `http://127.0.0.1:${port}/v1`, STT_API_KEY: 'k', STT_MODEL: 'm' };
  Object.assign(process.env, settings);
  try {
    product = await openWorld();
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
});
test.afterAll(async () => {
  shareWorld(shared);
  await product?.stop();
  transcriber?.close();
});
test.beforeEach(async ({ page }) => {
  heard = SAID;
  await openMicrophone(page);
  await mayRecord(page, world().url);
});

function probed(mode: string, config: object = {}): Promise<{ linkId: string }> {
  const items = [FIRST, LAST].map((text) => ({ type: 'open_ended', text, followUp: 'medium' }));
  return spokenStudy(mode, {
    config: { interviewMode: mode, ...config },
    studyGuide: [{ type: 'flat', title: 'Journey', items }],
  });
}

const isFollowUp = (page: Page) =>
  expect(page.getByText('A question about what you said', { exact: true })).toBeAttached({ timeout: 20_000 });

/** What is made of each part of a long answer: in many words the whole would be complete, and left alone. */
const FEW = 'It was late.';
const LONG_SECONDS = 60;
const SECONDS = rounds({ sample: [4], long: [4, 20, 90] });

for (const mode of ['audio', 'audio_text', 'audio_screen', 'video', 'video_screen']) {
  test(`K8: after an answer in ${mode} the follow-up is asked, and nothing was recorded before a press`, async ({
    page,
  }) => {
    test.setTimeout(
      60_000 + 1_000 * 2 * SECONDS.reduce((sum, one) => sum + one, 0) + 60_000 * SECONDS.length,
    );
    for (const seconds of SECONDS) {
      heard = seconds < LONG_SECONDS ? SAID : FEW;
      const { linkId } = await probed(mode);
      await toDeviceCheck(page, linkId);
      await press(page, 'Start the interview');
      await question(page, FIRST);
      if (mode === 'audio_text') await press(page, 'Speak instead');
      if (mode.endsWith('screen')) await shareScreen(page);
      expect(await recordedBytes(page)).toEqual([]);
      await speak(page, 0);
      await say(page, seconds * 1_000);
      await page.waitForTimeout(seconds * 1_000);
      await finishTurn(page);
      await isFollowUp(page);
    }
  });
}

test('K9: a sound cancels the count, and a whole thought is told by what was transcribed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { linkId } = await probed('audio', { turnTaking: 'patient' });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await speak(page, 0);
  await say(page, 3_000);
  const count = page.getByText(/^Next question in \d seconds?$/);
  await expect(count).toBeVisible({ timeout: 20_000 });
  await say(page, 1_500);
  await expect(page.getByText('Go on, we are listening').or(page.getByText('Take your time.'))).toBeVisible();
  await expect(count).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Microphone closed')).toBeVisible({ timeout: 20_000 });
  // It was known as a whole thought, so its words are known.
  await expect(page.getByText(SAID).first()).toBeVisible();
  await press(page, 'I have more to say');
  await isRecording(page);
  await finishTurn(page);
  await isFollowUp(page);
});

const CLOSED = 'Where do you sleep best?';

/** Presses, says something, and presses again. */
async function sayAnswer(page: Page, words: string): Promise<void> {
  heard = words;
  await press(page, 'Say your answer');
  await expect(page.getByText('Recording', { exact: true })).toBeVisible({ timeout: 20_000 });
  await say(page, 1_500);
  await page.waitForTimeout(2_000);
  await press(page, 'I’m done');
}

test('K9: an option can be said; what was understood is shown, and sent only when the participant goes on', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const options = ['Berth', 'Seat', 'Floor'].map((text) => ({ text }));
  const { linkId } = await spokenStudy('audio', {
    studyGuide: [
      {
        type: 'flat',
        title: 'Journey',
        items: [
          { type: 'multiple_choice', text: CLOSED, options },
          { type: 'open_ended', text: LAST, followUp: 'none' },
        ],
      },
    ],
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/answers')) sent.push(request.postDataJSON().answer);
  });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, CLOSED);
  expect(await recordedBytes(page)).toEqual([]);
  await sayAnswer(page, 'The second one, please.');
  const understood = page.getByRole('status').getByText('and marked: Seat.');
  await expect(understood).toContainText('“The second one, please.”', { timeout: 20_000 });
  await expect(page.getByRole('radio', { name: 'Seat' })).toBeChecked();
  await question(page, CLOSED);

  // What is not certain changes nothing.
  await sayAnswer(page, 'Berth or floor.');
  await expect(page.getByText('We are not sure which answer you mean.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('radio', { name: 'Seat' })).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Floor' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  expect(sent).toEqual([{ optionIds: [expect.any(String)] }]);
});
