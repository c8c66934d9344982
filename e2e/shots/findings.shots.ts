import type { Page } from '@playwright/test';
import { type Json, send, withKey } from '../client';
import { signIn } from '../sign-in';
import { world } from '../world';
import { busiest, expect, loaded, test } from './shot';

const at = (path: string) => `/api/public/v1/studies/${busiest().id}/${path}`;
const screen = (path: string) => `/studies/${busiest().id}/${path}`;

interface Passage {
  id: string;
  number: number;
  responseIndex: number;
  start: number;
  end: number;
  quote: string;
}

let passages: Passage[];
let shared: { report: string; locked: string; revoked: string };
let insightId: string;

/** Themes, highlights, an insight and a report of the seeded study, once for all pictures. */
async function prepare(): Promise<void> {
  if ((await withKey('GET', at('themes'))).body.themes.length === 0)
    await withKey('POST', at('themes/suggest'));
  await expect
    .poll(async () => (await withKey('GET', at('themes'))).body.themes.length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const { body: themed } = await withKey('GET', at('themes'));
  for (const { id } of themed.themes.slice(0, 5))
    await send(
      'PATCH',
      at(`themes/${id}`),
      { 'x-api-key': world().apiKey, 'if-match': '*' },
      { status: 'accepted' },
    );
  passages = await quoted(14);
  const written = (await withKey('GET', at('insights'))).body.insights;
  insightId = written.at(-1)?.id ?? (await writeInsights());
  await saveReport();
  const share = async (what: Json) =>
    new URL((await withKey('POST', at('shares'), { what: 'report', ...what })).body.url).pathname;
  const revoked = await withKey('POST', at('shares'), { what: 'report' });
  await withKey('DELETE', at(`shares/${revoked.body.id}`));
  shared = {
    report: await share({ mayDownload: true, label: 'The board' }),
    locked: await share({ password: 'two trains', label: 'The agency' }),
    revoked: new URL(revoked.body.url).pathname,
  };
}

/** Highlights, and insights that stand on them. Answers the id of the first. */
async function writeInsights(): Promise<string> {
  for (const { number, responseIndex, start, end, quote } of passages)
    await withKey('POST', `/api/public/v1/responses/${busiest().id}/${number}/annotations`, {
      ...{ responseIndex, passage: { start, end }, quote },
    });
  const { body: insight } = await withKey('POST', at('insights'), {
    title: 'People forgive a delay, not silence',
    text: 'Nobody minded the wait itself: they minded that nobody told them [1].\n\nThose who knew changed their plans in time [2].',
    evidence: passages.slice(0, 3).map(({ id, responseIndex, start, end }) => ({
      ...{ responseId: id, responseIndex, start, end },
    })),
    themes: [],
    status: 'draft',
  });
  for (const title of ['The way to the station decides', 'A seat is a place to work'])
    await withKey('POST', at('insights'), {
      ...{ title, text: 'It is half of the journey.', evidence: [], themes: [], status: 'shared' },
    });
  return insight.id;
}

/** Words of participants, as many as there are up to `most`. */
async function quoted(most: number): Promise<Passage[]> {
  const { body: found } = await withKey('GET', at('responses?limit=60'));
  const quoting: Json[] = found.responses.filter(({ quote }: Json) => quote !== null).slice(0, most);
  const all: Passage[] = [];
  for (const { id, readableId, quote } of quoting) {
    const whole = await withKey('GET', `/api/public/v1/responses/${busiest().id}/${readableId}/reading`);
    const row = whole.body.transcript.find(({ user }: Json) => user?.includes(quote.text));
    if (!row) continue;
    const start = row.user.indexOf(quote.text);
    all.push({
      ...{ id, number: readableId, responseIndex: row.responseIndex, quote: quote.text },
      ...{ start, end: start + quote.text.length },
    });
  }
  return all;
}

/** A block of each kind that needs no recording. */
async function saveReport(): Promise<void> {
  const { body: listed } = await withKey('GET', at('questions'));
  const { body: themed } = await withKey('GET', at('themes'));
  const quotes = passages.slice(0, 3).map(({ id, responseIndex, start, end }, nth) => ({
    ...{ id: `quote-${nth}`, type: 'quote', by: 'A traveller' },
    passage: { responseId: id, responseIndex, start, end },
  }));
  const charted = ['multiple_choice', 'matrix', 'ranking', 'max_diff'].flatMap(
    (type) => listed.questions.find((question: Json) => question.type === type) ?? [],
  );
  const report = {
    title: 'People forgive a delay, not silence',
    standfirst: 'Nobody minded the wait itself: they minded that nobody told them.',
    blocks: [
      {
        id: 'a',
        type: 'text',
        text: '## Nobody told them\n\nThey wanted to **know** before they chose: how late it is, and whether the connection waits.\n\n- An announcement\n- A reason',
      },
      ...quotes.slice(0, 1),
      ...charted.map(({ id }: Json, nth: number) => ({
        ...{ id: `chart-${nth}`, type: 'question', questionId: id },
      })),
      { id: 'c', type: 'text', text: '## What they speak of' },
      { id: 'd', type: 'theme', themes: themed.themes.slice(0, 5).map(({ id }: Json) => id) },
      ...quotes.slice(1),
      {
        ...{ id: 'e', type: 'table', columns: ['Change', 'Who asked for it', 'Effort'] },
        rows: [
          ['Say it as soon as it is known', 'Those who commute', 'A week'],
          ['Say which connection waits', 'Those who change trains', 'A month'],
        ],
      },
    ],
  };
  const headers = { 'x-api-key': world().apiKey, 'if-match': '*' };
  const saved = await send('PUT', at('report'), headers, report);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 960;

test.describe('what a study found', () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await prepare();
  });
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('themes', async ({ page, shot }) => {
    await page.goto(screen('themes'));
    await loaded(page);
    const codebook = page.getByRole('complementary', { name: 'Codebook' });
    await shot('themes');
    if (isNarrow(page)) return;
    const suggested = codebook.getByRole('region', { name: 'Suggested' }).getByRole('button');
    if ((await suggested.count()) > 0) {
      await suggested.first().click();
      await loaded(page);
      await shot('themes-suggested');
    }
    await codebook.getByRole('region', { name: 'Accepted' }).getByRole('button').first().click();
    await loaded(page);
    for (const [key, name] of [
      ['e', 'themes-edit'],
      ['g', 'themes-merge'],
      ['s', 'themes-split'],
      ['n', 'themes-new'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await shot(name);
      // A list that is open in it closes first.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    }
  });

  test('results', async ({ page, shot }) => {
    await page.goto(screen('results'));
    await loaded(page);
    await shot('results');
    const { body } = await withKey('GET', at('questions'));
    const types = new Set<string>();
    for (const { id, type } of body.questions) {
      if (types.has(type)) continue;
      types.add(type);
      await page.goto(screen(`results?question=${encodeURIComponent(id)}`));
      await loaded(page);
      await shot(`results-${type.replaceAll('_', '-')}`);
    }
    await page.goto(screen('results'));
    await loaded(page);
    await page.keyboard.press('g');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await shot('results-segments', { keepSize: true });
    await options.nth(1).click();
    await loaded(page);
    await shot('results-side-by-side');
    await page
      .getByRole('radio', { name: 'Table' })
      .or(page.getByRole('button', { name: 'Table' }))
      .first()
      .click();
    await shot('results-table');
  });

  test('ask', async ({ page, shot }) => {
    await page.goto(screen('ask'));
    await loaded(page);
    await shot('ask');
    await page.getByRole('textbox', { name: 'Ask what people said' }).fill('Why were people late?');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark').first()).toBeVisible();
    await shot('ask-answer');
    await page.goto(screen(`ask?q=${encodeURIComponent('Did anybody see a helicopter?')}`));
    await expect(page.getByText('Nobody spoke of it.')).toBeVisible();
    await shot('ask-nobody');
    await page.goto('/ask');
    await loaded(page);
    await shot('ask-all');
    await page.getByRole('textbox', { name: 'Ask what people said' }).fill('What was too dear?');
    await page.keyboard.press('Enter');
    await expect(page.locator('mark').first()).toBeVisible();
    await shot('ask-all-answer');
  });

  test('highlights and insights', async ({ page, shot }) => {
    await page.goto(screen('findings'));
    await loaded(page);
    await shot('findings');
    await page.goto(screen('findings?by=person'));
    await loaded(page);
    await shot('findings-grouped');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await shot('findings-filter');
    await page.goto(screen(`findings?insight=${insightId}`));
    await loaded(page);
    await shot('findings-board');
    await page.goto(screen('findings/insights'));
    await loaded(page);
    await shot('insights');
    await page.goto(screen(`findings/insights?insight=${insightId}`));
    await loaded(page);
    await shot('insights-open');
    await page.getByRole('button', { name: 'Share by link' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot('insights-share');
    await page.goto(screen('findings/clips'));
    await loaded(page);
    await shot('clips-none');
  });

  test('findings, as those who only read see them', async ({ page, shot }) => {
    await signIn(page, world().viewer);
    for (const [address, name] of [
      ['findings', 'viewer-findings'],
      [`findings/insights?insight=${insightId}`, 'viewer-insights'],
      ['findings/report', 'viewer-report'],
      ['themes', 'viewer-themes'],
    ] as const) {
      await page.goto(screen(address));
      await loaded(page);
      await shot(name);
    }
  });

  test('a report, written, read and shared', async ({ page, shot }) => {
    await page.goto(screen('findings/report'));
    await expect(page.getByRole('textbox', { name: 'Title of the report' })).toBeVisible();
    await loaded(page);
    await shot('report-written');
    await page.getByRole('group', { name: /block 3 of/ }).focus();
    await shot('report-block');
    await page.getByRole('group', { name: /block 1 of/ }).focus();
    await shot('report-text');
    if (isNarrow(page)) {
      await page.getByRole('button', { name: 'Put in' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shot('report-put-in');
    }
    await page.goto(screen('findings/report?read=true'));
    await loaded(page);
    await shot('report-read');
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Links in use/)).toBeVisible();
    await shot('report-share');
    await dialog.getByRole('textbox', { name: 'For whom' }).fill('The board of the railway');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await expect(dialog.getByText('The link is open.')).toBeVisible();
    await shot('report-share-made');
  });

  test('what somebody without an account sees of it', async ({ page, shot }) => {
    await page.context().clearCookies();
    await page.goto(shared.report);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot('report-shared');
    await shot('report-shared-whole', { whole: true });
    await page.emulateMedia({ media: 'print' });
    await shot('report-print', { whole: true });
    await page.pdf({
      path: 'shots/report.pdf',
      format: 'A4',
      printBackground: false,
      preferCSSPageSize: true,
    });
    await page.emulateMedia({ media: null });
    await page.goto(shared.locked);
    await page.getByLabel('Password').fill('one train');
    await shot('report-password');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await shot('report-password-wrong');
    await page.goto(shared.revoked);
    await expect(page.getByRole('heading', { name: 'This link is closed.' })).toBeVisible();
    await shot('report-closed');
  });
});
