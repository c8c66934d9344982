import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Holds when axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }));
}

/** The same of its colours alone, for a long page that was looked at whole in other ones. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }).withRules(['color-contrast']));
}

/** Transitions are let run out first: half a fade has no contrast. */
async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
