import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { firstLoadBytes } from '../first-load';
import { shiftsOf, watchShifts } from '../layout-shift';
import { signIn } from '../sign-in';
import { expect, test } from '../test';
import { world } from '../world';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');
const [BEGIN, END] = ['<!-- pages: begin -->', '<!-- pages: end -->'];
const SLOWDOWN = 4;

interface Vitals {
  /** Milliseconds; of the largest thing that was painted, and of the slowest of the presses and keys. */
  largestPaint: number;
  delay: number;
}

/** What the browser measures itself, gathered from the first moment on. */
const OBSERVE = `
  window.__vitals = { largestPaint: 0, delay: 0 };
  const observe = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => { __vitals.largestPaint = entry.startTime; });
  observe('event', (entry) => { if (entry.interactionId) __vitals.delay = Math.max(__vitals.delay, entry.duration); }, { durationThreshold: 16 });
`;

interface Place {
  name: string;
  address: string;
  /** What somebody does there: presses and keys whose delay is measured. */
  act: (page: Page) => Promise<void>;
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
  };

function places(): Place[] {
  const { studies } = world();
  const most = [...studies].sort((a, b) => b.responses - a.responses)[0];
  if (!most) throw new Error('no studies');
  const study = `/studies/${most.id}`;
  return [
    {
      name: 'interview, 390 wide',
      address: `/s/${most.linkId}`,
      act: async (page) => {
        await page.getByRole('button', { name: 'Begin' }).click();
        await page.getByRole('checkbox', { name: 'I agree' }).check();
      },
    },
    { name: 'studies', address: '/studies', act: press('j', 'j', 'k', '?', 'Escape') },
    { name: 'guide builder', address: `${study}/guide`, act: press('ArrowDown', 'ArrowDown', 'ArrowUp') },
    { name: 'responses', address: `${study}/responses`, act: press('j', 'j', 'k') },
    { name: 'results', address: `${study}/results`, act: press('?', 'Escape') },
    { name: 'response', address: `${study}/responses/1`, act: press('ArrowDown', 'ArrowDown', '2', '1') },
    { name: 'study settings', address: `${study}/settings`, act: press('?', 'Escape') },
    { name: 'wallets', address: '/wallets', act: press('?', 'Escape') },
  ];
}

/** Milliseconds, slowed down: from the responses of a study back to the studies, and forth again, to their rows. */
async function backAndForth(browser: Browser, baseURL: string | undefined): Promise<[number, number]> {
  const { studies } = world();
  const most = [...studies].sort((a, b) => b.responses - a.responses)[0];
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await signIn(page, world().owner);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('/studies');
  await page.locator(`main a[href^="/studies/${most?.id}"]`).first().waitFor();
  await page.waitForTimeout(2000);
  await page.locator(`main a[href^="/studies/${most?.id}"]`).first().click();
  await page.locator('[id^="response-"]').first().waitFor();
  await page.waitForTimeout(2000);
  const times = [];
  for (const [step, rows] of [
    [-1, 'main a[href^="/studies/"]'],
    [1, '[id^="response-"]'],
  ] as const) {
    times.push(
      await page.evaluate(
        ([by, wanted]) =>
          new Promise<number>((resolve) => {
            const from = performance.now();
            // Pages that were left may be kept, hidden.
            const shown = (selector: string) =>
              [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
            const left = shown('main table');
            const look = () => {
              if (left?.checkVisibility() || !shown(wanted)) requestAnimationFrame(look);
              else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
            };
            history.go(by);
            requestAnimationFrame(look);
          }),
        [step, rows] as const,
      ),
    );
    await page.waitForTimeout(2000);
  }
  await context.close();
  return [times[0] ?? 0, times[1] ?? 0];
}

test('what the pages weigh and how soon they are there', async ({ browser, baseURL }) => {
  const lines: string[] = [];
  const moved: { name: string; shifts: Awaited<ReturnType<typeof shiftsOf>> }[] = [];
  for (const { name, address, act } of places()) {
    const viewport = name.startsWith('interview')
      ? { width: 390, height: 844 }
      : { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    await watchShifts(page);
    if (!name.startsWith('interview')) await signIn(page, world().owner);
    const bytes = await firstLoadBytes(page, address);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let requests = 0;
    const count = () => {
      requests += 1;
    };
    page.on('request', count);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
    page.off('request', count);
    await act(page);
    await page.waitForTimeout(1000);
    const vitals = await page.evaluate(() => (window as unknown as { __vitals: Vitals }).__vitals);
    const shifts = await shiftsOf(page);
    if (shifts.length > 0) moved.push({ name, shifts });
    const shift = shifts.reduce((sum, { value }) => sum + value, 0);
    lines.push(
      `| ${name} | ${(bytes / 1000).toFixed(0)} | ${requests} | ${vitals.largestPaint.toFixed(0)} | ${shift.toFixed(3)} | ${vitals.delay.toFixed(0)} |`,
    );
    await context.close();
  }
  const [back, forth] = await backAndForth(browser, baseURL);
  const text = [
    `Chromium with its processor slowed down ${SLOWDOWN} times, on ${os.cpus().length} cores shared with the server and the database; ${world().studies.reduce((sum, { responses }) => sum + responses, 0)} responses.`,
    '',
    '| page | JavaScript of the first load, gzipped, kB | requests in the first seconds | largest paint, ms | layout shift | slowest press or key, ms |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    `From a study’s responses back to the studies ${back.toFixed(0)} ms, forth again ${forth.toFixed(0)} ms, until the rows are painted.`,
  ].join('\n');
  process.stdout.write(`\n${text}\n`);
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  expect(after, 'the place for the table').toBeDefined();
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n${text}\n${END}${after}`);
  expect(moved, 'what moved by itself').toEqual([]);
});
