import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { rounds } from '../lib/testing/rounds';
import { apart, apartWhilePlaying, burnClocks } from './burned-clock';
import { type Json, withKey } from './client';
import { openWorld } from './global-setup';
import type { Product } from './product';
import { followRecordings, type SentRecordings, storedBytes } from './sent-recordings';
import { signIn } from './sign-in';
import {
  FIRST,
  finishTurn,
  isThanked,
  LAST,
  mayRecord,
  press,
  question,
  SPEAKING_BROWSER,
  shareScreen,
  speak,
  spokenStudy,
  toDeviceCheck,
} from './speaking';
import { expect, test } from './test';
import { shareWorld, world } from './world';

/** Interviews in which something breaks in the middle of a turn, from the device to the review room. */

test.use({
  launchOptions: SPEAKING_BROWSER,
  viewport: { width: 1440, height: 900 },
  allowedErrors: [
    /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/,
  ],
});
test.describe.configure({ mode: 'serial' });

const CUT_MS = rounds({ sample: 15_000, long: 60_000 });
/** How much of a recording one interruption may cost. */
const LOSS_MS = 3_000;
const PROCESSED_MS = 120_000;

type Break = (running: { page: Page; context: BrowserContext; product: Product }) => Promise<Page>;

const BREAKS: Record<'cut' | 'closed' | 'killed', Break> = {
  cut: async ({ page, context }) => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Keep talking.')).toBeVisible();
    await page.waitForTimeout(CUT_MS);
    await context.setOffline(false);
    return page;
  },
  closed: async ({ page, context }) => {
    const address = page.url();
    await page.close();
    const next = await context.newPage();
    await next.goto(address);
    await expect(next.getByText('Your answer was interrupted.')).toBeVisible({ timeout: 20_000 });
    await press(next, 'Go on speaking');
    return next;
  },
  killed: async ({ page, product }) => {
    await product.kill();
    await page.waitForTimeout(2_000);
    await product.begin();
    return page;
  },
};

const SAMPLE = [
  ['audio_screen', 'killed'],
  ['video', 'cut'],
  // Two recordings of each kind, which have to stay together.
  ['video_screen', 'closed'],
] as const;
const ALL = ['audio', 'audio_text', 'audio_screen', 'video', 'video_screen'].flatMap((mode) =>
  (['cut', 'closed', 'killed'] as const).map((what) => [mode, what] as const),
);
const CASES = rounds({ sample: SAMPLE, long: ALL });

let product: Product;
const shared = world();
/** The interview of mode video_screen. */
let recorded: { linkId: string; address: string; turns: Json[] };

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await openWorld();
});
test.afterAll(async () => {
  shareWorld(shared);
  await product.stop();
});

for (const [mode, what] of CASES) {
  test(`an interview of mode ${mode} loses nothing when it is ${what}`, async ({ page: first, context }) => {
    test.setTimeout(120_000 + CUT_MS + PROCESSED_MS);
    await mayRecord(first, world().url);
    await burnClocks(first);
    const sent = await followRecordings(first);
    const { id, linkId } = await spokenStudy(mode);
    await toDeviceCheck(first, linkId);
    await press(first, 'Start the interview');
    if (mode === 'audio_text') await press(first, 'Speak instead');
    if (mode.endsWith('screen')) await shareScreen(first);
    await speak(first, 1_000);
    await speak(first, 6_000);
    const page = await BREAKS[what]({ page: first, context, product });
    if (mode.endsWith('screen') && what === 'closed') await shareScreen(page);
    await speak(page, 6_000);
    await finishTurn(page);
    await question(page, 'Which one?');
    await page.getByRole('radio', { name: 'Berth' }).check();
    await press(page, 'Continue');
    await question(page, LAST);
    await speak(page, 3_000);
    await finishTurn(page);
    await isThanked(page);
    const turns = await readyTurns(linkId);
    expectWhole(sent, turns, what === 'closed' ? 1 : 0);
    if (mode === 'video_screen') recorded = { linkId, turns, address: `/studies/${id}/responses/1` };
  });
}

/** Every acknowledged byte is stored and was recorded; what is played is as long as what was recorded. */
function expectWhole({ uploads, recorded: made }: SentRecordings, turns: Json[], lostEnds: number): void {
  const played = turns.flatMap((turn) => turn.recordings);
  const kinds = new Set(played.map(({ kind }: Json) => kind));
  expect(new Set([...uploads.values()].map(({ kind }) => kind))).toEqual(kinds);
  let cut = 0;
  const recordedMs = new Map<string, number>();
  for (const [id, { kind, acknowledged }] of uploads) {
    const stored = storedBytes(product.dataDir, id);
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged);
    const whole = made.find(({ bytes }) => isSame(bytes, stored));
    if (!whole) throw new Error(`what is stored of ${kind} is not what was recorded`);
    if (stored.length !== whole.bytes.length) cut += 1;
    recordedMs.set(kind, (recordedMs.get(kind) ?? 0) + whole.ms);
  }
  // Only of a closed page the end differs: it could not put it away any more, or not tell us of it.
  expect(cut).toBeLessThanOrEqual(lostEnds * kinds.size);
  for (const [kind, ms] of recordedMs) {
    const lasting = played.filter((one: Json) => one.kind === kind).map((one: Json) => one.durationMs);
    const playedMs = lasting.reduce((sum: number, one: number) => sum + one, 0);
    expect(Math.abs(ms - playedMs), `${kind}: ${ms} ms recorded, ${playedMs} ms played`).toBeLessThan(
      LOSS_MS,
    );
  }
}

/** Byte for byte, as far as both go. */
function isSame(one: Buffer, other: Buffer): boolean {
  const length = Math.min(one.length, other.length);
  return length > 1_000 && one.subarray(0, length).equals(other.subarray(0, length));
}

/** The turns once all of their recordings are made, those of an interrupted turn joined to one of each kind. */
async function readyTurns(linkId: string): Promise<Json[]> {
  const [response] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
  let turns: Json[] = [];
  await expect
    .poll(
      async () => {
        const { body } = await withKey('GET', `/api/public/v1/responses/${linkId}/${response.id}/reading`);
        turns = body.transcript.filter((row: Json) => row.recordings.length > 0);
        const states = new Set(turns.flatMap((row: Json) => row.recordings.map(({ state }: Json) => state)));
        const isJoined = turns.every(
          ({ recordings }: Json) =>
            new Set(recordings.map(({ kind }: Json) => kind)).size === recordings.length,
        );
        return { states, isJoined };
      },
      { timeout: PROCESSED_MS, intervals: [1_000] },
    )
    .toEqual({ states: new Set(['ready']), isJoined: true });
  return turns;
}

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const second = async (page: Page) => Number(await position(page).getAttribute('aria-valuenow'));

test('the interrupted interview plays in the review room, camera and screen together', async ({ page }) => {
  const { turns, address } = recorded;
  await signIn(page, world().researcher);
  await page.goto(address);
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0 seconds, question 1');
  const box = await position(page).boundingBox();
  if (!box) throw new Error('no strip');
  const [first = 0, last = 0] = turns.map(({ recordings }) =>
    Math.max(...recordings.map(({ startMs, durationMs }: Json) => startMs + durationMs)),
  );
  // After the interruption, before it, and in the last answer; right after it the screen was not yet shared again.
  for (const ms of [first - 2_000, 4_000, first + last / 2]) {
    await page.mouse.click(box.x + (box.width * ms) / (first + last), box.y + box.height / 2);
    await expect.poll(() => apart(page), `at ${ms} ms of ${first} and ${last}`).toBeLessThanOrEqual(100);
  }
  await position(page).press('Home');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const row = page.locator('article[aria-current="true"]');
  await expect(row).toContainText(FIRST);
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(3);
  expect(await apartWhilePlaying(page)).toBeLessThanOrEqual(100);
  // Twice the pictures is more than a small machine decodes: what it showed too late is there when it pauses.
  await page.getByRole('button', { name: '2×' }).click();
  // By then the screen is shared again.
  await expect
    .poll(() => second(page), { intervals: [100] })
    .toBeGreaterThanOrEqual(Math.floor(first / 1_000) - 4);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => apart(page)).toBeLessThanOrEqual(100);
  // At the end of the first answer the transcript goes on to the last one.
  await page.goto(`${address}?t=${(first / 1_000 - 4).toFixed(1)}`);
  await page.getByRole('button', { name: '2×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(row).toContainText(LAST, { timeout: 20_000 });
});

test('what was recorded plays for anybody with its address, in hls.js and in <video>', async ({ page }) => {
  const { linkId } = recorded;
  const [listed] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
  const { body } = await withKey('GET', `/api/public/v1/responses/${linkId}/${listed.id}`);
  const films = body.transcript
    .flatMap(({ video, screenVideo }: Json) => [video, screenVideo])
    .filter(Boolean);
  expect(films).toHaveLength(4);
  // A page of somebody else's: another origin.
  const player = createServer((request, response) => {
    const isScript = request.url === '/hls.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync('node_modules/hls.js/dist/hls.min.js') : PLAYER);
  });
  await new Promise<void>((resolve) => player.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(player.address() as AddressInfo).port}/`);
    for (const { streamUrl, mp4Url } of films) {
      expect(await page.evaluate((url) => Reflect.get(window, 'play')(url, true), streamUrl)).toEqual(PLAYED);
      expect(await page.evaluate((url) => Reflect.get(window, 'play')(url, false), mp4Url)).toEqual(PLAYED);
    }
  } finally {
    player.close();
  }
});

const PLAYED = { error: null, width: 640, height: 360, reachedEnd: true };

/** `play(address, byHls)`: begins in the middle, goes back to the beginning, and jumps to near the end. */
const PLAYER = `<!doctype html><title>Player</title><link rel="icon" href="data:,"><script src="/hls.js"></script><script>
const BEGIN = 2.5;
async function play(address, byHls) {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const outcome = { error: null, width: 0, height: 0, reachedEnd: false };
  const failed = new Promise((resolve) => {
    video.onerror = () => resolve(video.error.message || 'it does not play');
    if (!byHls) return void (video.src = address + '#t=' + BEGIN);
    const hls = new Hls({ startPosition: BEGIN });
    // A jump breaks off what was being fetched.
    hls.on(Hls.Events.ERROR, (_, data) => data.details === 'aborted' || resolve(data.details));
    hls.loadSource(address);
    hls.attachMedia(video);
  });
  const late = new Promise((resolve) => setTimeout(resolve, 20000, 'too late'));
  const ended = new Promise((resolve) => (video.onended = () => resolve('ended')));
  // By what was played, which a busy machine does not pass over as it does times.
  const moved = (from) => new Promise((resolve) => {
    const look = setInterval(() => {
      for (let at = 0; at < video.played.length; at += 1)
        if (video.played.start(at) <= from + 0.2 && video.played.end(at) >= from + 0.3) resolve('moved');
    }, 50);
    void late.then(() => clearInterval(look));
  });
  const until = async (good) => {
    const what = await Promise.race([failed, good, late]);
    if (what !== 'moved' && what !== 'ended') throw what;
  };
  try {
    const first = moved(BEGIN);
    video.play().catch(() => {});
    await until(first);
    // Back to what was not fetched.
    const second = moved(0.03);
    video.currentTime = 0.03;
    await until(second);
    outcome.width = video.videoWidth;
    outcome.height = video.videoHeight;
    video.currentTime = video.duration - 1;
    await until(ended);
    outcome.reachedEnd = true;
  } catch (error) {
    outcome.error = String(error);
  }
  video.remove();
  return outcome;
}
</script>`;

const hasFfprobe = spawnSync('ffprobe', ['-version']).status === 0;

test('ffprobe finds nothing wrong with what was made', async () => {
  test.skip(!hasFfprobe, 'there is no ffprobe here');
  const links = recorded.turns.flatMap(({ recordings }: Json) =>
    recordings.flatMap(({ video, audioUrl }: Json) => [video?.streamUrl, video?.mp4Url, audioUrl]),
  );
  const addresses = links.filter(Boolean).map((link: string) => new URL(link, world().url).href);
  expect(addresses).toHaveLength(10);
  for (const address of addresses) {
    // Decodes all of it.
    const decoding = [
      '-v',
      'error',
      '-count_frames',
      '-show_entries',
      'stream=nb_read_frames',
      '-of',
      'csv=p=0',
    ];
    const { stdout, stderr } = spawnSync('ffprobe', [...decoding, address], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const frames = stdout.split(/\s+/).filter(Boolean).map(Number);
    expect(frames.length).toBeGreaterThan(0);
    expect(Math.min(...frames)).toBeGreaterThan(30);
  }
});
