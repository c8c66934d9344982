import type { Page } from '@playwright/test';
import type { Json } from './client';
import { createLaunchedStudy } from './launched-study';

export const BERTH = [
  'A door that closes',
  'Room for luggage',
  'Arrival time',
  'Price',
  'A ticket to change',
];
const texts = (...list: string[]) => list.map((text) => ({ text }));
/** One of each kind. */
export const QUESTIONS = {
  choice: {
    type: 'multiple_choice',
    text: 'Which of these have you taken?',
    multiSelect: true,
    minSelect: 2,
    maxSelect: 3,
    allowCustomOption: true,
    options: [
      ...texts('Plane', 'Day train', 'Night train', 'Coach'),
      { text: 'None', exclusiveOption: true },
    ],
  },
  ranking: { type: 'ranking', text: 'Put these in order.', options: texts(...BERTH) },
  matrix: {
    type: 'matrix',
    text: 'How was each part?',
    rows: texts('Buying', 'Sleeping'),
    options: texts('Bad', 'Neither', 'Good'),
  },
  maxDiff: { type: 'max_diff', text: 'What matters?', options: texts(...BERTH), itemsPerScreen: 4 },
  files: { type: 'file_upload', text: 'Show us your ticket.', acceptedTypes: ['image/*'], maxFiles: 2 },
  open: { type: 'open_ended', text: 'What else?', followUp: 'none' },
};

/** Begins an interview with these questions, on a page of its own study. */
export async function begin(page: Page, items: Json[], more: Json = {}): Promise<{ linkId: string }> {
  const studyGuide = [{ type: 'flat', title: 'Controls', items }];
  const study = await createLaunchedStudy({ studyGuide, config: { interviewMode: 'text', ...more } });
  await page.goto(`/s/${study.linkId}`);
  await page.locator('form input[type=checkbox]').check();
  await page.locator('button[type=submit]:visible').click();
  return study;
}
