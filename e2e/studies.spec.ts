import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, withKey } from './client';
import { createLaunchedStudy, exampleGuide } from './launched-study';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

const V1 = '/api/public/v1';

/** Names of one test alone: all share one organisation. */
let count = 0;
const unique = (name: string) => `${name} ${Date.now().toString(36)}${(count++).toString(36)}`;

async function newStudy(title: string, folder: string[] | null = null): Promise<string> {
  const created = await withKey('POST', `${V1}/studies/create`, { ...exampleGuide(), title });
  if (folder) {
    await withKey('POST', `${V1}/folders/move`, { studyIds: [created.body.id], folderPath: folder });
  }
  return created.body.id;
}

async function openFolder(page: Page, folder: string): Promise<void> {
  await page.goto(`/studies?folder=${encodeURIComponent(folder)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(folder);
  await expect(page.getByRole('table', { name: 'Studies' })).toHaveAttribute('aria-busy', 'false');
}

const rows = (page: Page): Locator => page.locator('tr[data-study]');
const rowOf = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
const act = async (page: Page, title: string, action: string): Promise<void> => {
  await rowOf(page, title)
    .getByRole('button', { name: /^More about/ })
    .click({ force: true });
  await page.getByRole('menuitem', { name: action }).click();
};
const titlesOf = async (answer: Promise<{ body: Json }>) =>
  (await answer).body.studies.map(({ title }: { title: string }) => title);

test.describe('the studies, for somebody who edits', () => {
  test.beforeEach(async ({ page }) => signIn(page, world().owner));

  test('are found by words, in the address, and cleared by Escape', async ({ page }) => {
    const folder = unique('Searched');
    const title = unique('Zeppelin luggage');
    await newStudy(title, [folder]);
    await newStudy(unique('Another'), [folder]);
    await openFolder(page, folder);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('/');
    await page.keyboard.type('zeppelin');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=zeppelin/);
    await page.reload();
    await expect(rowOf(page, title)).toBeVisible();
    await page.getByRole('button', { name: 'Live 0' }).click();
    await expect(page.getByText(`No live study in ${folder} mentions “zeppelin”`)).toBeVisible();
    await page.getByRole('button', { name: /^Search draft studies too/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search studies' }).focus();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(2);
  });

  test('tell how many answered, what was said last, and what a draft lacks', async ({ page }) => {
    const { id } = await createLaunchedStudy({ title: unique('Heard') });
    const folder = unique('Told');
    const draft = unique('Unfinished');
    const draftId = await newStudy(draft, [folder]);
    await withKey('POST', `${V1}/folders/move`, { studyIds: [id], folderPath: [folder] });
    const saved = await fetch(`${world().url}${V1}/studies/${draftId}/guide`, {
      method: 'PUT',
      headers: { 'x-api-key': world().apiKey, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({
        studyGuide: [{ type: 'flat', title: '', items: [{ type: 'open_ended', text: '' }] }],
      }),
    });
    expect(saved.status).toBe(200);
    await openFolder(page, folder);
    await expect(rowOf(page, draft)).toContainText('1 problem to fix before launch');
    await expect(rowOf(page, 'Heard')).toContainText('Nobody has answered yet');
    await expect(page.getByText('2 studies, 0 complete responses')).toBeVisible();
  });

  test('are worked by keys alone', async ({ page }) => {
    const folder = unique('Keys');
    const titles = [unique('Third'), unique('Second'), unique('First')];
    for (const title of titles) await newStudy(title, [folder]);
    await openFolder(page, folder);
    const focused = page.locator('tr[data-study]:focus-within');
    await page.keyboard.press('j');
    await expect(focused).toContainText('First');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(focused).toContainText('Third');
    await page.keyboard.press('k');
    await expect(focused).toContainText('Second');
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await expect(page.getByText('2 studies selected')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Move 2 studies' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`${folder} / Inside`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows(page).filter({ hasText: 'Inside' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).filter({ hasText: 'Inside' })).toHaveCount(0);
  });

  test.describe('where a name may be taken', () => {
    test.use({ allowedErrors: [refused(409, `${V1}/folders`)] });

    test('stand in folders that are made, renamed in place, refused a name that is taken, and deleted', async ({
      page,
    }) => {
      const name = unique('Folder');
      const title = unique('In it');
      await newStudy(title);
      await page.goto('/studies');
      await page.getByRole('button', { name: 'New folder' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(`No study in ${name}`)).toBeVisible();

      await page.goto(`/studies?q=${encodeURIComponent(title)}`);
      const tree = page.getByRole('navigation', { name: 'Main' });
      await rowOf(page, title).dragTo(tree.getByRole('link', { name }));
      await expect(rowOf(page, title)).toContainText(name);
      await expect(tree.getByRole('link', { name: `${name} 1` })).toBeVisible();

      const renamed = unique('Renamed');
      const other = unique('Taken');
      await withKey('POST', `${V1}/folders`, { path: [other] });
      await page.reload();
      const rename = async (to: string) => {
        await tree.getByRole('button', { name: `Change folder “${name}”` }).click({ force: true });
        await page.getByRole('menuitem', { name: 'Rename' }).click();
        const field = page.getByRole('textbox', { name: `Name of folder “${name}”` });
        await expect(field).toBeFocused();
        await field.fill(to);
        await page.keyboard.press('Enter');
      };
      await rename(other);
      await expect(page.getByText(`There is a folder "${other}" there already.`)).toBeVisible();
      await page.keyboard.press('Escape');
      await rename(renamed);
      await expect(rowOf(page, title)).toContainText(renamed);

      await tree.getByRole('button', { name: `Change folder “${renamed}”` }).click({ force: true });
      await page.getByRole('menuitem', { name: 'Delete folder' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'No study is deleted. 1 study moves out of folders.',
      );
      await page.getByRole('button', { name: 'Delete folder' }).click();
      await expect(tree.getByRole('link', { name: renamed })).toHaveCount(0);
      await expect(rowOf(page, title)).not.toContainText(renamed);
    });
  });

  test('are deleted with time to take it back, and at once when the page goes', async ({ page }) => {
    const folder = unique('Deleted');
    const [kept, gone] = [unique('Kept'), unique('Gone')];
    await newStudy(kept, [folder]);
    await newStudy(gone, [folder]);
    const stored = () =>
      titlesOf(withKey('GET', `${V1}/dashboard/studies?folder=${encodeURIComponent(folder)}`));
    await openFolder(page, folder);
    await act(page, kept, 'Delete study');
    await expect(rowOf(page, kept)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, kept)).toBeVisible();
    await act(page, gone, 'Delete study');
    await expect(rowOf(page, gone)).toHaveCount(0);
    expect(await stored()).toContain(gone);
    await page.goto('about:blank');
    await expect.poll(stored).toEqual([kept]);
  });

  test.describe('where others are at work', () => {
    test.use({ allowedErrors: [refused(409, `${V1}/studies/[^/]+`)] });

    test('come back with the reason when a deletion is refused', async ({ page }) => {
      const folder = unique('Refused');
      const title = unique('Stays');
      await newStudy(title, [folder]);
      await page.route('**/api/public/v1/studies/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({
              status: 409,
              json: { error: 'Others are at work on this study.', code: 'study_busy' },
            })
          : route.continue(),
      );
      await openFolder(page, folder);
      await act(page, title, 'Delete study');
      await expect(page.getByRole('alert').filter({ hasText: 'Others are at work' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(rowOf(page, title)).toBeVisible();
    });
  });

  test('ask before responses are deleted', async ({ page }) => {
    const title = unique('Answered');
    const { linkId } = await createLaunchedStudy({ title });
    const started = await fetch(`${world().url}/api/interviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ linkId }),
    });
    expect(started.status).toBe(201);
    await page.goto(`/studies?q=${encodeURIComponent(title)}`);
    await act(page, title, 'Delete study');
    await expect(page.getByRole('alertdialog')).toContainText('1 response goes with it');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(rowOf(page, title)).toBeVisible();
    await expect(rowOf(page, title).getByRole('button', { name: /^More about/ })).toBeFocused();
  });

  test('leave the focus to the next one when they are deleted and when that is undone', async ({ page }) => {
    const folder = unique('Focused');
    for (const title of ['First', 'Second']) await newStudy(title, [folder]);
    await openFolder(page, folder);
    await expect(rows(page)).toHaveCount(2);
    const title = (await rows(page).first().locator('[data-title]').textContent()) ?? '';
    await act(page, title, 'Delete study');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first().locator('[data-title]')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last().locator('[data-title]')).toBeFocused();
  });

  test('leave as JSON that makes the same study, and as Markdown', async ({ page }) => {
    const title = unique('Exported');
    await newStudy(title);
    await page.goto(`/studies?q=${encodeURIComponent(title)}`);
    const saved = async (action: string) => {
      const download = page.waitForEvent('download');
      await act(page, title, action);
      const file = await download;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    };
    const json = await saved('Export guide as JSON');
    expect(json.name).toMatch(/^exported-.*\.json$/);
    expect((await withKey('POST', `${V1}/studies/create`, JSON.parse(json.text))).status).toBe(201);
    const markdown = await saved('Export guide as Markdown');
    expect(markdown.text).toContain(`# ${title}`);
  });
});

test.describe('the pages of studies', () => {
  test('are drawn for every eye', async ({ page }) => {
    await signIn(page, world().owner);
    await newStudy(unique('Seen'));
    await page.goto('/studies');
    await expect(rows(page).first()).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.goto('/studies?q=nothing-is-called-that');
    await expect(page.getByText('No study mentions “nothing-is-called-that”')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.goto('/studies/new?from=concept-test');
    await expect(page.getByRole('heading', { name: 'Concept test', level: 2 })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/studies');
    await expect(rows(page).first()).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});

test.describe('a new study', () => {
  const howMany = async () =>
    (await withKey('GET', `${V1}/dashboard/studies?perPage=1`)).body.studyCount as number;
  const guideOf = async (page: Page): Promise<Json> => {
    await page.waitForURL(/\/studies\/[0-9a-f-]{36}\/guide/);
    const id = /studies\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    return (await withKey('GET', `${V1}/studies/${id}`)).body;
  };

  test.beforeEach(async ({ page }) => signIn(page, world().researcher));

  test('is not there before its button is pressed, and then begins empty, in the folder it was wished in', async ({
    page,
  }) => {
    const folder = unique('New');
    await withKey('POST', `${V1}/folders`, { path: [folder] });
    const before = await howMany();
    await openEmptyFolder(page, folder);
    await page.keyboard.press('n');
    await page.waitForURL(/\/studies\/new/);
    await expect(page.getByText(`in ${folder}`, { exact: true })).toBeVisible();
    expect(await howMany()).toBe(before);
    const title = unique('Blank');
    await page.getByRole('textbox', { name: 'Title' }).fill('');
    await page.getByRole('button', { name: 'Create study' }).click();
    await expect(page.getByText('A study has a title.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.keyboard.press('ControlOrMeta+Enter');
    const study = await guideOf(page);
    expect([study.title, study.folderPath, study.problems]).toEqual([title, [folder], []]);
    expect(await howMany()).toBe(before + 1);
  });

  test('X25: begins with a template, whose title and questions say what it is about', async ({ page }) => {
    await page.goto('/studies/new');
    await page
      .getByRole('navigation', { name: 'Beginnings' })
      .getByRole('link', { name: /^Churn interview/ })
      .click();
    await expect(page.getByText('What played a part in it?')).toBeVisible();
    await page.getByRole('button', { name: 'Create study' }).click();
    await expect(page.getByText('Write over “[product]”.')).toBeVisible();
    const product = unique('Sleeper');
    await page.getByRole('textbox', { name: 'Product' }).fill(product);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Why people leave ${product}`);
    await page.getByRole('button', { name: 'Create study' }).click();
    const study = await guideOf(page);
    expect(study.studyGuide).toHaveLength(2);
    expect(study.title).toBe(`Why people leave ${product}`);
    expect(JSON.stringify(study)).not.toContain('[product]');
  });

  test('begins with pasted JSON, each fault named at its place before anything is made', async ({ page }) => {
    const before = await howMany();
    await page.goto('/studies/new?from=paste');
    const text = page.getByRole('textbox', { name: 'Study guide' });
    const check = page.getByRole('button', { name: 'Check the guide' });
    await text.fill('[{ "type": "flat", }]');
    await check.click();
    await expect(page.getByText('Line 1, column 20')).toBeVisible();
    await text.fill(
      JSON.stringify([
        { type: 'flat', title: 'Main', items: [{ type: 'open_ended', text: '', multiselect: 1 }] },
      ]),
    );
    await check.click();
    await expect(page.getByText('Block 1 “Main”, Q1, text')).toBeVisible();
    await expect(page.getByText('Unknown field "multiselect"')).toBeVisible();
    await expectAccessible(page);
    expect(await howMany()).toBe(before);
    const title = unique('Pasted');
    await text.fill(JSON.stringify({ ...exampleGuide(), title }));
    await check.click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await page.getByRole('button', { name: 'Create study' }).click();
    expect((await guideOf(page)).title).toBe(title);
  });

  test('begins with a file, or with what is pasted on the list', async ({ page }) => {
    await page.goto('/studies/new?from=paste');
    const title = unique('From a file');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(JSON.stringify({ ...exampleGuide(), title }));
    await (await chooser).setFiles({ name: 'guide.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await page.goto('/studies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studies');
    await expect(rows(page).first()).toBeVisible();
    const pasted = unique('Pasted on the list');
    // The rows come with the page; what is pasted is heard once its scripts run.
    await expect(async () => {
      await page.evaluate(
        (json) => {
          const data = new DataTransfer();
          data.setData('text/plain', json);
          document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        },
        JSON.stringify({ ...exampleGuide(), title: pasted }),
      );
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(pasted, { timeout: 3000 });
    }).toPass();
  });

  test('begins as a copy of another', async ({ page }) => {
    const title = unique('Original');
    await newStudy(title);
    await page.goto('/studies/new?from=duplicate');
    await page.getByRole('combobox', { name: 'Study to duplicate' }).fill(title);
    await page.getByRole('option', { name: title }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Copy of ${title}`);
    await page.getByRole('button', { name: 'Duplicate study' }).click();
    expect((await guideOf(page)).title).toBe(`Copy of ${title}`);
  });
});

async function openEmptyFolder(page: Page, folder: string): Promise<void> {
  await page.goto(`/studies?folder=${encodeURIComponent(folder)}`);
  await expect(page.getByText(`No study in ${folder}`)).toBeVisible();
}

test('H1: a viewer reads the studies, and is offered nothing that the role may not do', async ({ page }) => {
  const title = unique('Read only');
  await newStudy(title);
  await signIn(page, world().viewer);
  await page.goto(`/studies?q=${encodeURIComponent(title)}`);
  await expect(rowOf(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New folder' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New study' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await rowOf(page, title)
    .getByRole('button', { name: /^More about/ })
    .click({ force: true });
  await expect(page.getByRole('menuitem', { name: 'Delete study' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/studies/new');
  await expect(page.getByRole('heading', { name: 'Your role may not create studies' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the studies cannot be read', () => {
  test.use({
    allowedErrors: [refused(500, `${V1}/dashboard/studies`)],
  });

  test('it is said with the request id, and tried again', async ({ page }) => {
    await signIn(page, world().owner);
    let fails = true;
    await page.route('**/api/public/v1/dashboard/studies*', (route) =>
      fails
        ? route.fulfill({
            status: 500,
            headers: { 'x-request-id': 'req-1', 'retry-after': '0' },
            json: { error: 'The service failed.', code: 'internal_error' },
          })
        : route.continue(),
    );
    // In the usual order they come with the page.
    await page.goto('/studies?sort=title');
    await expect(page.getByRole('alert').filter({ hasText: 'The studies could not be read.' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('Request req-1')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Studies' })).toBeVisible();
  });
});

test.describe('a page that cannot be put together', () => {
  test.use({ allowedErrors: [/TypeError/] });

  test('says so within the frame, and is tried again', async ({ page }) => {
    await signIn(page, world().owner);
    const nothing = { studies: [{}], folders: [], counts: {} };
    const list = /\/v1\/dashboard\/studies(\?|$)/;
    await page.route(list, (route) => route.fulfill({ json: nothing }));
    // In the usual order they come with the page.
    await page.goto('/studies?sort=title');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Studies' })).toHaveAttribute('aria-busy', 'false');
  });
});

test.describe('the studies on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('do not scroll sideways, however many there are', async ({ page }) => {
    await createLaunchedStudy({ title: 'One of many' });
    await signIn(page, world().owner);
    await page.goto('/studies');
    const states = page.getByRole('group', { name: 'Status' });
    await expect(states.getByRole('button', { name: /^All\s*\d/ })).toBeVisible();
    await states.locator('button span').evaluateAll((figures) => {
      for (const figure of figures) figure.textContent = '1234';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
