import { knock, listenTo, openMicrophone, PLAYS_AT_ONCE, say, untilSilent } from './microphone';
import {
  FIRST,
  finishTurn,
  isRecording,
  mayRecord,
  press,
  question,
  SPEAKING_BROWSER,
  spokenStudy,
  toDeviceCheck,
} from './speaking';
import { expect, test } from './test';
import { tone } from './tone';
import { world } from './world';

/** A knock longer ago is in no recording that is still held, and is not taken for the first sound of the answer. */
const LONGEST_HELD_MS = 4_500;

/** Who has the word, in interviews with a microphone that the test speaks into. */

test.use({ launchOptions: { ...SPEAKING_BROWSER, args: [...SPEAKING_BROWSER.args, PLAYS_AT_ONCE] } });
test.beforeEach(async ({ page }) => {
  await openMicrophone(page);
  await mayRecord(page, world().url);
});

test('K9: who speaks while the question is read has the word, and nothing of it is lost', async ({
  page,
}) => {
  const { linkId } = await spokenStudy('audio');
  await page.route('**/api/interviews', async (route) => {
    const reply = await route.fetch();
    const started = await reply.json();
    started.study.speech.speaks = true;
    await route.fulfill({ response: reply, json: started });
  });
  await page.route('**/voice?stepId=*', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: tone(60_000) }),
  );
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await expect(page.getByText('Speak whenever you like.')).toBeVisible({ timeout: 20_000 });
  // A knock is nobody who speaks.
  await knock(page);
  await page.waitForTimeout(LONGEST_HELD_MS + 500);
  await expect(page.getByText('Speak whenever you like.')).toBeVisible();
  await say(page, 3_000);
  await isRecording(page);
  await expect(page.getByText('Speak whenever you like.')).toHaveCount(0);
  await untilSilent(page);
  await finishTurn(page);
  await question(page, 'Which one?');
  const { quietMs, soundMs } = await listenTo(page);
  // It begins before the first sound, and at most two rounds of what was held.
  expect(quietMs).toBeGreaterThan(100);
  expect(quietMs).toBeLessThan(6_000);
  expect(soundMs).toBeGreaterThan(2_850);
});
