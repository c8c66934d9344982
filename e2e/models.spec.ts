import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../lib/testing/model-server';
import { expectAccessible } from './accessible';
import { type Json, send } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

let server: ModelServer;
test.beforeAll(async () => {
  server = await startModelServer({ unused: true });
});
test.afterAll(async () => {
  server.stop();
  await send('DELETE', '/api/public/v1/organization/models', { 'x-api-key': world().apiKey });
});

const SAID = [
  'The heating failed near Passau.',
  'Nobody came for hours.',
  'We put on our coats.',
  'The conductor was friendly.',
];

/** A whole interview; who worded its follow-ups. */
async function interviewed(study: { id: string; linkId: string }): Promise<string[]> {
  const started = await send('POST', '/api/interviews', {}, { linkId: study.linkId });
  const { responseId, token } = started.body;
  let { step }: Json = started.body;
  for (let nth = 0; step.kind !== 'end'; nth += 1) {
    const began = Date.now();
    const answered = await send(
      'POST',
      `/api/interviews/${responseId}/answers`,
      { authorization: `Bearer ${token}` },
      { stepId: step.id, answer: { text: SAID[nth % SAID.length] } },
    );
    expect(answered.status).toBe(200);
    expect(Date.now() - began).toBeLessThan(5_000);
    step = answered.body.step;
  }
  const read = await send('GET', `/api/public/v1/responses/${study.id}/${responseId}/reading`, {
    'x-api-key': world().apiKey,
  });
  return read.body.transcript.flatMap(({ whyAsked }: Json) => (whyAsked ? [whyAsked.by] : []));
}

test.use({ allowedErrors: [refused(400, '/api/public/v1/organization/models')] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('K1: an owner sets a model, tests it, sees what it takes, and the study goes on past the limit', async ({
  page,
}) => {
  const study = await createLaunchedStudy({
    title: 'Night trains with a model',
    studyGuide: [
      {
        type: 'flat',
        title: 'The night',
        items: [
          { type: 'open_ended', text: 'How was your last night on a train?', followUp: 'medium' },
          { type: 'open_ended', text: 'What would you like to be different?', followUp: 'light' },
        ],
      },
    ],
  });
  await signIn(page, world().owner);
  await page.goto('/organisation');
  await page.getByRole('navigation', { name: 'Organisation settings' }).getByText('Models').click();
  await expect(page.getByText('No model is set up, and none is needed')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a model' }).press('Enter');
  await field(page, 'Address').fill('no address');
  await field(page, 'Model').fill('inkstone-24b');
  const save = page.getByRole('button', { name: 'Save and test' });
  await save.click();
  await expect(page.getByText('Not an http or https URL')).toBeVisible();

  // A model that is slow: the test runs, and fails in time.
  server.behaviour = 'hanging';
  await field(page, 'Address').fill(server.baseUrl);
  await field(page, 'Key').fill('mk-0123456789abcdef7Kd2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Testing' }).first()).toBeVisible();
  await expect(page.getByText('No answer within 3.5 seconds.').first()).toBeVisible();
  await expect(page.getByText('The model is not used.', { exact: true })).toBeVisible();
  await expect(page.getByText('ends in 7Kd2')).toBeVisible();
  expect(await page.content()).not.toContain('0123456789abcdef');
  expect(await interviewed(study)).not.toContain('model');

  server.behaviour = 'good';
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(page.getByText('inkstone-24b words follow-ups')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What works' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);

  expect(await interviewed(study)).toEqual(['model', 'model', 'model']);
  await page.reload();
  await expect(page.getByText('this month')).toBeVisible();
  await expect(page.getByText('Night trains with a model')).toBeVisible();
  await expect(page.getByText(/an interview on average/)).toBeVisible();

  // A limit that one interview has nearly reached already.
  await field(page, 'A month').fill('3000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('this month, limit 3,000')).toBeVisible();
  const asked = server.asked.length;
  const by = await interviewed(study);
  expect(by.at(-1)).toBe('rules');
  expect(server.asked.length - asked).toBeLessThan(3);
  await page.reload();
  await expect(page.getByText('The limit of this month is reached.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove the model' }).click();
  await page.getByRole('button', { name: 'Remove model' }).click();
  await expect(page.getByText('No model is set up, and none is needed')).toBeVisible();
});

test('K1: others see that owners and admins set models', async ({ page }) => {
  await signIn(page, world().researcher);
  await page.goto('/organisation/models');
  await expect(page.getByText('Owners and admins see and set models.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a model' })).toHaveCount(0);
  await expectAccessible(page);
});
