import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { world } from './world';

export { expect } from '@playwright/test';

/** The browser's own line for an answer that a test asks for, of one status and one path. */
export function refused(status: number, path: string): RegExp {
  return new RegExp(
    `^Failed to load resource: the server responded with a status of ${status} .*at ${path}$`,
  );
}

/** How many times slower pages run: shows where a test, or a page, does not wait for what it needs. */
export const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1);

export interface BrowserSettings {
  /** What a page's console may say as an error all the same; anything else fails the test. */
  allowedErrors: RegExp[];
}

/** Playwright's test against the running product; an error on a page's console fails it. */
export const test = base.extend<BrowserSettings>({
  allowedErrors: [[], { option: true }],
  // Read here, not in the configuration: that is read before the product has an address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(world().url),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    if (SLOWDOWN > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const reply = await goto(address, options);
      if (options?.waitUntil === undefined) await listens(page);
      return reply;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const reply = await reload(options);
      if (options?.waitUntil === undefined) await listens(page);
      return reply;
    };
    page.on('console', (message) => message.type() === 'error' && errors.push(lineOf(message)));
    page.on('pageerror', (error) => errors.push(`${error.stack}`));
    await use(page);
    const unexpected = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
    base.expect(unexpected, 'errors on the console').toEqual([]);
  },
});

/** A page's first rows stand there before its scripts hear a key: at rest they do. It may go elsewhere meanwhile. */
async function listens(page: Page): Promise<void> {
  const rests = page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  // One without scripts never tells.
  await Promise.race([rests.catch(() => {}), sleep(REST_MS * SLOWDOWN, undefined, { ref: false })]);
}
const REST_MS = 3_000;

/** What is said, and of a resource also which: the browser keeps its address beside the words. */
function lineOf(message: ConsoleMessage): string {
  const text = message.text();
  if (!text.startsWith('Failed to load resource')) return text;
  return `${text} at ${new URL(message.location().url, world().url).pathname}`;
}
