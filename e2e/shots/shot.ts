import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type SeededStudy, world } from '../world';

export { expect } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../shots');
/** What a desk has beside the width of its project. */
const NARROW_DESK = { width: 1024, height: 768 };
const LOOKS = [
  { colorScheme: 'light', ending: '' },
  { colorScheme: 'dark', ending: '-dark' },
] as const;

interface How {
  /** The whole page, as far as it goes, not only what fits. */
  whole?: boolean;
  /** What is open would close when the window changes its size. */
  keepSize?: boolean;
}

/**
 * `shot(name)` keeps what the page shows now as `shots/{name}-{width}[-dark].png`, in both looks, and at a desk also
 * narrower. A page that scrolls sideways fails, after all pictures are taken.
 */
export const test = base.extend<{ shot: (name: string, how?: How) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(world().url),
  page: async ({ page }, use) => {
    // Faces that come too late for the first page of a browser are there for the next.
    await page.goto('/sign-in');
    await page.waitForLoadState('networkidle');
    await use(page);
  },
  shot: async ({ page, hasTouch, viewport }, use) => {
    mkdirSync(FOLDER, { recursive: true });
    await use(async (name, { whole = false, keepSize = false } = {}) => {
      if (!viewport) return;
      const sizes = hasTouch || keepSize ? [viewport] : [viewport, NARROW_DESK];
      for (const size of sizes) {
        if (sizes.length > 1) await page.setViewportSize(size);
        // What was pressed last is not to look as if it were about to be pressed again.
        if (!hasTouch) await page.mouse.move(size.width / 2, size.height - 1);
        for (const { colorScheme, ending } of LOOKS) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          await page.screenshot({
            path: path.join(FOLDER, `${name}-${size.width}${ending}.png`),
            fullPage: whole,
          });
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${name} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(size.width);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      if (sizes.length > 1) await page.setViewportSize(viewport);
    });
  },
});

/** The seeded study with the most responses. */
export function busiest(): SeededStudy {
  const [most] = [...world().studies].sort((a, b) => b.responses - a.responses);
  if (!most) throw new Error('nothing was seeded');
  return most;
}

/** From now on pages come without their first data (docs/decisions/102-first-data.md), as for a browser that moves on. */
export async function withoutFirstData(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const headers = { ...(await route.request().allHeaders()), 'sec-fetch-dest': 'empty' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    },
  );
}

/** What a page shows first is there: nothing says any more that it is being loaded. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Fonts are there, nothing moves and nothing is being fetched any more that would change the picture. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(async () => {
    // What another size brings along is laid out and, where it is code of its own, there.
    await new Promise((resolve) => setTimeout(resolve, 350));
    // What turns while something is under way turns for ever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await expect(page.locator('body')).toBeVisible();
}
