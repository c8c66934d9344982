import type { Page } from '@playwright/test';
import { type Json, withKey } from '../client';
import { exampleGuide } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, test } from './shot';

/** The guide of the examples as a draft; `spoil` may take something from it. */
async function drafted(title: string, spoil: (guide: Json) => void = () => {}): Promise<string> {
  const study: Json = { ...exampleGuide(), title };
  const created = await withKey('POST', '/api/public/v1/studies/create', study);
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  const { id } = created.body;
  const { studyGuide } = study;
  spoil(studyGuide);
  const saved = await fetch(`${world().url}/api/public/v1/studies/${id}/guide`, {
    method: 'PUT',
    headers: { 'x-api-key': world().apiKey, 'if-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify({ studyGuide }),
  });
  expect(saved.status, await saved.text()).toBe(200);
  return id;
}

async function open(page: Page, id: string, item: string | RegExp): Promise<void> {
  await page.goto(`/studies/${id}/guide`);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const narrow = (page.viewportSize()?.width ?? 0) < 960;
  if (narrow) await page.getByRole('button', { name: 'Outline' }).click();
  const place = narrow ? page.getByRole('dialog') : outline;
  await place.getByRole('button', { name: item }).first().click();
  await page.waitForTimeout(500);
  // A block leaves the sheet open: its questions are there to choose from.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(800);
}

test.describe('the guide builder', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('screening, conditions, concepts', async ({ page, shot }) => {
    const id = await drafted('Why travellers cancel');
    await open(page, id, /Did you travel by train/);
    await shot('guide-builder-screening');
    await open(page, id, /Where did the bicycle stand/);
    await page.getByRole('button', { name: /^Options of Q/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await shot('guide-builder-condition');
    await open(page, id, /What do you make of this idea/);
    await shot('guide-builder-concept');
  });

  test('problems', async ({ page, shot }) => {
    const id = await drafted('Not finished yet', (guide) => {
      guide[1].items[1].text = '';
      Object.assign(guide[1].items[2], { minSelect: 2 });
      guide[1].items[2].options.reverse();
    });
    await open(page, id, /What did you take along/);
    await page.getByRole('button', { name: 'Launch…' }).click();
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('problem');
    await shot('guide-builder-problems');
  });

  test('whether participants see it', async ({ page, shot }) => {
    const id = await drafted('As participants see it');
    await open(page, id, /What matters most/);
    const toggle = page.getByRole('button', { name: 'Participant sees' });
    if (await toggle.isVisible()) await toggle.click();
    await page.waitForTimeout(800);
    await shot('guide-builder-preview');
  });
});
