import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { send } from './client';
import { createLaunchedStudy } from './launched-study';
import { expect, test } from './test';
import { world } from './world';

/** What a participant sees after words that sound like danger or pain (decisions, K5). */

const QUESTIONS = ['How was the move?', 'What helped you?', 'What is next?'];

async function begun(page: Page, answer: string): Promise<void> {
  const { id, linkId } = await createLaunchedStudy({
    externalTitle: 'Your first months here',
    studyGuide: [
      {
        type: 'flat',
        title: 'Months',
        items: QUESTIONS.map((text) => ({ type: 'open_ended', text, followUp: 'medium' })),
      },
    ],
  });
  const changed = await send(
    'PATCH',
    `/api/public/v1/studies/${id}`,
    { 'x-api-key': world().apiKey, 'if-match': '*' },
    { supportMessage: 'Somebody listens, day and night: 116 123\nIf you are in danger now: 112' },
  );
  expect(changed.status).toBe(200);
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  await page.getByRole('textbox').fill(answer);
  await press(page, 'Send answer');
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

test('K5: after danger the lines are the page, and stay at hand', async ({ page }) => {
  await begun(page, 'I think about ending it all.');
  await heading(page, /You do not have to be alone/);
  await expect(page.getByText('nobody is listening in')).toBeVisible();
  await expect(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Stop here');
  await heading(page, 'We have stopped.');
  await expectAccessible(page);
  await press(page, 'Go on with the interview');
  await heading(page, 'What helped you?');
  await press(page, 'Somebody to talk to');
  await expect(page.getByRole('link', { name: '116 123' })).toBeVisible();
  await press(page, 'Go on with the interview');
  await press(page, 'Skip this question');
  await heading(page, 'What is next?');
  await page.reload();
  await heading(page, /You do not have to be alone/);
  await press(page, 'Go on with the interview');
  await press(page, 'Skip this question');
  await heading(page, 'Thank you.');
  await expect(page.getByRole('link', { name: '116 123' })).toBeVisible();
});

test('K5: after pain there are three ways on', async ({ page }) => {
  await begun(page, 'My mother died in March, and I moved into her flat.');
  await heading(page, /Thank you for telling us/);
  await expectAccessible(page);
  await press(page, 'Somebody to talk to');
  await expect(page.getByRole('link', { name: '116 123' })).toBeVisible();
  await press(page, 'Go on with the interview');
  await heading(page, 'What helped you?');
  await page.reload();
  await press(page, 'Leave the next question out');
  await heading(page, 'What is next?');
});
