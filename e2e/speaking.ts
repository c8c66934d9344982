import type { Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { type Json, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { expect } from './test';

/** A browser with a microphone that beeps, a camera that turns, and a screen that is this page. */
export const SPEAKING_BROWSER = {
  executablePath: findChromium() ?? '',
  args: [
    ...['--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--use-fake-device-for-media-stream',
    '--auto-accept-this-tab-capture',
  ],
};

export const FIRST = 'What made you stop, or carry on?';
export const LAST = 'What would you change?';
const CLOSING = 'The cabins will be better for it.';

export function spokenStudy(mode: string, changes: Json = {}): Promise<{ id: string; linkId: string }> {
  const open = (text: string) => ({ type: 'open_ended', text, followUp: 'none' });
  return createLaunchedStudy({
    externalTitle: 'Your next overnight trip',
    config: { interviewMode: mode },
    closingMessage: CLOSING,
    studyGuide: [
      {
        type: 'flat',
        title: 'Journey',
        items: [
          open(FIRST),
          { type: 'multiple_choice', text: 'Which one?', options: [{ text: 'Berth' }, { text: 'Seat' }] },
          open(LAST),
        ],
      },
    ],
    ...changes,
  });
}

/**
 * Lets the page record, share itself, and tell afterwards what its recorders made: `window.heard` has the sizes by
 * recorder, `window.sources` the tracks that were opened.
 */
export async function mayRecord(page: Page, origin: string): Promise<void> {
  await page.context().grantPermissions(['microphone', 'camera'], { origin });
  await page.addInitScript(() => {
    const heard: number[] = [];
    const sources: MediaStreamTrack[] = [];
    Object.assign(window, { heard, sources });
    const Real = window.MediaRecorder;
    window.MediaRecorder = class extends Real {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given);
        const at = heard.push(0) - 1;
        this.addEventListener('dataavailable', ({ data }) => {
          heard[at] = (heard[at] ?? 0) + data.size;
        });
      }
    };
    const devices = navigator.mediaDevices;
    const share = devices.getDisplayMedia.bind(devices);
    const open = devices.getUserMedia.bind(devices);
    const noted = (stream: MediaStream) => {
      sources.push(...stream.getTracks());
      return stream;
    };
    // Without a person to choose, the browser shares this page and no other.
    const whole: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
      video: true,
      preferCurrentTab: true,
    };
    devices.getDisplayMedia = async () => noted(await share(whole));
    devices.getUserMedia = async (wanted) => noted(await open(wanted));
  });
}

/** Sizes of what the page's recorders made, as far as something was. */
export function recordedBytes(page: Page): Promise<number[]> {
  return page.evaluate(() => (Reflect.get(window, 'heard') as number[]).filter((size) => size > 0));
}

/** As if somebody had pulled the plug, or ended the sharing in the browser's own bar. */
export function unplug(page: Page, kind: 'audio' | 'video' | 'screen'): Promise<void> {
  return page.evaluate((gone) => {
    const sources = Reflect.get(window, 'sources') as MediaStreamTrack[];
    const isScreen = (track: MediaStreamTrack) => track.getSettings().displaySurface !== undefined;
    const track = sources.findLast((one) =>
      gone === 'screen' ? isScreen(one) : one.kind === gone && !isScreen(one),
    );
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  }, kind);
}

/** What the server acknowledged as whole, by the recording's id: its length in bytes. */
export function followUploads(page: Page): Map<string, number> {
  const whole = new Map<string, number>();
  page.on('response', (response) => {
    const request = response.request();
    const length = request.headers()['upload-length'];
    if (request.method() !== 'PATCH' || !length || response.headers()['upload-offset'] !== length) return;
    whole.set(new URL(response.url()).pathname.split('/').at(-1) ?? '', Number(length));
  });
  return whole;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
/** An answer may wait for the first bytes of its recordings. */
const ANSWERED_MS = 20_000;
export const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: ANSWERED_MS });
export const isRecording = (page: Page) =>
  expect(page.getByRole('contentinfo').getByText('Recording', { exact: true })).toBeVisible({
    timeout: ANSWERED_MS,
  });

export async function toDeviceCheck(page: Page, linkId: string): Promise<void> {
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
}

/** Shares the screen, and waits until it is: who presses Answer before is told to share first. */
export async function shareScreen(page: Page): Promise<void> {
  await press(page, 'Share screen');
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible({ timeout: ANSWERED_MS });
}

/** Speaks for a while. Without a voice that reads the question, the participant presses Answer (K9). */
export async function speak(page: Page, ms = 2_500): Promise<void> {
  const dock = page.getByRole('contentinfo');
  const answer = dock.getByRole('button', { name: 'Answer', exact: true });
  await expect(answer.or(dock.getByText('Recording', { exact: true }))).toBeVisible({ timeout: ANSWERED_MS });
  if (await answer.isVisible()) await answer.click();
  await isRecording(page);
  await page.waitForTimeout(ms);
}

export async function finishTurn(page: Page): Promise<void> {
  await press(page, 'I’m done');
}

export async function isThanked(page: Page): Promise<void> {
  await expect(page.getByText(CLOSING)).toBeVisible({ timeout: ANSWERED_MS });
  await expect(page.getByText('All your answers are saved.')).toBeVisible({ timeout: ANSWERED_MS });
}

/** The rows of the study's only response: what was asked, and what it is known by. */
export async function answersOf(linkId: string): Promise<Json[]> {
  const [first] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
  const { body } = await withKey('GET', `/api/public/v1/responses/${linkId}/${first.id}/reading`);
  return body.transcript.filter((row: Json) => row.questionNumber !== null);
}

export const kindsOf = (row: Json): string[] => row.recordings.map(({ kind }: Json) => kind);
