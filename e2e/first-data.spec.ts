import { startInterview } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test('pages come with their first rows, and ask for them no more (decision 102)', async ({ page }) => {
  const { id, linkId } = await createLaunchedStudy();
  await startInterview(linkId, {});
  await signIn(page, world().viewer);
  for (const [address, read] of [
    ['/studies', /\/v1\/(dashboard\/studies|folders)/],
    [`/studies/${id}/responses`, /\/v1\/studies\/[^/]+\/responses\?/],
    [`/studies/${id}/results`, /\/v1\/studies\/[^/]+\/results/],
    [`/studies/${id}/responses/1`, /\/v1\/responses\/[^/]+\/1\/reading/],
  ] as const) {
    // On a machine that is busy with other things they may come too late for the page: then it asks.
    await expect(async () => {
      const asked: string[] = [];
      const loading = await page.context().newPage();
      loading.on('request', (request) => asked.push(request.url()));
      await loading.goto(address, { waitUntil: 'networkidle' });
      await loading.close();
      expect(asked.filter((url) => read.test(url))).toEqual([]);
    }).toPass();
  }
});
