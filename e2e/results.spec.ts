import { expectAccessible } from './accessible';
import { type Json, startInterview, walk, withKey } from './client';
import { createLaunchedStudy, exampleGuide } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

const SAID = [
  'The zeppelin was late, so we slept in the café.',
  'My suitcase stood in the aisle all night.',
  'Nobody minded my suitcase, and the coffee was warm.',
  'We lost a suitcase on the platform in the rain.',
  'The suitcase of a stranger fell on my bed.',
];

const saying = (words: string) => (step: Json) => {
  if (step.question?.type === 'file_upload') return { skip: true };
  return step.question?.type === 'open_ended' ? { text: words } : reply(step);
};

/** The first question of the guide that is answered in words. */
function openQuestion(): string {
  const blocks: Json[] = exampleGuide().studyGuide;
  const items: Json[] = blocks.flatMap(({ items }) => items ?? []);
  return items.find(({ type }) => type === 'open_ended').text;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('L4, L5: results side by side, other people’s words, and a question answered with passages', async ({
  page,
}) => {
  const study = await createLaunchedStudy({ title: 'Night trains side by side' });
  for (const [nth, words] of SAID.entries()) {
    const source = nth % 2 === 0 ? 'newsletter' : 'poster';
    await walk(await startInterview(study.linkId, { source }), saying(words));
  }
  await signIn(page, world().owner);
  await page.goto(`/studies/${study.id}/results`);
  const questions = page.getByRole('navigation', { name: 'Questions' });
  const shown = page.getByRole('heading', { level: 2 });
  await expect(questions.getByRole('link').first()).toBeVisible();
  const asked = await questions.getByRole('link').allInnerTexts();
  const words = (text: string | undefined) => text?.replace(/^\d+\s*/, '') ?? '';
  await expect(shown).toHaveText(words(asked[0]));
  // Its rows come with the document; keys are listened to once its scripts are there.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('j');
  await expect(shown).toHaveText(words(asked[1]));
  await expect(page).toHaveURL(/[?&]question=/);
  await page.reload();
  await expect(shown).toHaveText(words(asked[1]));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('k');
  await expect(shown).toHaveText(words(asked[0]));
  // Of five people, so with how sure it is.
  await expect(page.locator('[data-figures]')).toContainText(/\d+ to \d+/);
  await page.screenshot({ path: test.info().outputPath('everybody.png') });
  await expectAccessible(page);
  await questions.getByRole('link', { name: openQuestion() }).click();
  const quotes = () => page.locator('blockquote').allInnerTexts();
  const heard = async () => {
    const shown = (await quotes()).join(' ');
    return SAID.filter((said) => shown.includes(said)).length;
  };
  await expect.poll(heard).toBe(3);
  const first = await quotes();
  await page.keyboard.press('r');
  await expect.poll(quotes).not.toEqual(first);

  await page.keyboard.press('g');
  await page.getByRole('option', { name: /By source/ }).click();
  await expect(page.getByRole('columnheader', { name: /newsletter/ }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Everybody/ }).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('side-by-side.png') });
  await expectAccessible(page);
  await page.keyboard.press('p');
  await expect(page.getByText(/^Q\d+ is at the end of the report\.$/)).toBeVisible();
  const { body: report } = await withKey('GET', `/api/public/v1/studies/${study.id}/report`);
  const question = new URL(page.url()).searchParams.get('question');
  expect(report.blocks).toEqual([expect.objectContaining({ type: 'question', questionId: question })]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: /Question$/ }).click();
  await page.getByRole('option').first().click();
  await expect(shown).toHaveText(words(asked[0]));
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press('a');
  await expect(page).toHaveURL(new RegExp(`/studies/${study.id}/ask`));
  await page.getByRole('textbox', { name: 'Ask what people said' }).fill('Where were the suitcases?');
  await page.keyboard.press('Enter');
  const passages = page.getByRole('region', { name: 'Passages' });
  await expect(passages.locator('mark').first()).toHaveText(/suitcase/);
  await page.screenshot({ path: test.info().outputPath('ask.png') });
  await expectAccessible(page);
  await passages
    .getByRole('link', { name: /No\. \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/responses\/\d+#row-\d+:\d+-\d+$/);

  await page.goto(`/studies/${study.id}/ask?q=${encodeURIComponent('Did anybody see a helicopter?')}`);
  await expect(page.getByText('Nobody spoke of it.')).toBeVisible();
});
