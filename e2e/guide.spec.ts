import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, withKey } from './client';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Guide outline' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Participant preview' });
const question = (page: Page) => page.getByLabel('Question text');
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

async function createdStudy(title: string, studyGuide: Json): Promise<string> {
  const created = await withKey('POST', '/api/public/v1/studies/create', { title, studyGuide });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return created.body.id;
}

const OPEN = { type: 'open_ended', text: 'How was your last journey?' };
const GUIDE = [{ type: 'flat', title: 'Main', items: [OPEN, { ...OPEN, text: 'And the one before?' }] }];

async function readGuide(studyId: string): Promise<Json> {
  return (await withKey('GET', `/api/public/v1/studies/${studyId}`)).body;
}
const textsOf = (study: Json): string[] =>
  study.studyGuide.flatMap((block: Json) => block.items.map((item: Json) => item.text));

async function opened(page: Page, studyId: string): Promise<void> {
  await page.goto(`/studies/${studyId}/guide`);
  await expect(outline(page)).toBeVisible({ timeout: 20_000 });
}

/** Another author's browser, or the same author's somewhere else. */
async function elsewhere(context: BrowserContext, studyId: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, world().collaborator);
  await opened(page, studyId);
  return page;
}

test.describe('the guide builder', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => signIn(page, world().researcher));

  test('makes a guide of every type by clicking, and saves it by itself', async ({ page }) => {
    test.setTimeout(180_000);
    const studyId = await createdStudy('Every type', [{ type: 'flat', title: 'Main', items: [OPEN] }]);
    await opened(page, studyId);
    const add = async (type: string, text: string) => {
      await outline(page)
        .getByRole('button', { name: /^Question/ })
        .click();
      await page.getByRole('menuitem', { name: type }).click();
      await expect(question(page)).toBeFocused();
      await page.keyboard.type(text);
    };
    const option = async (number: number, text: string) =>
      page.getByRole('textbox', { name: `Option ${number}`, exact: true }).fill(text);

    await add('Multiple choice', 'What did you take along?');
    await option(1, 'A suitcase');
    await option(2, 'A bicycle');
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.keyboard.type('Nothing');
    await page.locator('label', { hasText: 'Several answers' }).click();
    await page.getByRole('textbox', { name: 'Select from' }).fill('1');
    await page.getByRole('textbox', { name: 'Select up to' }).fill('2');
    await page.getByRole('button', { name: 'More for option 3' }).click();
    await page.getByRole('menuitem', { name: /^Exclusive/ }).click();

    await add('Ranking', 'Which was the hardest?');
    await page.getByRole('button', { name: /Options from/ }).click();
    await page.getByRole('option', { name: /What did you take along/ }).click();

    await add('Matrix', 'How satisfied were you?');
    await page.getByRole('textbox', { name: 'Row 1' }).fill('Seats');
    await page.getByRole('textbox', { name: 'Row 1' }).press('Enter');
    await page.keyboard.type('Air');
    await page.getByRole('textbox', { name: 'Column 1', exact: true }).fill('Hardly');
    await page.getByRole('textbox', { name: 'Column 2', exact: true }).fill('Fully');

    await add('Max-diff', 'What matters on board?');
    for (const [at, text] of ['Quiet', 'Power', 'Food', 'Light'].entries()) await option(at + 1, text);
    await page.getByRole('textbox', { name: 'Judged on' }).fill('important');

    await add('Statement', 'Nearly done.');
    await page.getByRole('textbox', { name: 'Words on the button' }).fill('Go on');

    await add('File upload', 'Show us your ticket.');
    await page.getByRole('textbox', { name: 'Accepts' }).fill('image/*');

    await add('Open-ended', 'Where did the bicycle stand?');
    await page.getByRole('button', { name: 'Heavy' }).click();
    await page.getByRole('button', { name: /^Add condition/ }).click();
    await page.getByRole('button', { name: /Question that it depends on/ }).click();
    await page.getByRole('option', { name: /What did you take along/ }).click();
    await page.getByRole('button', { name: /^Options of Q2/ }).click();
    await page.getByRole('menuitemcheckbox', { name: /A bicycle/ }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await outline(page)
      .getByRole('button', { name: /^Block/ })
      .click();
    await page.getByRole('menuitem', { name: /^Concept/ }).click();
    await page.keyboard.type('Ideas');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Quiet coach');
    await outline(page)
      .getByRole('button', { name: /No text yet/ })
      .click();
    await question(page).fill('What do you make of it?');

    await outline(page)
      .getByRole('button', { name: /^Block/ })
      .click();
    await page.getByRole('menuitem', { name: /^Screening/ }).click();
    await page.keyboard.type('Screening');
    await outline(page)
      .getByRole('button', { name: /No text yet/ })
      .click();
    await question(page).fill('Did you travel this month?');
    await option(1, 'Yes');
    await option(2, 'No');
    await page.getByRole('group', { name: 'Status of option 2' }).getByText('Reject').click();

    await expect(page.getByText('No problems. The guide can be launched.')).toBeVisible();
    await saved(page);
    await expect
      .poll(async () => {
        const { problems, studyGuide } = await readGuide(studyId);
        return [problems, textsOf({ studyGuide }).length];
      })
      .toEqual([[], 10]);
    const study = await readGuide(studyId);
    expect(study.studyGuide).toMatchObject([
      { type: 'screening', items: [{ options: [{ status: 'approve' }, { status: 'reject' }] }] },
      {
        items: [
          OPEN,
          { type: 'multiple_choice', multiSelect: true, minSelect: 1, maxSelect: 2 },
          { type: 'ranking', carryForwardFrom: expect.any(String) },
          { type: 'matrix', rows: [{ text: 'Seats' }, { text: 'Air' }] },
          { type: 'max_diff', metric: 'important' },
          { type: 'statement', continueButtonText: 'Go on' },
          { type: 'file_upload', acceptedTypes: ['image/*'] },
          { followUp: 'heavy', conditional: { criteria: [{ choices: ['opt_a_bicycle'] }] } },
        ],
      },
      { type: 'concept', conceptSamplingConfig: { concepts: [{ content: { title: 'Quiet coach' } }] } },
    ]);
  });

  test('X9: shows pictures and pages from elsewhere, in frames of its own', async ({ page }) => {
    // Another origin as far as a browser is concerned.
    const elsewhereUrl = world().url.replace('127.0.0.1', 'localhost');
    const picture = { type: 'image', name: 'A quiet coach', url: `${elsewhereUrl}/apple-touch-icon.png` };
    const studyId = await createdStudy('Material', [
      {
        type: 'concept',
        title: 'Ideas',
        conceptSamplingConfig: {
          concepts: [{ nickname: 'Quiet', content: { title: 'Quiet coach', media: [picture] } }],
        },
        items: [{ ...OPEN, media: [{ ...picture, name: 'A coach from outside' }] }],
      },
    ]);
    await opened(page, studyId);
    for (const name of ['A quiet coach', 'A coach from outside']) {
      const image = preview(page).locator(`iframe[title="${name}"]`).contentFrame().getByRole('img');
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    const asPage = await page.request.get(`/material?${new URLSearchParams({ kind: 'image', ...picture })}`);
    expect(asPage.status()).toBe(404);
  });

  test('shows the question to somebody who is asked it, and walks on from there', async ({ page }) => {
    const studyId = await createdStudy('Walk', [
      {
        type: 'screening',
        title: 'Screening',
        items: [
          {
            type: 'multiple_choice',
            text: 'Did you travel?',
            options: [
              { text: 'Yes', status: 'approve' },
              { text: 'No', status: 'reject' },
            ],
          },
        ],
      },
      ...GUIDE,
    ]);
    await opened(page, studyId);
    await preview(page).getByRole('radio', { name: 'No' }).check({ force: true });
    await expect(preview(page)).toContainText('Continue leads to screened out');
    await preview(page).getByRole('radio', { name: 'Yes' }).check({ force: true });
    await preview(page).getByRole('button', { name: 'Continue' }).click();
    await expect(preview(page)).toContainText('How was your last journey?');
    await outline(page)
      .getByRole('button', { name: /And the one before/ })
      .click();
    await expect(preview(page)).toContainText('3 of 3');
    await question(page).fill('And the very first?');
    await expect(preview(page)).toContainText('And the very first?');
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('dialog', { name: 'Try Walk' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('works by keys: move, reorder, duplicate, delete and take back', async ({ page }) => {
    const studyId = await createdStudy('Keys', GUIDE);
    await opened(page, studyId);
    const current = outline(page).locator('[aria-current="true"]');
    await expect(current).toContainText('How was your last journey?');
    await page.keyboard.press('ArrowDown');
    await expect(current).toContainText('And the one before?');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(current).toContainText('1');
    await page.keyboard.press('d');
    await expect(outline(page)).toContainText('3 questions');
    await page.keyboard.press('Backspace');
    await expect(outline(page)).toContainText('2 questions');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(outline(page)).toContainText('3 questions');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await saved(page);
    await page.keyboard.press('Control+z');
    await expect
      .poll(async () => textsOf(await readGuide(studyId)))
      .toEqual(['How was your last journey?', 'And the one before?']);
  });

  test('a key pressed right after Enter is typed into the row that Enter added', async ({ page }) => {
    const items = [
      { type: 'matrix', text: 'How was it?', rows: [{ text: 'Seats' }], options: [{ text: 'Good' }] },
    ];
    await opened(page, await createdStudy('Fast typing', [{ type: 'flat', title: 'Main', items }]));
    await page.getByRole('textbox', { name: 'Row 1' }).focus();
    const focused = await page.evaluate(() => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(enter);
      // Before the next frame, as a busy device would handle the next key.
      return Promise.resolve().then(() => document.activeElement?.getAttribute('aria-label'));
    });
    expect(focused).toBe('Row 2');
  });

  test('moves a question into another block by dragging', async ({ page }) => {
    const studyId = await createdStudy('Drag', [
      ...GUIDE,
      { type: 'flat', title: 'Second', items: [{ ...OPEN, text: 'Third?' }] },
    ]);
    await opened(page, studyId);
    const row = (name: RegExp) => outline(page).getByRole('button', { name });
    await row(/How was your last/).dragTo(row(/Third/), { targetPosition: { x: 40, y: 25 } });
    await expect
      .poll(async () => (await readGuide(studyId)).studyGuide.map((block: Json) => block.items.length))
      .toEqual([1, 2]);
  });

  test.describe('when a save comes second', () => {
    test.use({ allowedErrors: [refused(409, '/api/public/v1/studies/[^/]+/guide')] });

    test('F3: two authors collide, a person chooses, and nothing is lost', async ({ page, browser }) => {
      test.setTimeout(120_000);
      const studyId = await createdStudy('Collision', GUIDE);
      await opened(page, studyId);
      const context = await browser.newContext({
        baseURL: world().url,
        viewport: { width: 1440, height: 900 },
      });
      const other = await elsewhere(context, studyId);
      await question(other).fill('Theirs?');
      await saved(other);
      await question(page).fill('Mine?');
      const dialog = page.getByRole('dialog', { name: 'This guide was changed elsewhere' });
      await expect(dialog).toContainText('“Mine?” reworded');
      await expect(dialog).toContainText('“Theirs?” reworded');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Keep both' }).click();
      await expect(dialog).toHaveCount(0, { timeout: 15_000 });
      expect(textsOf(await readGuide(studyId))[0]).toBe('Theirs?');
      await expect(question(page)).toHaveValue('Theirs?');
      const { body: studies } = await withKey('GET', '/api/public/v1/studies');
      const copy = studies.find((study: Json) => study.title === 'Collision (my version)');
      expect(textsOf(await readGuide(copy.id))[0]).toBe('Mine?');
      await page.keyboard.press('Control+z');
      await expect(question(page)).toHaveValue('Mine?');
      await context.close();
    });
  });

  test('keeps edits on the device while offline, over a closed page, and saves them later', async ({
    page,
    context,
  }) => {
    const studyId = await createdStudy('Offline', GUIDE);
    const first = await context.newPage();
    await opened(first, studyId);
    await context.setOffline(true);
    await question(first).fill('Kept here?');
    await expect(first.getByText('Offline, kept on this device')).toBeVisible();
    await first.close();
    await context.setOffline(false);
    expect(textsOf(await readGuide(studyId))[0]).toBe(OPEN.text);
    await opened(page, studyId);
    await expect(page.getByText(/^Restored what was not saved/)).toBeVisible();
    await expect(question(page)).toHaveValue('Kept here?');
    await expect.poll(async () => textsOf(await readGuide(studyId))[0]).toBe('Kept here?');
    await saved(page);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('colloquy.guide')),
    );
    expect(keys).toEqual([]);
  });

  test.describe('when a part of the page does not come', () => {
    test.use({ allowedErrors: [/net::ERR_FAILED|Failed to load chunk/] });

    test('says so in its place, and goes on with the rest', async ({ page }) => {
      const studyId = await createdStudy('Parts', GUIDE);
      await opened(page, studyId);
      await expect(preview(page)).toContainText(OPEN.text);
      await page.route('**/_next/static/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Try it' }).click();
      const dialog = page.getByRole('dialog', { name: 'Try it' });
      await expect(dialog).toContainText('could not be fetched');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog', { name: 'Find anything' });
      await expect(palette).toContainText('could not be fetched');
      await page.unroute('**/_next/static/**');
      await palette.getByRole('button', { name: 'Try again' }).click();
      await expect(palette.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await question(page).fill('Still here?');
      await saved(page);
    });
  });

  test('what one page saves appears on the other one of the same browser', async ({ page, context }) => {
    const studyId = await createdStudy('Two tabs', GUIDE);
    await opened(page, studyId);
    const second = await context.newPage();
    await opened(second, studyId);
    await expect(page.getByText('Open on another page.')).toBeVisible();
    await question(second).fill('From the other tab?');
    await saved(second);
    await expect(question(page)).toHaveValue('From the other tab?');
  });

  test('a question that was taken back by keys is not brought back twice', async ({ page }) => {
    const studyId = await createdStudy('Taken back', GUIDE);
    await opened(page, studyId);
    await page.getByRole('button', { name: 'Delete question' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(outline(page)).toContainText('2 questions');
    await expect(undo).toHaveCount(0);
  });

  test('a page of the browser that was closed is not said to be open', async ({ page, context }) => {
    const studyId = await createdStudy('Closed tab', GUIDE);
    await opened(page, studyId);
    const second = await context.newPage();
    await opened(second, studyId);
    const note = page.getByText('Open on another page.');
    await expect(note).toBeVisible();
    await second.close();
    await expect(note).toHaveCount(0, { timeout: 15_000 });
  });

  test('keeps the focus where a question was deleted', async ({ page }) => {
    const studyId = await createdStudy('Focus', [
      { ...GUIDE[0], items: ['One?', 'Two?', 'Three?', 'Four?'].map((text) => ({ ...OPEN, text })) },
    ]);
    await opened(page, studyId);
    const row = (name: string) => outline(page).getByRole('button', { name });
    await row('One?').click();
    await page.keyboard.press('Backspace');
    await expect(row('Two?')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row('Three?')).toBeFocused();
    await page.getByRole('button', { name: 'Delete question' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Question 2' })).toBeFocused();
    await expect(question(page)).toHaveValue('Four?');
  });

  test('deletes by key what has the focus, not what is open beside it', async ({ page }) => {
    const studyId = await createdStudy('Elsewhere', GUIDE);
    await opened(page, studyId);
    await page.getByRole('button', { name: 'Launch…' }).focus();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Q1 deleted')).toHaveCount(0);
    await expect(outline(page)).toContainText('2 questions');
    await page.getByRole('button', { name: 'Duplicate' }).focus();
    await page.keyboard.press('Backspace');
    await expect(outline(page)).toContainText('1 question,');
  });

  test('X28: a new question is not red before it was left, and says in plain words what it lacks', async ({
    page,
  }) => {
    const studyId = await createdStudy('New question', GUIDE);
    await opened(page, studyId);
    await outline(page)
      .getByRole('button', { name: /^Question/ })
      .click();
    await page.getByRole('menuitem', { name: 'Matrix' }).click();
    const card = page.getByRole('article', { name: 'Question 2' });
    await expect(card.getByRole('textbox', { name: 'Column 1', exact: true })).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('Being written');
    await expect(card.getByText('The question has no text yet')).toHaveCount(0);
    await card.getByRole('textbox', { name: 'Question text' }).press('Tab');
    await expect(card.getByText('The question has no text yet')).toBeVisible();
    await expect(card.getByText('Column 1 has no text yet')).toHaveCount(0);
    await outline(page).getByText('And the one before?').click();
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('4 problems');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('No problems. The guide can be launched.')).toBeVisible();
  });

  test('X28: the API’s names stand where somebody asks for them, and nowhere else', async ({ page }) => {
    const studyId = await createdStudy('Plain words', GUIDE);
    await opened(page, studyId);
    const editor = page.getByRole('article', { name: 'Question 1' });
    const names = [
      'addInstructions',
      'preferredInput',
      'screenObservationEnabled',
      'open_ended',
      'externalId',
    ];
    for (const name of names)
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await editor.getByText('Names in the API').click();
    for (const name of names) await expect(editor.getByText(name, { exact: true })).toBeVisible();
  });

  test('X25, X27: the mode stands above the outline, is changed there, and says what has no effect', async ({
    page,
  }) => {
    const studyId = await createdStudy('Mode', GUIDE);
    await opened(page, studyId);
    await page.locator('label', { hasText: 'Watch the screen while they answer' }).click();
    await expect(page.getByText(/^This has no effect: the study takes typed answers/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('1 warning');
    await page.getByRole('button', { name: /Interview mode/ }).click();
    await page.getByRole('option', { name: 'Answers on camera with the screen' }).click();
    await expect(page.getByText(/^This has no effect/)).toHaveCount(0);
    await expect(page.getByText('No problems. The guide can be launched.')).toBeVisible();
    await saved(page);
    const { body } = await withKey('GET', `/api/public/v1/studies/${studyId}`);
    expect(body.config.interviewMode).toBe('video_screen');
  });

  test('lets go of a field at Escape, so that letters are keys again', async ({ page }) => {
    const studyId = await createdStudy('Escape', GUIDE);
    await opened(page, studyId);
    await question(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article', { name: 'Question 1' })).toBeFocused();
    await page.keyboard.press('i');
    await expect(page.getByText('Ask only when')).toBeVisible();
    await expect(question(page)).toHaveValue(OPEN.text);
  });

  test('leads from each problem to its repair', async ({ page }) => {
    const studyId = await createdStudy('Problems', GUIDE);
    await withKeyAndMatch(studyId, [
      {
        type: 'flat',
        title: 'Main',
        items: [
          {
            type: 'multiple_choice',
            text: 'Which?',
            multiSelect: true,
            minSelect: 2,
            options: [{ text: 'None', exclusiveOption: true }, { text: 'A' }, { text: 'B' }],
          },
          { type: 'open_ended', text: '' },
        ],
      },
    ]);
    await opened(page, studyId);
    await page.getByRole('button', { name: 'Launch…' }).click();
    const panel = page.getByRole('region', { name: 'Problems' });
    await expect(panel).toContainText('3 problems');
    await panel.getByRole('button', { name: 'Move to the end' }).click();
    await expect(panel).toContainText('2 problems');
    await panel.getByRole('button', { name: 'Set maximum to 2' }).click();
    await expect(panel).toContainText('1 problem');
    await page.keyboard.press('F8');
    await expect(question(page)).toBeFocused();
    await page.keyboard.type('Why?');
    await expect(page.getByText('No problems. The guide can be launched.')).toBeVisible();
  });

  test('asks before it deletes what others refer to', async ({ page }) => {
    const studyId = await createdStudy('References', [
      {
        type: 'flat',
        title: 'Main',
        items: [
          {
            type: 'multiple_choice',
            text: 'Tea?',
            externalId: 'tea',
            options: [{ text: 'Yes' }, { text: 'No' }],
          },
          {
            ...OPEN,
            conditional: {
              operator: 'and',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'tea',
                  matchingCriteria: 'mustSelect',
                  choices: ['Yes'],
                },
              ],
            },
          },
        ],
      },
    ]);
    await opened(page, studyId);
    await page.keyboard.press('Backspace');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Q1 Tea?' });
    await expect(dialog).toContainText('Q2, by its condition');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(outline(page)).toContainText('2 questions');
    await page.getByRole('button', { name: 'More for option 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete option' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete the option “Yes”' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    // Its opener, the entry of the menu, is gone.
    await expect(page.getByRole('button', { name: 'More for option 1' })).toBeFocused();
    await outline(page).getByRole('button', { name: 'Tea?' }).click();
    await page.keyboard.press('Backspace');
    await dialog.getByRole('button', { name: 'Delete question' }).click();
    await expect(outline(page).getByRole('button', { name: OPEN.text })).toBeFocused();
  });
});

test.describe('the guide of somebody who may not edit', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('H1: is read with its preview, and nothing of it is offered to be changed', async ({ page }) => {
    const studyId = await createdStudy('Read only', [
      {
        type: 'flat',
        title: 'Main',
        items: [
          OPEN,
          { type: 'multiple_choice', text: 'Which class?', options: [{ text: 'First' }, { text: 'Second' }] },
        ],
      },
    ]);
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes(studyId)) written.push(request.url());
    });
    await signIn(page, world().viewer);
    await opened(page, studyId);
    await expect(page.getByText(/You are viewer here and see the guide/)).toBeVisible();
    await expect(preview(page)).toContainText(OPEN.text);
    const guide = page.getByRole('region', { name: 'Guide', exact: true });
    await expect(guide).toContainText(OPEN.text);
    await expect(guide).toContainText('Second');
    await expect(guide.getByRole('textbox')).toHaveCount(0);
    await expect(guide.getByRole('button')).toHaveCount(0);
    await expect(outline(page).getByRole('button', { name: /^(Question|Block)/ })).toHaveCount(0);
    await expect(outline(page).locator('[draggable="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Launch…' })).toHaveCount(0);
    await outline(page).getByRole('button', { name: OPEN.text }).click();
    for (const key of ['q', 'b', 'i', 'd', 'Backspace', 'Alt+ArrowDown', 'Control+Enter']) {
      await page.keyboard.press(key);
    }
    await expect(outline(page)).toContainText('2 questions');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(outline(page).locator('[aria-current="true"]')).toContainText('Which class?');
    await expect(preview(page)).toContainText('Which class?');
    await outline(page).getByRole('button', { name: 'Brief and goal' }).click();
    await expect(guide).toContainText('Question language');
    await page.goto(`/studies/${studyId}/guide`);
    await expect(guide).toContainText(OPEN.text);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothLooks(page);
    }
    expect(written).toEqual([]);
  });
});

async function withKeyAndMatch(studyId: string, studyGuide: Json): Promise<void> {
  const answer = await fetch(`${world().url}/api/public/v1/studies/${studyId}/guide`, {
    method: 'PUT',
    headers: { 'x-api-key': world().apiKey, 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ studyGuide }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const WIDTHS = [1440, 1100, 390];

for (const width of WIDTHS) {
  test.describe(`the guide builder, ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('is for every eye', async ({ page }) => {
      await signIn(page, world().researcher);
      const studyId = await createdStudy(`Seen ${width}`, GUIDE);
      await page.goto(`/studies/${studyId}/guide`);
      await expect(question(page)).toBeVisible();
      await expectAccessibleInBothLooks(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      if (width < 960) {
        await page.getByRole('button', { name: 'Outline' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /And the one before/ })
          .click();
        await expect(question(page)).toHaveValue('And the one before?');
      }
      if (width < 1344) {
        await page.getByRole('button', { name: 'Participant sees' }).click();
        await expect(preview(page)).toBeVisible();
        await expectAccessibleInBothLooks(page);
      }
    });
  });
}
