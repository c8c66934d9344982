import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Json, send, withKey } from '../client';
import { createLaunchedStudy } from '../launched-study';
import { world } from '../world';
import { expect, test } from './shot';

const open = (text: string, followUp = 'none'): Json => ({ type: 'open_ended', text, followUp });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

async function begun(page: Page, answer: string): Promise<void> {
  const { id, linkId } = await createLaunchedStudy({
    externalTitle: 'Your first months here',
    studyGuide: [
      {
        type: 'flat',
        title: 'Months',
        items: ['How was the move?', 'What helped you?', 'What is next?'].map((text) => open(text, 'medium')),
      },
    ],
  });
  await send(
    'PATCH',
    `/api/public/v1/studies/${id}`,
    { 'x-api-key': world().apiKey, 'if-match': '*' },
    { supportMessage: 'Somebody listens, day and night: 116 123\nIf you are in danger now: 112' },
  );
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  await page.getByRole('textbox').fill(answer);
  await press(page, 'Send answer');
}

test('care: after danger, and after pain', async ({ page, shot }) => {
  await begun(page, 'I think about ending it all.');
  await heading(page, /You do not have to be alone/);
  await shot('care');
  await press(page, 'Stop here');
  await heading(page, 'We have stopped.');
  await shot('care-stopped');
  await press(page, 'Go on with the interview');
  await heading(page, 'What helped you?');
  await shot('care-going-on');
  await page.context().clearCookies();
  await begun(page, 'My mother died in March, and I moved into her flat.');
  await heading(page, /Thank you for telling us/);
  await shot('care-painful');
  await press(page, 'Somebody to talk to');
  await expect(page.getByRole('link', { name: '116 123' })).toBeVisible();
  await shot('care-painful-lines');
});

test('what a participant said so far', async ({ page, shot }) => {
  const { linkId } = await createLaunchedStudy({
    externalTitle: 'Your next overnight trip',
    studyGuide: [
      {
        type: 'flat',
        title: 'Trip',
        items: [open('Where did you go?'), open('How did you sleep?'), open('What would you change?')],
      },
    ],
  });
  await page.goto(`/s/${linkId}`);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await press(page, 'Begin');
  await page
    .getByRole('textbox')
    .fill('To Vienna in March, to see my mother. It took three evenings to book.');
  await press(page, 'Send answer');
  await heading(page, 'How did you sleep?');
  await page
    .getByRole('textbox')
    .fill('Badly, and then well. The door did not close until somebody showed me how.');
  await press(page, 'Send answer');
  await heading(page, 'What would you change?');
  await press(page, 'Earlier answers');
  await expect(page.getByRole('dialog').getByText('To Vienna in March')).toBeVisible();
  await shot('looking-back');
});

const TEN = ['ar', 'fa', 'ur', 'de', 'hi', 'ko', 'pl', 'ru', 'tl', 'zh'];
/** The question in each of them. */
const ASKED: Record<string, string> = {
  ar: 'حدِّثنا عن آخر مرة سافرت فيها ليلاً بالقطار.',
  fa: 'از آخرین باری که شب با قطار سفر کردید بگویید.',
  ur: 'آخری بار جب آپ نے رات کو ٹرین سے سفر کیا، اس کے بارے میں بتائیے۔',
  de: 'Erzählen Sie von Ihrer letzten Reise mit dem Nachtzug.',
  hi: 'पिछली बार जब आपने रात में ट्रेन से यात्रा की थी, उसके बारे में बताइए।',
  ko: '마지막으로 야간열차를 탔던 때에 대해 말씀해 주세요.',
  pl: 'Proszę opowiedzieć o ostatniej podróży nocnym pociągiem.',
  ru: 'Расскажите о вашей последней поездке ночным поездом.',
  tl: 'Ikuwento ang huling biyahe mo sa tren sa gabi.',
  zh: '请谈谈您最近一次乘坐夜班火车的经历。',
};
const wordsOf = (language: string): Json =>
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, `../../components/interview/messages/${language}.json`),
      'utf8',
    ),
  );

test('an interview in each of its languages', async ({ page, shot }) => {
  const { id, linkId } = await createLaunchedStudy({
    config: { availableLanguages: TEN },
    studyGuide: [{ type: 'flat', title: 'Trains', items: [open('Tell us about your last night train.')] }],
  });
  const study = `/api/public/v1/studies/${id}`;
  for (const language of TEN) {
    const { body } = await withKey('GET', `${study}/translations/${language}`);
    await withKey('PUT', `${study}/translations/${language}`, {
      strings: Object.fromEntries(
        Object.keys(body.strings).map((key) => [key, { text: ASKED[language], state: 'approved' }]),
      ),
    });
  }
  await withKey('POST', `${study}/launch`);
  for (const language of TEN) {
    const words = wordsOf(language);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await page.goto(`/s/${linkId}`);
    await page
      .getByLabel(/Language/)
      .first()
      .selectOption(language);
    await expect(page.getByRole('button', { name: words.begin, exact: true })).toBeVisible();
    await shot(`language-${language}`);
    await page.getByRole('checkbox', { name: words.agree }).check();
    await page.getByRole('button', { name: words.begin, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ASKED[language] ?? '');
    await page.getByRole('textbox').fill(words.youAnswered);
    await shot(`language-${language}-question`);
    await page.getByRole('button', { name: words.sendAnswer, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await shot(`language-${language}-end`);
  }
});
