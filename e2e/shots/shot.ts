import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { world } from '../world';

export { expect } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../shots');

/** `shot(name)` keeps what the page shows now as `shots/{name}-{width}[-dark].png`. */
export const test = base.extend<{ shot: (name: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(world().url),
  shot: async ({ page }, use, { project }) => {
    mkdirSync(FOLDER, { recursive: true });
    await use(async (name) => {
      await settled(page);
      await page.screenshot({ path: path.join(FOLDER, `${name}-${project.name}.png`) });
    });
  },
});

/** Fonts are there, nothing moves and nothing is being fetched any more that would change the picture. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expect(page.locator('body')).toBeVisible();
}
