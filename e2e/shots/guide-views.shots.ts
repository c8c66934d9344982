import { type Json, withKey } from '../client';
import { EXAMPLE_BRIEF } from '../example-brief';
import { createLaunchedStudy, exampleGuide } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, loaded, test } from './shot';

const GERMAN = [
  'Nachtzüge',
  'Wie Menschen Nachtzüge buchen',
  'Vielen Dank, dass Sie sich die Zeit nehmen.',
  'Bitte nehmen Sie sich etwa zehn Minuten Zeit, an einem ruhigen Ort.',
  'Haben Sie im letzten Jahr eine Reise mit dem Zug gemacht?',
];

test.describe('the other views of a guide', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('translations', async ({ page, shot }) => {
    const { id } = await createLaunchedStudy();
    await page.goto(`/studies/${id}/guide/translate`);
    await loaded(page);
    await shot('translate-none');
    const { id: several } = await createLaunchedStudy({ config: { availableLanguages: ['de', 'ar', 'fr'] } });
    const address = `/api/public/v1/studies/${several}/translations`;
    const { body } = await withKey('GET', `${address}/de`);
    const paths = Object.keys(body.strings);
    const states = ['approved', 'approved', 'edited', 'machine', 'approved'];
    await withKey('PUT', `${address}/de`, {
      strings: Object.fromEntries(
        GERMAN.map((text, at) => [paths[at], { text, state: states[at] ?? 'edited' }]),
      ),
    });
    await withKey('PUT', `${address}/ar`, {
      strings: Object.fromEntries(
        paths.map((path) => [path, { text: 'متى كانت آخر مرة سافرت فيها بالقطار ليلاً؟', state: 'approved' }]),
      ),
    });
    await page.goto(`/studies/${several}/guide/translate?language=de`);
    await loaded(page);
    await page.keyboard.press('j');
    await shot('translate');
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: /^Translation of/ });
    if (await field.isVisible()) await shot('translate-writing');
    await page.goto(`/studies/${several}/guide/translate?language=ar`);
    await loaded(page);
    await shot('translate-arabic');
  });

  test('a rehearsal', async ({ page, shot }) => {
    test.setTimeout(300_000);
    const study: Json = { ...exampleGuide(), title: 'Why travellers cancel' };
    const { body } = await withKey('POST', '/api/public/v1/studies/create', study);
    await page.goto(`/studies/${body.id}/guide/rehearse`);
    await expect(page.getByRole('heading', { name: 'Nobody has walked through this yet' })).toBeVisible();
    await shot('rehearse-none');
    await page.getByRole('button', { name: 'Choose participants' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot('rehearse-choose');
    await page.getByRole('button', { name: /^Rehearse with/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'scripted participants' })).toBeVisible({
      timeout: 90_000,
    });
    await loaded(page);
    await shot('rehearse');
    await shot('rehearse-whole', { whole: true });
    await page.getByRole('button', { name: 'Terse' }).click();
    await expect(page.getByRole('article', { name: 'Terse' })).toBeVisible();
    await shot('rehearse-read');
  });

  test('from a brief to a guide', async ({ page, shot }) => {
    await page.goto('/studies/new');
    await loaded(page);
    await page.getByRole('link', { name: /^A brief or questions/ }).click();
    const brief = page.getByRole('textbox', { name: 'Your brief' });
    await expect(brief).toBeVisible();
    await shot('brief-empty');
    await brief.fill(EXAMPLE_BRIEF.join('\n'));
    await page.getByRole('button', { name: 'Sort it' }).click();
    await expect(page.getByText('7 to decide')).toBeVisible();
    await shot('brief-sorted');
    await page.getByRole('button', { name: 'Leave out question 7' }).click();
    await page.getByRole('button', { name: 'Accept the rest' }).click();
    await expect(page.getByText('0 to decide')).toBeVisible();
    await shot('brief-decided', { whole: true });
    await page.getByRole('button', { name: 'Open in the guide' }).click();
    await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
    await shot('brief-guide');
  });
});
