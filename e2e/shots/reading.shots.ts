import { readFileSync } from 'node:fs';
import { type Json, startInterview, uploadFile, walk } from '../client';
import { createLaunchedStudy } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, test, withoutFirstData } from './shot';

test('the guide for those who may not edit it', async ({ page, shot }) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().viewer);
  await page.goto(`/studies/${id}/guide`);
  await expect(page.getByRole('region', { name: 'Guide', exact: true })).toContainText('Q1');
  await shot('guide-reader');
});

test('what was handed in', async ({ page, shot }) => {
  const study = await createLaunchedStudy({
    title: 'Tickets',
    studyGuide: [
      {
        type: 'flat',
        title: 'Files',
        items: [{ type: 'file_upload', text: 'Show us your ticket.', maxFiles: 2 }],
      },
    ],
  });
  const interview = await startInterview(study.linkId, {});
  const picture = readFileSync('docs/screens/studies.png');
  const notes = Buffer.from('Carriage 7, berth 31');
  await walk(interview, async (step: Json) => ({
    recordings: [
      await uploadFile(interview, step.id, { name: 'ticket.png', type: 'image/png', bytes: picture }),
      await uploadFile(interview, step.id, { name: 'notes.txt', type: 'text/plain', bytes: notes }),
    ],
  }));
  await signIn(page, world().owner);
  await page.goto(`/studies/${study.id}/responses/1`);
  await expect(page.getByRole('link', { name: 'Save ticket.png' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await shot('response-files');
});

test('what could not be fetched or shown', async ({ page, shot }) => {
  await signIn(page, world().owner);
  await page.goto('/studies');
  await expect(page.locator('[data-study]').first()).toBeVisible();
  // What is there already comes with its document, and the parts that answer keys after it.
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toContainText('could not be fetched');
  await shot('dialog-not-fetched');
  await page.unrouteAll();
  await withoutFirstData(page);
  await page.route(/\/v1\/dashboard\/studies(\?|$)/, (route) =>
    route.fulfill({ json: { studies: [{}], folders: [], counts: {} } }),
  );
  await page.goto('/studies');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await shot('page-failed');
});
