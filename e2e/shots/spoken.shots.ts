import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  FIRST,
  finishTurn,
  isRecording,
  isThanked,
  LAST,
  mayRecord,
  press,
  question,
  SPEAKING_BROWSER,
  speak,
  spokenStudy,
  toDeviceCheck,
  unplug,
} from '../speaking';
import { world } from '../world';
import { paintPictures, voice } from './painted';
import { expect, test } from './shot';

const HEARD = path.join(tmpdir(), `colloquy-shots-${process.getuid?.() ?? 0}`, 'voice.wav');
mkdirSync(path.dirname(HEARD), { recursive: true });
writeFileSync(HEARD, voice(60));

test.use({
  launchOptions: {
    ...SPEAKING_BROWSER,
    args: [...SPEAKING_BROWSER.args, `--use-file-for-fake-audio-capture=${HEARD}`],
  },
});
test.beforeEach(async ({ page }) => {
  await mayRecord(page, world().url);
  await paintPictures(page);
});

/** The browser's own ear, which nothing here has. */
async function writesAlong(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said = [
      'All right. So this is the page. I press the date, that’s fine. Now it says comfort category, and I stop, you see,',
    ];
    class Ear {
      onresult: ((event: object) => void) | null = null;
      start() {
        const transcript = said.shift();
        if (transcript === undefined) return;
        const settled = Object.assign([{ transcript }], { isFinal: true });
        const open = Object.assign([{ transcript: 'because I don’t have a' }], { isFinal: false });
        setTimeout(() => this.onresult?.({ results: [settled, open] }), 300);
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Ear });
  });
}

/** Long enough for a line that crosses the page. */
const LONG_MS = 20_000;
const MODE = { screen: 'video_screen', camera: 'video', voice: 'audio' } as const;

async function toFirst(page: Page, mode: keyof typeof MODE): Promise<void> {
  const { linkId } = await spokenStudy(MODE[mode]);
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('We hear you', { exact: true })).toBeVisible();
  await press(page, 'Start the interview');
  await question(page, FIRST);
}

test('an interview with camera and screen', async ({ page, shot }) => {
  await writesAlong(page);
  const { linkId } = await spokenStudy(MODE.screen);
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('We hear you', { exact: true })).toBeVisible();
  await expect(page.getByText('We see you')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show what I say as text' }).check();
  await page.waitForTimeout(1_000);
  await shot('interview-device');
  await press(page, 'Start the interview');
  await question(page, FIRST);
  await shot('interview-screen-needed');
  await press(page, 'Share screen');
  await speak(page, LONG_MS);
  await shot('interview-voice');
  await expect(page.getByText('Your screen is recorded with your answer.')).toBeVisible();
  await page.waitForTimeout(1_500);
  await shot('interview-screen');
  await press(page, 'Pause recording');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await shot('interview-voice-paused');
  await press(page, 'Go on recording');
  await isRecording(page);
  await unplug(page, 'screen');
  await expect(page.getByText('Screen sharing has stopped.')).toBeVisible();
  await shot('interview-screen-stopped');
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/answers', async (route) => {
    await held;
    await route.continue();
  });
  await finishTurn(page);
  await expect(page.getByText('The interviewer is reading your answer')).toBeVisible();
  await shot('interview-voice-sent');
  goOn();
  await question(page, 'Which one?');
  await page.getByRole('radio', { name: 'Berth' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  await shot('interview-screen-again');
  await page.getByRole('button', { name: 'Share screen' }).click();
  await speak(page);
  await finishTurn(page);
  await isThanked(page);
});

test('an interview with a camera', async ({ page, shot }) => {
  await toFirst(page, 'camera');
  await speak(page, 8_000);
  await shot('interview-camera');
  await page.reload();
  await expect(page.getByText('Your answer was interrupted.')).toBeVisible();
  await shot('interview-voice-interrupted');
});

test('an interview by voice, before and after the microphone is open', async ({ page, shot }) => {
  await page.route('**/api/interviews', async (route) => {
    const reply = await route.fetch();
    const started = await reply.json();
    started.study.speech.speaks = true;
    await route.fulfill({ response: reply, json: started });
  });
  await page.route('**/voice?stepId=*', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: voice(20) }),
  );
  await toFirst(page, 'voice');
  await expect(page.getByText('The interviewer is speaking.')).toBeVisible({ timeout: 20_000 });
  await shot('interview-voice-asking');
  await press(page, 'Stop reading aloud');
  await expect(page.getByText('The microphone is off until you start.')).toBeVisible();
  await shot('interview-voice-before');
  await press(page, /^Answer/);
  await speak(page);
  await unplug(page, 'audio');
  await expect(page.getByText('We cannot hear you any more.')).toBeVisible();
  await shot('interview-voice-lost');
});

test('an interview on a bad line', async ({ page, context, shot }) => {
  await toFirst(page, 'camera');
  await speak(page, 4_000);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Keep talking.')).toBeVisible();
  await expect(page.getByText(/MB waiting/)).toBeVisible();
  await page.waitForTimeout(4_000);
  await shot('interview-voice-offline');
  await finishTurn(page);
  await expect(page.getByText('Your answer is kept on this device')).toBeVisible({ timeout: 20_000 });
  await shot('interview-voice-kept');
});

test('the end of an interview whose recordings are still on their way', async ({ page, shot }) => {
  await toFirst(page, 'camera');
  await speak(page, 3_000);
  await finishTurn(page);
  await question(page, 'Which one?');
  await page.getByRole('radio', { name: 'Berth' }).check();
  await press(page, 'Continue');
  await question(page, LAST);
  await speak(page, 6_000);
  await page.route('**/recordings/*', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 8_000));
    await route.continue();
  });
  await finishTurn(page);
  await expect(page.getByText('Your recordings are still being sent')).toBeVisible({ timeout: 30_000 });
  await shot('interview-sending');
});

test('a browser that was told not to let anybody listen', async ({ page, context, shot }) => {
  await context.clearPermissions();
  await context.grantPermissions(['clipboard-read'], { origin: world().url });
  const { linkId } = await spokenStudy(MODE.screen);
  await toDeviceCheck(page, linkId);
  await expect(page.getByText('Blocked', { exact: true })).toHaveCount(2);
  await shot('interview-device-blocked');
  await press(page, 'Start the interview');
  await expect(page.getByRole('alert').filter({ hasText: 'Allow the microphone, or type' })).toBeVisible();
  await shot('interview-device-blocked-pressed');
});
