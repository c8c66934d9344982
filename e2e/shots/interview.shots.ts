import type { Page } from '@playwright/test';
import { type Json, withKey } from '../client';
import { createLaunchedStudy } from '../launched-study';
import { expect, test } from './shot';

/** A drawing in place of a picture from elsewhere. */
const CABIN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"><rect width="800" height="500" fill="#dfe5ea"/><rect x="80" y="90" width="640" height="320" rx="24" fill="#f7f5f1"/><rect x="120" y="270" width="560" height="90" rx="12" fill="#27485f"/><rect x="120" y="130" width="200" height="100" rx="8" fill="#9fb4c4"/></svg>`;

const GUIDE: Json[] = [
  {
    type: 'screening',
    title: 'Screening',
    items: [
      {
        type: 'multiple_choice',
        text: 'Have you taken a night train in the last year?',
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'No', status: 'reject' },
        ],
      },
    ],
  },
  {
    type: 'flat',
    title: 'Booking',
    items: [
      {
        type: 'open_ended',
        text: 'Tell me about the last time you booked a night train.',
        followUp: 'light',
      },
    ],
  },
  {
    type: 'concept',
    title: 'Cabins',
    conceptSamplingConfig: {
      concepts: [
        {
          nickname: 'one',
          content: {
            title: 'A cabin for one',
            description: 'A door that closes, a bed, a window and room for one bag.',
            media: [{ type: 'image', name: 'The cabin', url: 'https://pictures.test/cabin.svg' }],
          },
        },
      ],
    },
    items: [{ type: 'open_ended', text: 'What is your first reaction to it?', followUp: 'none' }],
  },
];

const study = () =>
  createLaunchedStudy({
    externalTitle: 'Booking a night train',
    welcomeMessage: {
      title: 'How do people book a night train?',
      message: 'In writing, about the last time you did it or nearly did.',
    },
    closingMessage: 'You have told us more than any form could.',
    studyGuide: GUIDE,
    config: { interviewMode: 'text' },
  });

const asks = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function begin(page: Page, linkId: string, answer: string): Promise<void> {
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, /^Begin/);
  await asks(page, /night train in the last year/);
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await press(page, /^Continue/);
}

test('an interview in writing, from its first question to the thanks', async ({ page, context, shot }) => {
  await page.route('https://pictures.test/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: CABIN }),
  );
  const { linkId } = await study();
  await begin(page, linkId, 'Yes');
  await asks(page, /Tell me about/);
  await page
    .getByRole('textbox')
    .fill('In March, to see my mother in Vienna. It took three evenings, and I gave up twice.');
  await shot('interview-text');
  await context.setOffline(true);
  await press(page, /^Send answer/);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await shot('interview-offline');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Tell me about/);
  await shot('interview-follow-up');
  await press(page, /^Pause/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await shot('interview-pause');
  await page.keyboard.press('Escape');
  await press(page, 'Skip this question');
  await asks(page, /first reaction/);
  await expect(page.getByText('A cabin for one')).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
  await shot('interview-concept');
  await page.getByRole('textbox').fill('It looks calm, and small for a suitcase.');
  await press(page, /^Send answer/);
  await expect(page.getByText('You have told us more')).toBeVisible();
  await shot('interview-closing');
});

test('an interview that is over sooner', async ({ page, shot }) => {
  const { linkId } = await study();
  await begin(page, linkId, 'No');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.waitForTimeout(600);
  await shot('interview-screened-out');
});

test('doors that are closed', async ({ page, shot }) => {
  const { id, linkId } = await study();
  await page.goto(`/s/${linkId}`);
  await press(page, /^Begin/);
  await expect(page.getByRole('alert').filter({ hasText: 'Tick' })).toBeVisible();
  await shot('interview-consent');
  await withKey('POST', `/api/public/v1/studies/${id}/pause`);
  await page.goto(`/s/${linkId}`);
  await asks(page, 'This study is taking a pause');
  await shot('interview-paused');
});
