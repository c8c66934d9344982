import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { send, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test.use({ viewport: { width: 1440, height: 900 } });

async function interviewed(pid: string) {
  const study = await createLaunchedStudy({ title: 'Journeys of one person' });
  const started = await send('POST', '/api/interviews', {}, { linkId: study.linkId, urlParams: { pid } });
  expect(started.status).toBe(201);
  return { study, responseId: String(started.body.responseId) };
}

test('O2: an owner finds a person by key, takes out what is kept, and erases them', async ({ page }) => {
  const pid = `p-${Date.now()}`;
  const { study, responseId } = await interviewed(pid);
  await signIn(page, world().owner);
  await page.goto('/organisation/people');
  await page.getByRole('heading', { level: 1, name: 'People’s data' }).waitFor();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Write what stands before the “=”.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Name in the link' }).fill('pid');
  await page.getByRole('textbox', { name: 'Value' }).fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is kept of nobody' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Value' }).fill(pid);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 response in 1 study')).toBeVisible();
  await expect(page.getByRole('table').getByText('Journeys of one person')).toBeVisible();
  expect(page.url()).not.toContain(pid);
  await expectAccessibleInBothLooks(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take out everything' }).click();
  expect((await download).suggestedFilename()).toMatch(/^A person’s data, \d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Erase the person behind ${pid}` });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Erase', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.type(pid);
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText(`The person behind ${pid} is erased.`)).toBeVisible();
  const gone = await withKey('GET', `/api/public/v1/responses/${study.linkId}/${responseId}`);
  expect(gone.status).toBe(404);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('O2: others find and take out, and do not erase', async ({ page }) => {
  const { responseId } = await interviewed('p-kept');
  await signIn(page, world().researcher);
  await page.goto('/organisation/people');
  await page.getByRole('button', { name: 'By a response' }).click();
  await page.getByRole('textbox', { name: 'Id of a response' }).fill(responseId);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 response in 1 study')).toBeVisible();
  await expect(page.getByText('Owners and admins erase people.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase this person' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
