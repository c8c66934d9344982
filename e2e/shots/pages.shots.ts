import { test } from './shot';

test('pages that nobody signs in for', async ({ page, shot }) => {
  await page.goto('/nowhere');
  await shot('not-found');
  await page.goto('/docs');
  await shot('docs');
});
