import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import {
  answersOf,
  FIRST,
  finishTurn,
  followUploads,
  isRecording,
  isThanked,
  kindsOf,
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
  unplug,
} from './speaking';
import { expect, test } from './test';
import { tone } from './tone';
import { world } from './world';

/** Interviews in which people speak, in a browser that records. */

test.use({ launchOptions: SPEAKING_BROWSER });
test.beforeEach(async ({ page }) => mayRecord(page, world().url));

const numbers = (sizes: Iterable<number>) => [...sizes].toSorted((a, b) => a - b);

for (const [mode, kinds, shares] of [
  ['audio', ['audio'], false],
  ['audio_text', ['audio'], false],
  ['audio_screen', ['audio', 'screen'], true],
  ['video', ['camera'], false],
  ['video_screen', ['camera', 'screen'], true],
] as const) {
  test(`an interview of mode ${mode} is spoken to its end, and every byte arrives`, async ({ page }) => {
    const { linkId } = await spokenStudy(mode);
    const whole = followUploads(page);
    await toDeviceCheck(page, linkId);
    await expect(page.getByText('We hear you', { exact: true })).toBeVisible();
    if (mode.startsWith('video')) await expect(page.getByText('We see you')).toBeVisible();
    await press(page, 'Start the interview');
    await question(page, FIRST);
    if (mode === 'audio_text') {
      await expect(page.getByRole('textbox')).toBeVisible();
      await press(page, 'Speak instead');
    }
    if (shares) {
      await shareScreen(page);
      await expect(page.getByText('Your screen is recorded with your answer.')).toBeVisible();
    }
    await speak(page);
    await finishTurn(page);
    await question(page, 'Which one?');
    await page.getByRole('radio', { name: 'Berth' }).check();
    await press(page, 'Continue');
    await question(page, LAST);
    await speak(page);
    await finishTurn(page);
    await isThanked(page);
    expect(numbers(whole.values())).toEqual(numbers(await recordedBytes(page)));
    const [first, choice, last] = await answersOf(linkId);
    expect([kindsOf(first).toSorted(), first.givenBy, first.user]).toEqual([kinds, 'spoken', '']);
    expect(kindsOf(choice)).toEqual([]);
    expect(kindsOf(last).toSorted()).toEqual(kinds);
    const named = [...first.recordings, ...last.recordings].map(({ id }) => id);
    expect(named.toSorted()).toEqual([...whole.keys()].toSorted());
  });
}

test('somebody who is refused the microphone learns what to do, and may type', async ({ page, context }) => {
  await context.clearPermissions();
  await context.grantPermissions(['clipboard-read'], { origin: world().url });
  const { linkId } = await spokenStudy('video');
  await toDeviceCheck(page, linkId);
  await question(page, 'Can we see and hear you?');
  await expect(page.getByText('Blocked', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await press(page, 'Start the interview');
  await expect(page.getByRole('alert').filter({ hasText: 'Allow the microphone, or type' })).toBeVisible();
  await press(page, 'Type instead');
  await question(page, FIRST);
  await page.getByRole('textbox').fill('There was no price for the berth.');
  await press(page, 'Send answer');
  await question(page, 'Which one?');
  const [first] = await answersOf(linkId);
  expect([first.user, first.recordings, first.givenBy]).toEqual([
    'There was no price for the berth.',
    [],
    'typed',
  ]);
});

test('somebody without a camera goes on without it', async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('none', 'NotFoundError')) : open(wanted);
  });
  const { linkId } = await spokenStudy('video');
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  await press(page, 'Start the interview');
  await expect(page.getByRole('alert').filter({ hasText: 'Allow the camera, or go on' })).toBeVisible();
  await press(page, 'Go on without camera');
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await speak(page);
  await finishTurn(page);
  await question(page, 'Which one?');
  expect(kindsOf((await answersOf(linkId))[0])).toEqual(['audio']);
});

test('starting again leaves the first attempt out, and a pause loses nothing', async ({ page }) => {
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  // By the keyboard alone, from here on.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Enter');
  await question(page, FIRST);
  await page.getByRole('heading', { level: 1 }).press('Space');
  await speak(page);
  await page.getByRole('heading', { level: 1 }).press('r');
  await speak(page);
  await page.getByRole('heading', { level: 1 }).press('p');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const timer = page.getByRole('timer');
  const time = await timer.textContent();
  await page.waitForTimeout(1_500);
  expect(await timer.textContent()).toBe(time);
  await page.keyboard.press('p');
  await speak(page, 1_500);
  await page.keyboard.press('Space');
  await question(page, 'Which one?');
  expect(kindsOf((await answersOf(linkId))[0])).toEqual(['audio']);
});

test('somebody who types after all sends words and no recording', async ({ page }) => {
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await speak(page);
  await press(page, 'Type instead');
  await page.getByRole('textbox').fill('Rather in writing.');
  await press(page, 'Send answer');
  await question(page, 'Which one?');
  await page.getByRole('radio', { name: 'Seat' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  await expect(page.getByRole('textbox')).toBeVisible();
  const [first] = await answersOf(linkId);
  expect([first.user, first.recordings]).toEqual(['Rather in writing.', []]);
});

test('sharing that ends by itself, and a microphone that goes away, are noticed and asked for again', async ({
  page,
}) => {
  const { linkId } = await spokenStudy('audio_screen');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await shareScreen(page);
  await speak(page, 4_000);
  await unplug(page, 'screen');
  await expect(page.getByText('Screen sharing has stopped.')).toBeVisible();
  await isRecording(page);
  await press(page, 'Go on without it');
  await unplug(page, 'audio');
  await expect(page.getByText('We cannot hear you any more.')).toBeVisible();
  await press(page, 'Go on recording');
  await expect(page.getByText('We cannot hear you any more.')).toHaveCount(0);
  await speak(page);
  await finishTurn(page);
  await question(page, 'Which one?');
  expect(kindsOf((await answersOf(linkId))[0]).toSorted()).toEqual(['audio', 'audio', 'screen']);
});

test('X38: nobody goes on without their screen unawares, and whoever says so is not asked again', async ({
  page,
}) => {
  const { linkId } = await spokenStudy('audio_screen');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await expect(page.getByText('This study also records your screen.')).toBeVisible();
  await press(page, 'Answer');
  await expect(page.getByRole('alert').filter({ hasText: 'Share your screen first' })).toBeVisible();
  await expect(page.getByText('Recording', { exact: true })).toHaveCount(0);
  await press(page, 'Go on without it');
  await expect(page.getByText('Your screen is not recorded.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Share your screen first' })).toHaveCount(0);
  await speak(page);
  await finishTurn(page);
  await question(page, 'Which one?');
  await page.getByRole('radio', { name: 'Berth' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  await expect(page.getByText('Your screen is not recorded.')).toBeVisible();
  await speak(page);
  await finishTurn(page);
  await isThanked(page);
  expect(kindsOf((await answersOf(linkId))[0])).toEqual(['audio']);
});

test('X27: a question about the screen says that it is watched, and asks for it once more', async ({
  page,
}) => {
  const open = (text: string, more: object = {}) => ({ type: 'open_ended', text, followUp: 'none', ...more });
  const items = [open(FIRST), open(LAST, { screenObservationEnabled: true })];
  const { linkId } = await spokenStudy('audio_screen', {
    studyGuide: [{ type: 'flat', title: 'Journey', items }],
  });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await press(page, 'Go on without it');
  await speak(page);
  await finishTurn(page);
  await question(page, LAST);
  await expect(page.getByText('For this question your screen is watched')).toBeVisible();
  await press(page, 'Answer');
  await expect(page.getByRole('alert').filter({ hasText: 'Share your screen first' })).toBeVisible();
  await shareScreen(page);
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  await expect(page.getByText('For this question your screen is watched')).toBeVisible();
  await speak(page);
  await finishTurn(page);
  await isThanked(page);
  expect(kindsOf((await answersOf(linkId))[1]).toSorted()).toEqual(['audio', 'screen']);
});

test('X38: a camera that goes away is asked for again, and one may go on without it', async ({ page }) => {
  const { linkId } = await spokenStudy('video');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await speak(page);
  await unplug(page, 'video');
  await expect(page.getByText('The camera was disconnected.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await press(page, 'Go on without camera');
  await expect(page.getByText('The camera was disconnected.')).toHaveCount(0);
  await speak(page);
  await finishTurn(page);
  await question(page, 'Which one?');
});

test('X35: Go on without camera is in sight on a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    const wanted = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (what) =>
      what?.video ? Promise.reject(new DOMException('none', 'NotFoundError')) : wanted(what);
  });
  const { linkId } = await spokenStudy('video');
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: 'Go on without camera' });
  await page.evaluate(() => window.scrollTo(0, 0));
  const isOnTop = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('X35: a spoken question about a picture is in sight on a small telephone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const picture = 'https://pictures.test/berth.svg';
  await page.route(picture, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"/>',
    }),
  );
  const content = {
    title: 'A quiet berth',
    description: 'A berth with a door that closes, a lamp of its own and room for luggage below it.',
    media: [{ type: 'image', name: 'Drawing', url: picture }],
  };
  const { linkId } = await createLaunchedStudy({
    config: { interviewMode: 'audio' },
    studyGuide: [
      {
        type: 'concept',
        title: 'Ideas',
        conceptSamplingConfig: { concepts: [{ nickname: 'Berth', content }] },
        items: [{ type: 'open_ended', text: FIRST, followUp: 'none' }],
      },
    ],
  });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  const answer = page.getByRole('button', { name: 'Answer', exact: true });
  for (const part of [page.getByRole('heading', { level: 1 }), answer]) {
    const isOnTop = () =>
      part.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, bottom - 6));
      });
    await expect.poll(isOnTop).toBe(true);
  }
});

test('X39: earlier answers can be read again', async ({ page }) => {
  const { linkId } = await spokenStudy('audio_text');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await expect(page.getByRole('button', { name: 'Earlier answers' })).toHaveCount(0);
  await page.getByRole('textbox').fill('There was no price for the berth.');
  await press(page, 'Send answer');
  await question(page, 'Which one?');
  await press(page, 'Skip this question');
  await question(page, LAST);
  await press(page, 'Earlier answers');
  const dialog = page.getByRole('dialog', { name: 'Your answers so far' });
  await expect(dialog.getByText('There was no price for the berth.')).toBeVisible();
  await expect(dialog.getByText('Skipped')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await question(page, LAST);
});

test('X32: with no voice to speak the question nothing is recorded until Answer is pressed', async ({
  page,
}) => {
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await expect(page.getByText('The microphone is off until you start.')).toBeVisible();
  // Longer than it used to take until the recording began by itself.
  await page.waitForTimeout(4_000);
  await expect(page.getByText('Recording', { exact: true })).toHaveCount(0);
  expect(await recordedBytes(page)).toEqual([]);
  await press(page, 'Answer');
  await isRecording(page);
});

test('the button that starts stays in its place when the devices are there', async ({ page }) => {
  const { linkId } = await spokenStudy('video');
  await page.addInitScript(() => {
    const media = navigator.mediaDevices;
    const open = media.getUserMedia.bind(media);
    const allowed = new Promise((resolve) => addEventListener('allowed', resolve));
    media.getUserMedia = async (wanted) => {
      await allowed;
      return open(wanted);
    };
  });
  await toDeviceCheck(page, linkId);
  const start = page.getByRole('button', { name: 'Start the interview' });
  await start.waitFor();
  const before = await start.boundingBox();
  await page.evaluate(() => dispatchEvent(new Event('allowed')));
  await expect(page.getByText('We see you')).toBeVisible();
  await expect(page.getByText('Fake Default Audio Input')).toBeAttached();
  expect(await start.boundingBox()).toEqual(before);
});

test('the question is read aloud, and the microphone opens when it ends', async ({ page }) => {
  const { linkId } = await spokenStudy('audio');
  await page.route('**/api/interviews', async (route) => {
    const reply = await route.fetch();
    const started = await reply.json();
    started.study.speech.speaks = true;
    await route.fulfill({ response: reply, json: started });
  });
  const asked: string[] = [];
  await page.route('**/voice?stepId=*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('stepId') ?? '');
    return route.fulfill({
      contentType: 'audio/wav',
      // Longer than a busy machine takes to see that it is read.
      body: tone(6_000),
    });
  });
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await expect(page.getByText('The interviewer is speaking.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Recording', { exact: true })).toHaveCount(0);
  await speak(page);
  await finishTurn(page);
  await question(page, 'Which one?');
  await expect(page.getByRole('button', { name: 'Stop reading aloud' })).toBeVisible();
  await page.getByRole('radio', { name: 'Berth' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  await press(page, /^Answer now/);
  await isRecording(page);
  expect(new Set(asked).size).toBe(3);
});

test('what the browser writes along is the answer’s text, once somebody agreed to it', async ({ page }) => {
  await page.addInitScript(() => {
    class Ear {
      onresult: ((event: object) => void) | null = null;
      start() {
        const settled = Object.assign([{ transcript: 'I stopped at the price.' }], { isFinal: true });
        const open = Object.assign([{ transcript: 'because' }], { isFinal: false });
        setTimeout(() => this.onresult?.({ results: [settled, open] }), 300);
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ear });
  });
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  const box = page.getByRole('checkbox', { name: 'Show what I say as text' });
  await expect(box).not.toBeChecked();
  await box.check();
  await press(page, 'Start the interview');
  await speak(page, 0);
  await expect(page.getByText('I stopped at the price. because')).toBeVisible();
  await page.waitForTimeout(2_500);
  await finishTurn(page);
  await question(page, 'Which one?');
  const [first] = await answersOf(linkId);
  expect([first.user, kindsOf(first)]).toEqual(['I stopped at the price. because', ['audio']]);
});

test('another window of the same browser does not take what is being said', async ({ page, context }) => {
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await speak(page);
  const second = await context.newPage();
  await second.goto(`/s/${linkId}`);
  await question(second, FIRST);
  await expect(second.getByText('The microphone is off until you start.')).toBeVisible();
  await expect(second.getByText('Your answer was interrupted.')).toHaveCount(0);
  await page.bringToFront();
  await finishTurn(page);
  await question(page, 'Which one?');
  await question(second, 'Which one?');
  expect(kindsOf((await answersOf(linkId))[0])).toEqual(['audio']);
});

test('what is being said in one window is added to what another one answers', async ({ page, context }) => {
  const { linkId } = await spokenStudy('audio');
  await toDeviceCheck(page, linkId);
  await press(page, 'Start the interview');
  await speak(page);
  const second = await context.newPage();
  await second.goto(`/s/${linkId}`);
  await expect(second.getByText('You are speaking about this question in another window.')).toBeVisible();
  await speak(second);
  await finishTurn(second);
  await question(second, 'Which one?');
  await page.bringToFront();
  await question(page, 'Which one?');
  await expect(page.getByText('What you said here was added to that answer.')).toBeVisible();
  await press(page, 'Close this note');
  await expect(page.getByText('What you said here was added to that answer.')).toHaveCount(0);
  const recordedMs = async () => {
    const [first] = await answersOf(linkId);
    return first.recordings.reduce(
      (sum: number, { durationMs }: { durationMs: number }) => sum + durationMs,
      0,
    );
  };
  // Both, one after the other.
  await expect.poll(recordedMs, { timeout: 60_000 }).toBeGreaterThan(4_500);
});

test.describe('on a bad line', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('somebody keeps talking while they are offline, and nothing is lost', async ({ page, context }) => {
    const { linkId } = await spokenStudy('audio');
    const whole = followUploads(page);
    await toDeviceCheck(page, linkId);
    await press(page, 'Start the interview');
    await speak(page, 1_500);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Keep talking.')).toBeVisible();
    await expect(page.getByText(/MB waiting/)).toBeVisible();
    await page.waitForTimeout(3_000);
    await context.setOffline(false);
    await expect(page.getByText('You are offline. Keep talking.')).toHaveCount(0, { timeout: 20_000 });
    await finishTurn(page);
    await question(page, 'Which one?');
    await expect.poll(() => numbers(whole.values())).toEqual(numbers(await recordedBytes(page)));
  });

  test('an answer that was spoken offline waits for its recording, and is sent once', async ({
    page,
    context,
  }) => {
    const { linkId } = await spokenStudy('audio');
    await toDeviceCheck(page, linkId);
    await press(page, 'Start the interview');
    await question(page, FIRST);
    await context.setOffline(true);
    await speak(page);
    await finishTurn(page);
    await expect(page.getByText('Your answer is kept on this device')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await question(page, 'Which one?');
    expect(kindsOf((await answersOf(linkId))[0])).toEqual(['audio']);
  });

  test('a turn that a reload interrupts goes on, with what was said before', async ({ page }) => {
    const { linkId } = await spokenStudy('video');
    await toDeviceCheck(page, linkId);
    await press(page, 'Start the interview');
    await speak(page, 5_000);
    await page.reload();
    await expect(page.getByText('Your answer was interrupted.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Go on speaking');
    await speak(page, 4_000);
    await finishTurn(page);
    await question(page, 'Which one?');
    expect(kindsOf((await answersOf(linkId))[0])).toEqual(['camera', 'camera']);
  });
});

test('speaking is accessible in both looks', async ({ page }) => {
  // The sign of a recording never comes to rest otherwise.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { linkId } = await spokenStudy('video_screen');
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('We see you')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await press(page, 'Start the interview');
  await expect(page.getByText('This study also records your screen.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await press(page, 'Go on without it');
  await speak(page, 500);
  await expectAccessibleInBothLooks(page);
  await press(page, 'Pause recording');
  await expectAccessibleInBothLooks(page);
});

test('the page of a spoken study fits a slow line, too', async ({ page }) => {
  const { linkId } = await spokenStudy('video_screen');
  expect(await firstLoadBytes(page, `/s/${linkId}`)).toBeLessThanOrEqual(165_000);
});
