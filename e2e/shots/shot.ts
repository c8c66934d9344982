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
  page: async ({ page }, use) => {
    // Faces that come too late for the first page of a browser are there for the next.
    await page.goto('/sign-in');
    await page.waitForLoadState('networkidle');
    await use(page);
  },
  shot: async ({ page, hasTouch, viewport }, use, { project }) => {
    mkdirSync(FOLDER, { recursive: true });
    await use(async (name) => {
      // What was pressed last is not to look as if it were about to be pressed again.
      if (!hasTouch && viewport) await page.mouse.move(viewport.width / 2, viewport.height - 1);
      await settled(page);
      await page.screenshot({ path: path.join(FOLDER, `${name}-${project.name}.png`) });
    });
  },
});

/** Fonts are there, nothing moves and nothing is being fetched any more that would change the picture. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => {
    // What turns while something is under way turns for ever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await expect(page.locator('body')).toBeVisible();
}
