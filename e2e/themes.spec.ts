import { expectAccessible } from './accessible';
import { type Json, startInterview, walk, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const SAID = [
  'The heating was broken all night. We froze.',
  'It was cold because the heating failed.',
  'I had no trouble with the heating.',
  'There was a queue at the ticket office.',
];

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the themes of a study', () => {
  let study: { id: string };

  test.beforeAll(async () => {
    const made = await createLaunchedStudy({
      title: 'Night trains, themes',
      studyGuide: [
        {
          type: 'flat',
          title: 'The journey',
          items: [{ type: 'open_ended', text: 'How was it?', followUp: 'none' }],
        },
      ],
    });
    study = made;
    for (const text of SAID) await walk(await startInterview(made.linkId, {}), (): Json => ({ text }));
    await expect
      .poll(async () => {
        const { body } = await withKey('GET', `/api/public/v1/responses/${made.id}?includeInProgress=false`);
        return body.length;
      })
      .toBe(SAID.length);
  });

  test('L3: are suggested, accepted, mended by keyboard, and taken back', async ({ page }) => {
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/themes`);
    await expect(page.getByRole('heading', { name: 'No themes yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look for themes' }).click();
    const codebook = page.getByRole('complementary', { name: 'Codebook' });
    await codebook.getByRole('button', { name: /^Heating/ }).click();
    const passages = page.getByRole('list', { name: 'Passages' }).getByRole('listitem');
    await expect(passages).toHaveCount(3);
    await expect(page.getByText('2 of 4 people, in 3 passages; 1 person speaks against it')).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Enter');
    await expect(codebook.getByRole('region', { name: 'Accepted' })).toContainText('Heating');
    await page.keyboard.press('e');
    const form = page.getByRole('dialog', { name: 'Edit Heating' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Heating that fails');
    await form.getByRole('button', { name: 'Save theme' }).click();
    await expect(page.getByRole('heading', { name: 'Heating that fails', exact: true })).toBeVisible();
    const rule = page.getByRole('complementary', { name: 'Rule of the theme' });
    await expect(rule.getByText('renamed it; was “Heating”')).toBeVisible();

    // Keys belong to the dialog until it has closed and given the focus back.
    await expect(form).toBeHidden();
    await page.waitForTimeout(300);
    await passages.first().getByRole('link').focus();
    await expect(passages.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(passages).toHaveCount(2);
    // The toast of the acceptance may still be there, with a way back of its own.
    const takenOut = page.getByRole('status').filter({ hasText: 'is taken out' });
    await takenOut.getByRole('button', { name: 'Undo' }).click();
    await expect(passages).toHaveCount(3);
    await passages.first().getByRole('link').focus();
    await page.keyboard.press('c');
    await expect(passages.first().getByText('speaks against')).toBeVisible();

    await page.keyboard.press('n');
    const made = page.getByRole('dialog', { name: 'New theme' });
    await made.getByRole('textbox', { name: 'Name' }).fill('Queues');
    await made.getByRole('button', { name: 'Make theme' }).click();
    await expect(page.getByRole('heading', { name: 'Queues', exact: true })).toBeVisible();
    await expect(passages).toHaveCount(1);
    await expectAccessible(page);
  });

  test('that is deleted is said to be, leaves the address, and is not asked for again', async ({ page }) => {
    const { body } = await withKey('POST', `/api/public/v1/studies/${study.id}/themes`, {
      name: 'Short-lived',
    });
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/themes?theme=${body.id}`);
    await expect(page.getByRole('heading', { name: 'Short-lived', exact: true })).toBeVisible();
    // An answer of 404 is a line on the console, which fails the test.
    await page.getByRole('button', { name: 'Delete theme' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete theme' }).click();
    await expect(page.getByText('Short-lived is deleted')).toBeVisible();
    await expect(page).toHaveURL(/themes$/);
    await page.waitForLoadState('networkidle');
  });

  test('H1: viewers read them and change nothing', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/studies/${study.id}/themes`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Look for|New theme|Edit)/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
