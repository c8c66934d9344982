import { send, startInterview, walk, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

const BLOCKS = [{ id: 'a', type: 'text', text: '## Beds\n\nThey said **so**. <b id="x">bold</b>' }];

test('M3: a report is read without an account until its link is revoked', async ({ browser, baseURL }) => {
  const study = await createLaunchedStudy();
  await walk(await startInterview(study.linkId, {}), (step) =>
    step.question?.type === 'file_upload' ? { skip: true } : reply(step),
  );
  const at = `/api/public/v1/studies/${study.id}`;
  const headers = { 'x-api-key': world().apiKey, 'if-match': '*' };
  const report = { title: 'People want a bed', blocks: BLOCKS };
  expect((await send('PUT', `${at}/report`, headers, report)).status).toBe(200);
  const share = (await withKey('POST', `${at}/shares`, { what: 'report', password: 'two beds' })).body;
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const answer = await page.goto(new URL(share.url).pathname);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByLabel('Password').fill('two beds');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'People want a bed' })).toBeVisible();
  await expect(page.getByText('<b id="x">')).toBeVisible();
  await withKey('DELETE', `${at}/shares/${share.id}`);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link is closed.' })).toBeVisible();
  await expect(page.getByText('People want a bed')).toHaveCount(0);
  await context.close();
});

test('a double click makes one insight and one link', async ({ page }) => {
  const study = await createLaunchedStudy();
  const at = `/api/public/v1/studies/${study.id}`;
  await signIn(page, world().researcher);
  await page.goto(`/studies/${study.id}/findings/insights`);
  await page.getByRole('button', { name: 'New insight' }).dblclick();
  const sentence = page.getByRole('textbox', { name: 'Insight, in a sentence' });
  await expect(sentence).toBeFocused();
  await page.keyboard.type('People want a bed');
  await expect(sentence).toHaveValue('People want a bed');
  await page.getByRole('button', { name: 'Share by link' }).click();
  await page.getByRole('button', { name: 'Make link' }).dblclick();
  await expect(page.getByText('The link is open.')).toBeVisible();
  await expect(page.getByText('Links in use 1')).toBeVisible();
  expect((await withKey('GET', `${at}/insights`)).body.total).toBe(1);
  expect((await withKey('GET', `${at}/shares`)).body.total).toBe(1);
});
