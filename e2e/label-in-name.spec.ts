import { expectLabelsInNames } from './accessible';
import { startInterview, walk, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

const WORDS = 'I stood with the bicycle in the corridor for two hours, and nobody could pass.';

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
});
