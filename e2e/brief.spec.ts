import type { Locator, Page } from '@playwright/test';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { expectAccessible } from './accessible';
import { EXAMPLE_BRIEF } from './example-brief';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const MOST_STEPS = 20;
/** Names of the API, which no screen shows. */
const API_NAMES =
  /\b(?:externalId|studyGuide|open_ended|multiple_choice|max_diff|file_upload|followUp|addInstructions|welcomeMessage|interviewMode|multiSelect|JSON)\b/;

async function word(lines: readonly string[]): Promise<Buffer> {
  const children = lines.map((line) =>
    line.startsWith('# ')
      ? new Paragraph({ text: line.slice(2), heading: HeadingLevel.HEADING_1 })
      : new Paragraph(line),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** More questions into the guide that is open, and out again. */
async function expectPastedAndTakenBack(page: Page): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'Guide outline' });
  await outline.getByRole('button', { name: 'Paste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste questions' });
  const field = dialog.getByRole('textbox', { name: 'Brief or questions' });
  await field.fill('Nothing is asked here.');
  await dialog.getByRole('button', { name: 'Sort it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No question was found in it.');
  await field.fill('1. How did you pay? Cash / card / phone\n2. Tell me about the fee.\n3. anything else');
  await dialog.getByRole('button', { name: 'Sort it' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expect(dialog.getByText('Multiple choice, 3 options')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^anything else/ }).press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(outline).toContainText('8 questions');
  await expect(outline.getByText('How did you pay?')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(outline).toContainText('6 questions');
}

test.describe('from a brief', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => signIn(page, world().researcher));

  test('N8: a page becomes a launched study in a few steps, each question decided before anything is made', async ({
    page,
  }) => {
    let steps = 0;
    const press = async (locator: Locator) => {
      steps += 1;
      await locator.click();
    };
    const speaksPlainly = async () =>
      expect(page.locator('main')).not.toContainText(API_NAMES, { useInnerText: true });
    await page.goto('/studies/new');
    await press(page.getByRole('link', { name: /^A brief or questions/ }));
    const sort = page.getByRole('button', { name: 'Sort it' });
    await expect(sort).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    const file = page.locator('input[type="file"]');
    await file.setInputFiles({
      name: 'photo.docx',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71]),
    });
    await expect(page.locator('main').getByRole('alert')).toContainText(
      '“photo.docx” is not a Word document that can be read.',
    );
    steps += 1;
    await file.setInputFiles({
      name: 'brief.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await word(EXAMPLE_BRIEF),
    });
    await expect(page.getByRole('textbox', { name: 'Your brief' })).toHaveValue(/5\. Rate from 1 to 5/);
    await press(sort);

    const row = (number: number) => page.getByRole('listitem', { name: `Question ${number}`, exact: true });
    await expect(page.getByText('0 accepted, 0 left out, 7 to decide')).toBeVisible();
    await expect(row(1)).toContainText('Yes (let in) · No (turned away)');
    await expect(row(5)).toContainText('Rates 3 on a scale of 5');
    await expect(row(7)).toContainText('Nothing says how it is answered: have a look');
    const open = page.getByRole('button', { name: 'Open in the guide' });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await speaksPlainly();
    await press(page.getByRole('button', { name: 'Leave out question 7' }));
    await press(page.getByRole('button', { name: 'Accept the rest' }));
    await expect(page.getByText('6 accepted, 1 left out, 0 to decide')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Why people cancel night trains');
    await press(open);

    await expect(page.getByRole('navigation', { name: 'Guide outline' })).toContainText('6 questions');
    await speaksPlainly();
    await expectPastedAndTakenBack(page);
    const problems = page.getByRole('region', { name: 'Problems' });
    await expect(problems).toContainText('1 warning');
    await press(problems.getByRole('button', { name: /1 warning/ }));
    await press(problems.getByRole('button', { name: /suggests the answer/ }));
    const question = page.getByRole('article', { name: 'Question 4' });
    await expect(question).toContainText('Do you think that cancelling is too hard, or not?');
    await expectAccessible(page);
    await press(question.getByRole('button', { name: 'Fix it' }));
    const text = question.getByRole('textbox', { name: 'Question text' });
    await expect(text).toHaveValue('Do you think that cancelling is too hard, or not?');
    await expect(page.getByText('No problems. The guide can be launched.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('Don’t you think that cancelling is too hard?');
    await press(question.getByRole('button', { name: 'Leave it' }));
    await expect(problems).toContainText('1 warning left as it is');
    await expect(question.getByRole('button', { name: 'Leave it' })).toHaveCount(0);

    await press(page.getByRole('button', { name: 'Launch…' }));
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: 'Launch study' }));
    await expect(dialog).toContainText('Billed to');
    await expect(page.getByTestId('link')).toBeVisible();
    expect(steps).toBeLessThanOrEqual(MOST_STEPS);
  });
});
