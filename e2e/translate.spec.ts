import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { startModelServer } from '../lib/testing/model-server';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, send, withKey } from './client';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

test('N1: a study is translated text by text by keys, taken out, and brought in', async ({ page }) => {
  const { id } = await createLaunchedStudy({ config: { availableLanguages: ['de', 'ar'] } });
  await signIn(page, world().researcher);
  await page.goto(`/studies/${id}/guide/translate`);
  const languages = page.getByRole('navigation', { name: 'Languages' });
  await expect(languages.getByRole('button', { name: /^German/ })).toContainText('Nothing yet');
  const row = (at: number) => page.locator('tbody tr').nth(at);
  await expect(row(0)).toContainText('missing');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Translation of/ });
  await field.fill('Nachtzüge');
  await page.keyboard.press('Control+Enter');
  await expect(row(0)).toContainText('approved');
  await expect(row(0)).toContainText('Nachtzüge');
  // It goes on to the next one.
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take out' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toBe('de.csv');
  const { body } = await withKey('GET', `/api/public/v1/studies/${id}/translations/de`);
  const lines = Object.keys(body.strings).map((path) => `${path},Deutsch,approved`);
  await page.getByLabel('File of a translator').setInputFiles({
    name: 'de.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['path,text,state', ...lines].join('\n')),
  });
  await expect(languages.getByRole('button', { name: /^German/ })).toContainText('Ready to offer');
  await expectAccessibleInBothLooks(page);
  await languages.getByRole('button', { name: /^Arabic/ }).click();
  await expect(row(0)).toContainText('missing');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row(0)).toContainText('missing');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('N1: a model drafts everything that is missing, for a person to read', async ({ page }) => {
  const server = await startModelServer({ unused: true });
  try {
    const organization = '/api/public/v1/organization/models';
    const { id } = await createLaunchedStudy({ config: { availableLanguages: ['de'] } });
    await signIn(page, world().owner);
    await page.goto(`/studies/${id}/guide/translate`);
    await expect(page.getByRole('link', { name: 'language model' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draft what is missing' })).toHaveCount(0);

    const set = await withKey('PUT', organization, {
      baseUrl: server.baseUrl,
      model: 'inkstone-24b',
      apiKey: 'mk-0123456789abcdef7Kd2',
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    server.replies = (data) => ({
      texts: (data as { texts: { number: number; text: string }[] }).texts.map(({ number, text }) => ({
        number,
        text: `DE ${text}`,
      })),
    });
    server.delayMs = 300;
    await page.reload();
    await page.getByRole('button', { name: 'Draft what is missing' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^Drafting German, \d+ of \d+$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
    const { texts } = (await withKey('GET', `/api/public/v1/studies/${id}/translations/de`)).body;
    await expect(page.getByText(`${texts} drafts to read`).first()).toBeVisible();
    await expect(page.locator('tbody tr').first()).toContainText('DE ');
    await expect(page.getByRole('button', { name: 'Draft what is missing' })).toHaveCount(0);
    await expectAccessibleInBothLooks(page);
    const { body } = await withKey('GET', `/api/public/v1/studies/${id}/launch-preview`);
    expect(body.missingTranslations.de).toHaveLength(texts);
  } finally {
    server.stop();
    await withKey('DELETE', '/api/public/v1/organization/models');
  }
});

/** Ten languages beside English, three of them from right to left. */
const TEN = ['ar', 'fa', 'ur', 'de', 'hi', 'ko', 'pl', 'ru', 'tl', 'zh'];
const wordsOf = (language: string): Json =>
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, `../components/interview/messages/${language}.json`),
      'utf8',
    ),
  );

/** A translation as a file and back: everything is taken out, and brought in again from what the file says. */
async function broughtIn(request: APIRequestContext, at: string, format: 'csv' | 'xliff'): Promise<void> {
  const headers = { 'x-api-key': world().apiKey };
  const before = (await withKey('GET', at)).body;
  const file = await (await request.get(at, { headers, params: { format } })).text();
  expect((await withKey('PUT', at, { strings: {} })).body.missing).toBe(before.texts);
  const type = format === 'csv' ? 'text/csv' : 'application/xliff+xml';
  await request.put(at, { headers: { ...headers, 'content-type': type }, data: Buffer.from(file) });
  expect((await withKey('GET', at)).body).toEqual(before);
}

test('N1, X37: a study in ten languages is brought in from files and answered in each, phone and desk', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { id, linkId } = await createLaunchedStudy({
    config: { availableLanguages: TEN },
    studyGuide: [
      {
        type: 'flat',
        title: 'Trains',
        items: [{ type: 'open_ended', text: 'How was it?', followUp: 'none' }],
      },
    ],
  });
  const study = `/api/public/v1/studies/${id}`;
  const consent = { text: 'I answer as I like, and stop when I like.', retentionDays: 90 };
  await send(
    'PATCH',
    study,
    { 'x-api-key': world().apiKey, 'if-match': '*' },
    { consent, stateTexts: { screenedOut: 'Not this time.' } },
  );
  for (const [at, language] of TEN.entries()) {
    const address = `${study}/translations/${language}`;
    const { body } = await withKey('GET', address);
    const translated = Object.entries<Json>(body.strings).map(([key, { source }]) => [
      key,
      { text: `${source} =+"${wordsOf(language).youAnswered}", <${language}>;\nليلة`, state: 'approved' },
    ]);
    await withKey('PUT', address, { strings: Object.fromEntries(translated) });
    await broughtIn(page.request, address, at % 2 === 0 ? 'csv' : 'xliff');
  }
  const last = `${study}/translations/zh`;
  const [key, { text }] = Object.entries<Json>((await withKey('GET', last)).body.strings)[0]!;
  await withKey('PATCH', last, { strings: { [key]: null } });
  const { body: preview } = await withKey('GET', `${study}/launch-preview`);
  expect(preview.missingTranslations).toEqual({ zh: [key] });
  await withKey('PATCH', last, { strings: { [key]: { text, state: 'approved' } } });
  await withKey('POST', `${study}/launch`);

  for (const language of TEN) {
    const words = wordsOf(language);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    });
    const visit = await context.newPage();
    const fits = async () =>
      expect(await visit.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(
        visit.viewportSize()!.width,
      );
    await visit.goto(`/s/${linkId}`);
    await visit.getByLabel('Language').selectOption(language);
    await expect(visit.locator('html')).toHaveAttribute('lang', language);
    const dir = ['ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr';
    await expect(visit.locator('html')).toHaveAttribute('dir', dir);
    await expect(visit.getByRole('button', { name: words.begin, exact: true })).toBeVisible();
    // What one agrees to is read in it, too.
    await expect(visit.getByText(`${consent.text} =+"${words.youAnswered}"`)).toBeVisible();
    await expectAccessible(visit);
    await fits();
    await visit.setViewportSize({ width: 1440, height: 900 });
    await fits();
    await visit.getByRole('checkbox', { name: words.agree }).check();
    await visit.getByRole('button', { name: words.begin, exact: true }).click();
    await expect(visit.getByRole('heading', { level: 1 })).toContainText(words.youAnswered);
    await visit.getByRole('textbox').fill(words.youAnswered);
    await expectAccessible(visit);
    await fits();
    await visit.setViewportSize({ width: 390, height: 844 });
    await fits();
    await visit.getByRole('button', { name: words.sendAnswer, exact: true }).click();
    await expect(visit.getByText(words.saved)).toBeVisible();
    await expectAccessible(visit);
    await fits();
    await context.close();
  }
});
