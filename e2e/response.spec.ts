import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, startInterview, uploadFile, walk, withKey } from './client';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

/** The browser's own line for an address that answers 404. */
const NOT_FOUND = /^Failed to load resource: the server responded with a status of 404/;
const WORDS = 'I stood with the bicycle in the corridor for two hours, and nobody could pass.';
const MOST_BYTES = 205_000;

test.use({ viewport: { width: 1440, height: 900 } });

function talkative(step: Json): Json {
  if (step.question?.type === 'file_upload') return { skip: true };
  return step.question?.type === 'open_ended' ? { text: WORDS } : reply(step);
}

interface Told {
  study: { id: string; linkId: string };
  address: string;
}

/** A study with two responses; the second one is analysed. */
async function told(): Promise<Told> {
  const study = await createLaunchedStudy();
  await walk(await startInterview(study.linkId, { source: 'mail' }), talkative);
  const second = await startInterview(study.linkId, { source: 'newsletter', pid: '7F3K-20' });
  await walk(second, talkative);
  await expect
    .poll(
      async () => {
        const { body } = await withKey('GET', `/api/public/v1/responses/${study.id}/2/reading`);
        return body.analysis.state;
      },
      // Films that other tests left may be made ready before.
      { timeout: 60_000 },
    )
    .toBe('done');
  return { study, address: `/studies/${study.id}/responses/2` };
}

/** The participant's words of the row that has them. */
const said = (page: Page) => page.locator('[data-said]', { hasText: WORDS }).first();

async function selectWords(page: Page, words: string): Promise<void> {
  await said(page).evaluate((element, wanted) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let from = element.textContent?.indexOf(wanted) ?? -1;
    let to = from + wanted.length;
    if (from < 0) throw new Error('the words are not there');
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? '';
      if (from >= 0 && from < length) range.setStart(node, from);
      if (to > 0 && to <= length) range.setEnd(node, to);
      from -= length;
      to -= length;
    }
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, words);
}

test.describe('a response', () => {
  let world_: Told;
  test.beforeAll(async () => {
    world_ = await told();
  });

  test('is read as a text; bullets lead to their rows, keys from row to row', async ({ page }) => {
    await signIn(page, world().researcher);
    await page.goto(world_.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response 2');
    await expect(page).toHaveTitle(/^Response 2, .+ · Colloquy$/);
    await expect(said(page)).toBeVisible();
    await expect(page.getByText('Answered in writing. There is no recording.')).toBeVisible();
    await page
      .getByRole('button', { name: /: show the source/ })
      .first()
      .click();
    const current = page.locator('article[aria-current="true"]');
    await expect(current).toContainText(WORDS);
    await expect(current).toBeFocused();
    const first = await current.getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(current).not.toHaveId(`${first}`);
    await page.keyboard.press('[');
    await expect(current).toHaveId(`${first}`);
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/view=answers/);
    await expect(page.getByRole('tab', { name: /Answers/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(await answers());
    await page.keyboard.press('1');
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response 1');
    await expect(said(page)).toBeVisible();
    await page.keyboard.press('k');
    await expect(page).toHaveURL(/responses\/2$/);

    async function answers(): Promise<number> {
      const { body } = await withKey('GET', `/api/public/v1/responses/${world_.study.id}/2/reading`);
      return body.answers.length;
    }
  });

  test('has the responses of the filtered list beside it, and leads back to that list', async ({ page }) => {
    await withKey('PATCH', `/api/public/v1/responses/${world_.study.id}/2/tags`, { add: ['only this'] });
    await signIn(page, world().viewer);
    await page.goto(`${world_.address}?tags=only+this`);
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link', { name: 'Back to responses' })).toHaveAttribute(
      'href',
      /\/responses\?tags=only\+this$/,
    );
    await page.goto(`${world_.address}?q=${'x'.repeat(400)}&quality=oops`);
    await expect(said(page)).toBeVisible();
  });

  test('tells why a follow-up was asked, and marks the words that it took up', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.goto(world_.address);
    await page
      .getByRole('button', { name: /^Why asked: Took up/ })
      .first()
      .click();
    await expect(page.getByText(/^Why asked Took up/)).toBeVisible();
    await expect(said(page).locator('mark')).not.toHaveCount(0);
  });

  test('X30: the neighbours are there before anybody turns to them', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const ofFirst = (urls: string[]) => urls.filter((url) => /\/responses\/([^/]+\/)?1([/?]|$)/.test(url));
    await signIn(page, world().viewer);
    await page.goto(world_.address);
    await expect(said(page)).toBeVisible();
    await expect.poll(() => ofFirst(asked).filter((url) => url.includes('/reading')).length).toBe(1);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response 1');
    await expect(said(page)).toBeVisible();
    expect(ofFirst(asked.slice(before))).toEqual([]);
    await page.getByRole('link', { name: 'Newer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response 2');
    // It came with the page, or was asked for once.
    expect(asked.filter((url) => url.includes('/2/reading')).length).toBeLessThanOrEqual(1);
  });

  test('finds words, whatever their case, and counts them', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.goto(world_.address);
    await expect(said(page)).toBeVisible();
    // Keys are heard once the page's scripts run.
    const find = page.getByRole('textbox', { name: 'Find in transcript' });
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(find).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('CORRIDOR');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d+$/ })).toBeVisible();
    await expect(page.locator('mark', { hasText: 'corridor' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('X24: Escape in a note’s tag list closes the list alone, and never loses the text', async ({
    page,
  }) => {
    await withKey('PATCH', `/api/public/v1/responses/${world_.study.id}/2/tags`, { add: ['crowded train'] });
    await signIn(page, world().collaborator);
    await page.goto(world_.address);
    await selectWords(page, 'for two hours');
    await page.getByRole('button', { name: 'Note, tag' }).click();
    const form = page.getByRole('form', { name: 'Highlight' });
    await form.getByRole('textbox', { name: 'Note' }).fill('Ask when.');
    const tag = form.getByRole('combobox', { name: 'Tag' });
    await tag.fill('crow');
    await expect(form.getByRole('option', { name: /crowded train/ })).toBeVisible();
    const list = await form.getByRole('listbox').boundingBox();
    for (const below of [
      form.getByRole('textbox', { name: 'Note' }),
      form.getByRole('button', { name: 'Highlight' }),
    ]) {
      const box = await below.boundingBox();
      expect(box?.y ?? 0).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
    }
    await page.keyboard.press('Escape');
    await expect(form.getByRole('listbox')).toHaveCount(0);
    await expect(tag).toHaveValue('crow');
    await page.keyboard.press('Escape');
    await expect(form.getByText('Not saved yet: save it or cancel.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask when.');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await withKey('PATCH', `/api/public/v1/responses/${world_.study.id}/2/tags`, {
      remove: ['crowded train'],
    });
  });

  test('is highlighted, noted and tagged; others read it, and viewers change nothing', async ({
    page,
    browser,
  }) => {
    await signIn(page, world().collaborator);
    await page.goto(world_.address);
    await selectWords(page, 'bicycle in the corridor');
    await page.keyboard.press('h');
    await expect(said(page).locator('mark', { hasText: 'bicycle in the corridor' })).toBeVisible();
    await selectWords(page, 'nobody could');
    await page.getByRole('button', { name: 'Note, tag' }).click();
    const form = page.getByRole('form', { name: 'Highlight' });
    await form.getByRole('combobox', { name: 'Tag' }).fill('crowding');
    await form.getByRole('textbox', { name: 'Note' }).fill('Ask the railway.');
    await form.getByRole('button', { name: 'Highlight' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove tag crowding' })).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.type('long wait');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove tag long wait' })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'New tag' });
    // The first Escape closes what is suggested, where something is.
    await page.keyboard.press('Escape');
    if (await field.isVisible()) await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tag T', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Remove tag long wait' }).click();
    await expect(page.getByRole('button', { name: 'Remove tag long wait' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Remove tag long wait' })).toBeVisible();
    await expect
      .poll(async () => {
        const { body } = await withKey('GET', `/api/public/v1/responses/${world_.study.id}`);
        return body[1].tags;
      })
      .toEqual(expect.arrayContaining(['crowding', 'long wait']));

    const reader = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(reader, world().viewer);
    await reader.goto(`${world().url}${world_.address}`);
    await expect(said(reader).locator('mark', { hasText: 'nobody could' })).toBeVisible();
    await expect(reader.getByText('Ask the railway.')).toBeVisible();
    await expect(reader.getByRole('button', { name: /^Remove tag/ })).toHaveCount(0);
    await reader.getByRole('button', { name: 'More: download, delete' }).click();
    await expect(reader.getByRole('menuitem', { name: /Delete response/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await reader.close();
  });

  test('has a link to every passage, which is washed for who follows it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, world().viewer);
    await page.goto(world_.address);
    await selectWords(page, 'for two hours');
    await page
      .getByRole('toolbar', { name: 'Selected words' })
      .getByRole('button', { name: 'Copy link' })
      .click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#row-\d+:\d+-\d+$/);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(said(page).locator('mark', { hasText: /^for two hours$/ })).toBeInViewport();
  });

  test.describe('where nothing is', () => {
    test.use({ allowedErrors: [NOT_FOUND] });

    test('is not there, by HTTP 404, under a number nobody has, nor for another organisation', async ({
      page,
    }) => {
      await signIn(page, world().researcher);
      for (const address of [
        `/studies/${world_.study.id}/responses/99`,
        `/studies/${world_.study.id}/responses/0`,
        `/studies/${world_.study.id}/responses/nonsense`,
        '/studies/nowhere-at-all/responses/1',
      ])
        expect((await page.goto(address))?.status(), address).toBe(404);
      expect((await page.goto(world_.address))?.status()).toBe(200);
      await page.goto('about:blank');
      await page.context().clearCookies();
      await signIn(page, world().stranger);
      expect((await page.goto(world_.address))?.status()).toBe(404);
    });
  });

  test('axe finds nothing, in both looks and three widths', async ({ page }) => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const inEveryWidth = async () => {
      for (const width of [1440, 1100, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessibleInBothLooks(page);
        expect(await page.evaluate(overflow)).toBe(0);
      }
    };
    await page.setViewportSize({ width: 1440, height: 844 });
    await signIn(page, world().owner);
    await page.goto(world_.address);
    await expect(said(page)).toBeVisible();
    await inEveryWidth();
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(`${world_.address}?view=answers`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await inEveryWidth();
  });

  test('prints the transcript and nothing else', async ({ page }) => {
    await signIn(page, world().viewer);
    await page.goto(world_.address);
    await expect(said(page)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(said(page)).toBeVisible();
    await expect(page.getByText('Response 2', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('comes in at most 300 kB of scripts', async ({ page }) => {
    await signIn(page, world().viewer);
    expect(await firstLoadBytes(page, world_.address)).toBeLessThan(MOST_BYTES);
  });

  test.describe('where nothing is any more', () => {
    test.use({ allowedErrors: [NOT_FOUND] });

    test('is deleted by an owner, who is told what goes and what stays', async ({ page }) => {
      await signIn(page, world().owner);
      await page.goto(`/studies/${world_.study.id}/responses/1`);
      await page.getByRole('button', { name: 'More: download, delete' }).click();
      await page.getByRole('menuitem', { name: 'Delete response' }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Delete response 1 of/ });
      await expect(dialog).toContainText('Credits that were spent on it stay spent.');
      await dialog.getByRole('button', { name: 'Delete response' }).click();
      await expect(page).toHaveURL(new RegExp(`/studies/${world_.study.id}/responses$`));
      expect((await page.goto(`/studies/${world_.study.id}/responses/1`))?.status()).toBe(404);
    });
  });
});

test('an interview under way is followed as it goes on', async ({ page }) => {
  test.slow();
  const study = await createLaunchedStudy();
  const interview = await startInterview(study.linkId, {});
  const half = await walk(interview, (step) =>
    step.question?.type === 'open_ended' ? undefined : talkative(step),
  );
  await signIn(page, world().viewer);
  await page.goto(`/studies/${study.id}/responses/1`);
  await expect(page.getByText('The interview is under way. This page follows it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The interview is under way' })).toBeVisible();
  await walk({ ...interview, step: half }, talkative);
  await expect(said(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Generated from the transcript; press/)).toBeVisible({ timeout: 30_000 });
});

test('what was handed in is seen and saved, from the transcript and from the answers', async ({ page }) => {
  const picture = readFileSync('docs/screens/studies.png');
  const notes = Buffer.from('Carriage 7, berth 31');
  const study = await createLaunchedStudy({
    studyGuide: [
      {
        type: 'flat',
        title: 'Files',
        items: [{ type: 'file_upload', text: 'Show us your ticket.', maxFiles: 2 }],
      },
    ],
  });
  const interview = await startInterview(study.linkId, {});
  await walk(interview, async (step: Json) => ({
    recordings: [
      await uploadFile(interview, step.id, { name: 'Zoë.png', type: 'image/png', bytes: picture }),
      await uploadFile(interview, step.id, { name: 'notes.html', type: 'text/html', bytes: notes }),
    ],
  }));
  await signIn(page, world().owner);
  await page.goto(`/studies/${study.id}/responses/1`);
  for (const place of ['What was said', 'Answer to question 1']) {
    const part = page.getByLabel(place);
    await expect(part.getByRole('link', { name: 'Save Zoë.png' })).toBeVisible();
    await expect
      .poll(() => part.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('link', { name: 'Save notes.html' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('notes.html');
    expect(readFileSync(await download.path())).toEqual(notes);
    await expectAccessible(page);
    await page.getByRole('tab', { name: /Answers/ }).click();
  }
});
