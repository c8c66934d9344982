import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

/** What participants said, mended until its part is finished. */
const quiet = (text: string): Json => ({ type: 'open_ended', text, followUp: 'none' });
const STUDY: Json = {
  externalTitle: 'Refilling at home',
  config: { allowRevision: true },
  studyGuide: [
    { type: 'flat', title: 'Kitchen', items: [quiet('Who lives with you?')] },
    {
      type: 'flat',
      title: 'Bottle',
      items: [
        quiet('What is your first reaction?'),
        {
          type: 'multiple_choice',
          text: 'Would you use it?',
          options: [{ text: 'Yes' }, { text: 'No' }],
        },
        quiet('How would you explain it to a neighbour?'),
      ],
    },
    { type: 'flat', title: 'End', items: [quiet('What else?')] },
  ],
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await press(page, 'Send answer');
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your answers so far' });
const rowOf = (page: Page, asked: string) => dialogOf(page).getByRole('listitem').filter({ hasText: asked });
const REACTION = 'What is your first reaction?';

/** At the last question of the second part. */
async function underWay(page: Page, linkId: string): Promise<void> {
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  await question(page, 'Who lives with you?');
  await write(page, 'Two people');
  await question(page, REACTION);
  await write(page, 'I liked it at once, but I would forget the bottle.');
  await question(page, 'Would you use it?');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await press(page, 'Continue');
  await question(page, 'How would you explain it to a neighbour?');
}

test.describe('an earlier answer', () => {
  test.use({ allowedErrors: [/status of 409 .*\/changes$|ERR_INTERNET_DISCONNECTED/] });

  test('is changed until its part is finished, offline too, and read beside what it was', async ({
    page,
    context,
  }) => {
    const { id, linkId } = await createLaunchedStudy(STUDY);
    await underWay(page, linkId);
    await page.getByRole('textbox').fill('You take your old bottle');
    await press(page, 'Earlier answers');
    await expect(dialogOf(page).getByText('Until you finish part 2')).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    await expectAccessibleInBothLooks(page);
    await expect(rowOf(page, 'Who lives with you?').getByRole('button')).toHaveCount(0);

    // A draft outlives the page.
    await rowOf(page, REACTION).getByRole('button', { name: 'Mend' }).click();
    const field = dialogOf(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type(' Twice out of three');
    await expectAccessible(page);
    await page.reload();
    await question(page, 'How would you explain it to a neighbour?');
    await expect(page.getByRole('textbox')).toHaveValue('You take your old bottle');
    await press(page, 'Earlier answers');
    await expect(field).toHaveValue(/Twice out of three$/);

    // Without a connection it waits, and is sent when there is one again.
    await context.setOffline(true);
    await field.press('ControlOrMeta+Enter');
    await expect(rowOf(page, REACTION).getByText('Sending')).toBeVisible();
    await expect(dialogOf(page).getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(rowOf(page, REACTION).getByText('Mended just now.')).toBeVisible();
    await expect(rowOf(page, REACTION).getByText(/Twice out of three$/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveValue('You take your old bottle');

    // A choice, changed and taken back.
    await press(page, 'Earlier answers');
    const use = rowOf(page, 'Would you use it?');
    await use.getByRole('button', { name: 'Mend' }).click();
    await use.getByRole('radio', { name: 'No' }).check();
    await use.getByRole('button', { name: 'Keep the new answer' }).click();
    await expect(use.getByText('Mended just now.')).toBeVisible();
    await use.getByRole('button', { name: 'Undo' }).click();
    await expect(use.getByText('Yes', { exact: true })).toBeVisible();

    // The part is finished in another window meanwhile.
    await rowOf(page, REACTION).getByRole('button', { name: 'Mend' }).click();
    await field.fill('Too late.');
    const other = await context.newPage();
    await other.goto(`/s/${linkId}`);
    await question(other, 'How would you explain it to a neighbour?');
    await write(other, 'You take it along.');
    await question(other, 'What else?');
    await other.close();
    await press(page, 'Keep the new answer');
    const note = dialogOf(page).getByRole('alert').filter({ hasText: 'Part 2 is finished' });
    await expect(note).toContainText('Too late.');
    await expect(dialogOf(page).getByRole('button', { name: 'Mend' })).toHaveCount(0);
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Close this note' }).click();
    await expect(note).toHaveCount(0);
    await press(page, 'Back to question 5');
    await question(page, 'What else?');

    const [response] = (await withKey('GET', `/api/public/v1/responses/${linkId}`)).body;
    await signIn(page, world().researcher);
    await page.goto(`/studies/${id}/responses/${response.id}`);
    await page.getByText('Changed by the participant, show earlier answers').first().click();
    await expect(
      page.getByText('I liked it at once, but I would forget the bottle.', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
