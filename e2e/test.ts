import { test as base } from '@playwright/test';
import { world } from './world';

export { expect } from '@playwright/test';

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
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(`${error.stack}`));
    await use(page);
    const unexpected = errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)));
    base.expect(unexpected, 'errors on the console').toEqual([]);
  },
});
