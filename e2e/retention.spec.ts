import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { send, withKey, withToken } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

test.use({
  viewport: { width: 1440, height: 900 },
  allowedErrors: [refused(409, '/api/interviews/erase/')],
});

const forecast = (recordings: number) => {
  const none = { overdue: 0, withinWeek: 0, nextAt: null };
  const part = { ...none, overdue: recordings, withinWeek: recordings };
  return {
    ...{ days: null, ...none, held: 0, studies: recordings },
    kept: { recordings: 7, words: null, everything: null },
    retention: { recordingsDays: 7, wordsDays: null, everythingDays: null },
    parts: { recordings: part, words: none, everything: none },
  };
};

test('O2: numbers that delete within the hour are confirmed, in a study and for all', async ({ page }) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().owner);
  await page.goto(`/studies/${id}/settings`);
  const days = page.getByRole('textbox', { name: 'Recordings, in days' });
  await expect(page.getByText('Nothing is due to be deleted.')).toBeVisible();
  // Nothing here is a day old.
  await page.route('**/retention?**', (route) => route.fulfill({ json: forecast(3) }));
  await days.fill('7');
  await days.blur();
  await expect(page.getByText('Saving this deletes within the hour:')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete within the hour?' });
  await expect(dialog.getByText('the recordings of 3 responses.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  const saved = async () =>
    (await withKey('GET', `/api/public/v1/studies/${id}`)).body.retention.recordingsDays;
  expect(await saved()).toBeNull();
  await expect(days).toHaveValue('7');
  await bar.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Save and delete' }).click();
  await expect.poll(saved).toBe(7);

  await page.goto('/organisation');
  const words = page.getByRole('textbox', { name: 'Words, in days' });
  await words.fill('3000');
  await words.blur();
  await expect(page.getByText('Saving this deletes within the hour:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save limits' }).click();
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await page.unroute('**/retention?**');
  await words.fill('3001');
  await words.blur();
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('How long responses are kept is saved.')).toBeVisible();
  expect((await withKey('GET', '/api/public/v1/organization')).body.retention.wordsDays).toBe(3001);
  await withKey('PATCH', '/api/public/v1/organization', { retention: {} });
});

test('O2: a hold is set and lifted, keeps a response, and its participant is told', async ({ page }) => {
  const studyGuide = [
    {
      type: 'flat',
      title: 'Main',
      items: [{ type: 'open_ended', text: 'How do you shop?', followUp: 'none' }],
    },
  ];
  const study = await createLaunchedStudy({ title: 'Held', studyGuide });
  const started = await send('POST', '/api/interviews', {}, { linkId: study.linkId });
  const { responseId, token, step } = started.body;
  const answered = await withToken(token, 'POST', `/api/interviews/${responseId}/answers`, {
    stepId: step.id,
    answer: { text: 'By bicycle, on Saturdays.' },
  });
  expect(answered.body.step.kind).toBe('end');
  const { url } = (await withToken(token, 'GET', `/api/interviews/${responseId}/erase-link`)).body;
  await signIn(page, world().owner);
  await page.goto(`/studies/${study.id}/responses/1`);
  await page.getByRole('button', { name: 'More: download, delete' }).click();
  await page.getByRole('menuitem', { name: 'Put under a legal hold…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put response 1 under a legal hold' });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Case 2026-117');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set legal hold' }).click();
  await expect(page.getByText(/This response is under a legal hold since .*, set by/)).toBeVisible();
  await expect(page.getByText('Case 2026-117')).toBeVisible();
  await page.getByRole('button', { name: 'More: download, delete' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete response/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expectAccessibleInBothLooks(page);

  await page.goto(`/studies/${study.id}/settings`);
  await expect(page.getByRole('link', { name: 'response 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Put under a legal hold…' }).click();
  const all = page.getByRole('dialog', { name: 'Put study “Held” under a legal hold' });
  await expect(all.getByRole('button', { name: 'Set legal hold' })).toHaveAttribute('aria-disabled', 'true');
  await all.getByRole('textbox', { name: 'Why' }).fill('All of it');
  await all.getByRole('button', { name: 'Set legal hold' }).click();
  await expect(page.getByText(/Held since .*, by/)).toBeVisible();
  await expectAccessible(page);

  const participant = await page.context().newPage();
  await participant.goto(new URL(url).pathname + new URL(url).search);
  await expect(participant.getByRole('heading', { name: 'Your answers are kept for now' })).toBeVisible();
  await expectAccessible(participant);
  await participant.goto(`${new URL(url).pathname}?language=de`);
  await expect(participant.getByText('gesetzlich verpflichtet')).toBeVisible();
  await participant.close();

  await page.getByRole('button', { name: 'Lift the legal hold…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift hold' }).click();
  await expect(page.getByText('The legal hold is lifted.')).toBeVisible();
  await page.goto(`/studies/${study.id}/responses/1`);
  await page.getByRole('button', { name: 'Lift the hold…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift hold' }).click();
  await expect(page.getByText('under a legal hold')).toHaveCount(0);
});
