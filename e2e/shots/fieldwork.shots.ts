import { type Json, send, startInterview, walk, withKey } from '../client';
import { createLaunchedStudy } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { expect, loaded, test } from './shot';

const neutral = (...texts: string[]) => texts.map((text) => ({ text, status: 'neutral' }));
const LIVES = ['Nobody else', 'One other person', 'Children'];
const SHOPS = ['Mostly at a supermarket', 'Mostly at a market or a small shop'];
const GUIDE = [
  {
    type: 'screening',
    title: 'Before we begin',
    items: [
      {
        type: 'multiple_choice',
        externalId: 'lives',
        text: 'Who lives with you?',
        options: neutral(...LIVES),
      },
      {
        ...{ type: 'multiple_choice', externalId: 'shops', text: 'Where do you shop most of the time?' },
        options: neutral(...SHOPS),
      },
    ],
  },
  {
    type: 'flat',
    title: 'How it is today',
    items: [{ type: 'open_ended', text: 'How do you get washing-up liquid today?', followUp: 'none' }],
  },
];
const PEOPLE = [
  'email,name,segment',
  ...Array.from({ length: 9 }, (_, at) => `person.${at + 1}@example.org,Person ${at + 1},north`),
].join('\n');

let study: { id: string; linkId: string };

async function patch(change: Json): Promise<void> {
  const headers = { 'x-api-key': world().apiKey, 'if-match': '*' };
  const answer = await send('PATCH', `/api/public/v1/studies/${study.id}`, headers, change);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Somebody who answers the screening so, and then perhaps the question. */
async function takesPart(nth: number): Promise<void> {
  let screened = 0;
  await walk(
    await startInterview(study.linkId, { source: nth % 3 === 0 ? 'panel' : 'newsletter' }),
    (step) => {
      if (step.question.type === 'open_ended')
        return nth % 4 === 3 ? undefined : { text: 'With the weekly shopping, in the large bottle.' };
      screened += 1;
      const wanted = screened === 1 ? LIVES[nth % 3] : SHOPS[nth % 2];
      return { optionIds: [step.question.options.find(({ text }: Json) => text === wanted).id] };
    },
  );
}

test.beforeAll(async () => {
  study = await createLaunchedStudy({
    ...{ title: 'Refilling at home', externalTitle: 'Refilling at home', studyGuide: GUIDE },
    config: { interviewMode: 'text' },
  });
  const when = (questionId: string, choice: string) => ({
    ...{ type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices: [choice] },
  });
  await patch({
    quotas: LIVES.flatMap((lives, at) =>
      SHOPS.map((shops) => ({
        ...{ name: `${lives}, ${shops.toLowerCase()}`, limit: at === 0 ? 2 : 6 },
        when: { operator: 'and', criteria: [when('lives', lives), when('shops', shops)] },
      })),
    ),
  });
  for (let nth = 0; nth < 14; nth += 1) await takesPart(nth);
});

test.describe('fieldwork', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('the board, and people who are invited', async ({ page, shot }) => {
    await page.goto(`/studies/${study.id}/fieldwork`);
    await loaded(page);
    await shot('fieldwork');
    await shot('fieldwork-whole', { whole: true });
    await page.goto(`/studies/${study.id}/fieldwork/invitations`);
    await loaded(page);
    await shot('invitations-none');
    await page.getByRole('button', { name: 'Add addresses' }).last().click();
    await page.getByRole('textbox', { name: 'People' }).fill(`${PEOPLE}\nnobody\n`);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText(/can be added/)).toBeVisible();
    await shot('invitations-add');
    await page.getByRole('button', { name: /^Add \d+ people/ }).click();
    await expect(page.getByRole('table', { name: 'Invitations' })).toBeVisible();
    await loaded(page);
    await shot('invitations');
    await page.getByRole('button', { name: 'Words' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    await shot('invitations-words');
  });

  test('what is set for it', async ({ page, shot }) => {
    await patch({
      redirects: {
        complete: 'https://panel.example/done?cc=C1X7&r={responseId}',
        screenedOut: 'https://panel.example/out?cc=C2X9',
        panel: 'Example panel',
      },
      consent: {
        text: 'I take part of my own will, and may stop at any time.',
        retentionDays: 90,
        contact: 'research@example.org',
        privacyUrl: 'https://example.org/privacy',
      },
      branding: { name: 'Nordlicht', accent: '#1a5fb4' },
      embedOrigins: ['https://shop.example'],
    });
    await page.goto(`/studies/${study.id}/settings`);
    await loaded(page);
    await shot('settings-whole', { whole: true });
    for (const part of ['languages', 'access', 'quotas', 'redirects', 'schedule', 'consent', 'delete']) {
      const section = page.locator(`#${part}`);
      await section.evaluate((element) => element.scrollIntoView());
      await shot(`settings-${part}`);
    }
  });

  test('an interview with a brand, a consent and a way on', async ({ page, shot }) => {
    await patch({
      quotas: [],
      redirects: { complete: 'https://panel.example/done?cc=C1X7' },
      consent: {
        text: 'I take part of my own will, and may stop at any time.',
        retentionDays: 90,
        contact: 'research@example.org',
        privacyUrl: 'https://example.org/privacy',
      },
      branding: { name: 'Nordlicht', accent: '#1a5fb4' },
    });
    await page.goto(`/s/${study.linkId}`);
    await expect(page.getByText('Your answers are kept for 90 days.')).toBeVisible();
    await shot('interview-branded');
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await page.getByRole('button', { name: /Begin/ }).click();
    await page.getByText('Children').click();
    await shot('interview-branded-question');
    await page.getByRole('button', { name: /Continue/ }).click();
    await page.getByText(SHOPS[0]!).click();
    await page.getByRole('button', { name: /Continue/ }).click();
    await page.getByRole('textbox').fill('By bicycle, on Saturdays.');
    await page.getByRole('button', { name: /Send answer/ }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
    await shot('interview-way-back');
  });

  test('a study whose fieldwork is over', async ({ page, shot }) => {
    await withKey('POST', `/api/public/v1/studies/${study.id}/close`);
    await page.goto(`/studies/${study.id}/fieldwork`);
    await loaded(page);
    await shot('fieldwork-closed');
    await page.goto(`/s/${study.linkId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot('interview-closed');
  });
});
