import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LABEL_IN_NAME = 'label-content-name-mismatch';

/** What passes is not described: most of the time would go into that. */
const ONLY_VIOLATIONS = { resultTypes: ['violations' as const] };

/** Holds when axe finds nothing on the page as it is now; on the dashboard, names have the visible text in them too. */
export async function expectAccessible(page: Page): Promise<void> {
  const isDashboard = !/^\/(s|erase)\//.test(new URL(page.url()).pathname);
  const rules = { [LABEL_IN_NAME]: { enabled: isDashboard } };
  await expectNothing(page, new AxeBuilder({ page }).options({ rules, ...ONLY_VIOLATIONS }));
}

/** That alone (WCAG 2.5.3): whoever speaks to the page says what they see. */
export async function expectLabelsInNames(page: Page): Promise<void> {
  await expectNothing(
    page,
    new AxeBuilder({ page }).options({
      runOnly: { type: 'rule', values: [LABEL_IN_NAME] },
      ...ONLY_VIOLATIONS,
    }),
  );
}

/** The same of its colours alone, for a long page that was looked at whole in other ones. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothing(
    page,
    new AxeBuilder({ page }).options({
      runOnly: { type: 'rule', values: ['color-contrast'] },
      ...ONLY_VIOLATIONS,
    }),
  );
}

/**
 * The same in both looks, of a page that shows the light one: the dark one differs in its colours alone. The page shows
 * the light one again afterwards.
 */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Transitions are let run out first: half a fade has no contrast. One may begin while the page is examined, when the time
 * of a message is over: what was found is looked for once more.
 */
async function expectNothing(page: Page, axe: AxeBuilder): Promise<void> {
  // Without frames one run in the page is enough: the other way opens another page to put its frames' results together.
  axe.setLegacyMode(page.frames().length === 1);
  const find = async () => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  };
  const found = await find();
  expect(found.length > 0 ? await find() : found).toEqual([]);
}
