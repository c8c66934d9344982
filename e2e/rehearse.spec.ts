import { expectAccessible } from './accessible';
import { withKey } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const GUIDE = [
  {
    type: 'screening',
    title: 'Before we begin',
    items: [
      {
        type: 'multiple_choice',
        text: 'Have you cancelled a journey?',
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'No', status: 'reject' },
        ],
      },
    ],
  },
  {
    type: 'flat',
    title: 'The plan',
    items: [{ type: 'open_ended', text: 'What had you planned?', followUp: 'light' }],
  },
];

test.describe('rehearsals', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('N6: scripted participants walk a draft, and one of their interviews is read', async ({ page }) => {
    const { body: study } = await withKey('POST', '/api/public/v1/studies/create', {
      title: 'Why travellers cancel',
      studyGuide: GUIDE,
    });
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/guide/rehearse`);
    await expect(page.getByRole('heading', { name: 'Nobody has walked through this yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choose participants' }).click();
    await page.getByRole('checkbox', { name: /^Rambling/ }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rehearse with 6' }).click();
    await expect(page.getByRole('status').filter({ hasText: '7 scripted participants' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('row', { name: /^Reached by/ })).toContainText('of 7');
    await expect(page.getByText('4 of 4 walked')).toBeVisible();
    // A sign without a size says nothing, and is found by its name all the same.
    const sign = page.getByRole('img', { name: 'asked', exact: true }).first();
    expect((await sign.locator('span').first().boundingBox())?.width).toBe(10);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Terse' }).click();
    await expect(page.getByRole('article', { name: 'Terse' })).toContainText('What had you planned?');
    await expect(page.getByRole('article', { name: 'Terse' })).toContainText('It was fine.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /^Reached by/ })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: 'Paths' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
