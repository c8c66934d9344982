import { begin, QUESTIONS } from '../control-questions';
import { expect, test } from './shot';

test('how a participant answers each kind of question', async ({ page, shot }) => {
  await begin(page, Object.values(QUESTIONS));
  const asks = (text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  const go = () => page.getByRole('button', { name: /^(Continue|Send answer)/ }).click();

  await asks(QUESTIONS.choice.text);
  for (const name of ['Plane', 'Day train', 'Other']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('textbox').fill('A ferry');
  await shot('interview-choice');
  await go();
  await asks(QUESTIONS.ranking.text);
  await page.getByRole('button', { name: /^Room for luggage, place/ }).press('Space');
  await shot('interview-ranking');
  // A ranking counts once something was moved (X34).
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await go();
  await asks(QUESTIONS.matrix.text);
  await page.getByRole('radio', { name: 'Good' }).first().check();
  await shot('interview-matrix');
  await page.getByRole('radio', { name: 'Bad' }).locator('visible=true').last().check();
  await go();
  await asks(QUESTIONS.maxDiff.text);
  for (let screen = 1; screen <= 4; screen += 1) {
    await expect(page.getByText(`Screen ${screen} of 4`)).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Most important' }).getByRole('radio').first().check();
    await page.getByRole('radiogroup', { name: 'Least important' }).getByRole('radio').last().check();
    if (screen === 1) await shot('interview-max-diff');
    await go();
  }
  await asks(QUESTIONS.files.text);
  const file = { name: 'ticket.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await shot('interview-file');
});
