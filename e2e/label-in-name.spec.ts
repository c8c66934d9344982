import { expectLabelsInNames } from './accessible';
import { startInterview, walk, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

const WORDS = 'I stood with the bicycle in the corridor for two hours, and nobody could pass.';

/**
 * Names of the API among the visible words of the page: snake_case and camelCase. Code samples, ids, the names in the
 * address of a link, and the closed lists of names in the API are meant to show them.
 */
function apiWords(): string[] {
  const shown = document.body.cloneNode(true) as HTMLElement;
  for (const part of shown.querySelectorAll('script, style, code, details, .font-code, .machine-name'))
    part.remove();
  document.body.append(shown);
  // biome-ignore lint/performance/useDomNodeTextContent: with spaces between neighbouring elements
  const words = shown.innerText.match(/\b[a-z]+_[a-z_]+\b|\b[a-z]{2,}[A-Z][A-Za-z]*\b/g) ?? [];
  shown.remove();
  return words;
}

test.describe('X31: what a control shows is in its name', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  let study: { id: string; linkId: string };
  test.beforeAll(async () => {
    study = await createLaunchedStudy();
    for (let nth = 0; nth < 2; nth += 1) {
      await walk(await startInterview(study.linkId, { source: 'mail' }), (step) => {
        if (step.question?.type === 'file_upload') return { skip: true };
        return step.question?.type === 'open_ended' ? { text: WORDS } : reply(step);
      });
    }
    await expect
      .poll(
        async () =>
          (await withKey('GET', `/api/public/v1/responses/${study.id}/2/reading`)).body.analysis.state,
        {
          timeout: 60_000,
        },
      )
      .toBe('done');
  });

  const pages = (id: string) => [
    '/studies',
    '/studies/new?from=churn',
    `/studies/${id}/guide`,
    `/studies/${id}/responses`,
    `/studies/${id}/results`,
    `/studies/${id}/responses/2`,
    `/studies/${id}/responses/2?view=answers`,
    `/studies/${id}/settings`,
    '/wallets',
    '/keys',
    '/members',
    '/organisation',
    '/account',
  ];

  test('X31: on every page of the dashboard', async ({ page }) => {
    await signIn(page, world().owner);
    for (const address of pages(study.id)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectLabelsInNames(page);
      });
    }
  });

  test('X28: no page of the dashboard says the names of the API unasked', async ({ page }) => {
    await signIn(page, world().owner);
    for (const address of pages(study.id).filter((path) => !path.startsWith('/studies/new'))) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect(await page.evaluate(apiWords)).toEqual([]);
      });
    }
  });
});
