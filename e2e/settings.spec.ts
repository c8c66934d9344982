import { expectAccessible } from './accessible';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

test.use({ allowedErrors: [refused(409, '/api/public/v1/studies/')] });

test('a section of the settings that is jumped to leaves everything around it in its place', async ({
  page,
}) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().owner);
  await page.goto(`/studies/${id}/settings`);
  await expect(page.getByRole('button', { name: 'Delete study…' })).toBeAttached();
  await page.getByRole('link', { name: 'Move or delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete study…' })).toBeInViewport();
  const marked = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  await expect(marked).toHaveText('Move or delete');
  await expect(page.getByRole('navigation', { name: 'Study' })).toBeInViewport();
  await expect(page.getByText('all shortcuts')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await page.getByRole('link', { name: 'Languages' }).click();
  await expect(page.locator('#languages')).toBeInViewport();
  await expect(marked).toHaveText('Languages');
});

test('settings that were not saved are asked about before they are lost, on whatever page', async ({
  page,
}) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().owner);
  await page.goto(`/studies/${id}/settings`);
  await page.getByLabel('External title').fill('Not saved yet');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Study' });
  await tabs.getByRole('link', { name: 'Themes' }).click();
  await expect(page).toHaveURL(/themes$/);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await bar.getByRole('button', { name: 'Discard' }).click();
  await tabs.getByRole('link', { name: 'Themes' }).click();
  await expect(page).toHaveURL(/themes$/);
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
});

test('F3: settings that two people change keep what each of them changed', async ({ page, context }) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().owner);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`/studies/${id}/settings`);
    await expect(one.getByRole('button', { name: 'Delete study…' })).toBeAttached();
  }
  await page.getByLabel('Lines to call').fill('Samaritans: 116 123');
  await page.getByLabel('Who asks').fill('Institute One');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await other.getByLabel('Who asks').fill('Institute Two');
  const bar = other.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await bar.getByRole('button', { name: 'Read again' }).click();
  await expect(other.getByLabel('Lines to call')).toHaveValue('Samaritans: 116 123');
  await expect(bar.getByText('1 unsaved change')).toBeVisible();
  await expect(bar.getByText('Not saved.')).toHaveCount(0);
  await expect(bar.getByText('Institute One')).toBeVisible();
  await expect(bar.getByText('Institute Two')).toBeVisible();
  await expectAccessible(other);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Lines to call')).toHaveValue('Samaritans: 116 123');
  await expect(page.getByLabel('Who asks')).toHaveValue('Institute Two');
});
