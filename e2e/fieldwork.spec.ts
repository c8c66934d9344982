import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, send, withKey } from './client';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const api = (path: string) => `/api/public/v1/studies/${path}`;
const neutral = (...texts: string[]) => texts.map((text) => ({ text, status: 'neutral' }));
const GUIDE = [
  {
    type: 'screening',
    title: 'Before we begin',
    items: [
      {
        type: 'multiple_choice',
        externalId: 'lives',
        text: 'Who lives with you?',
        options: neutral('Nobody else', 'Children'),
      },
    ],
  },
  {
    type: 'flat',
    title: 'Main',
    items: [{ type: 'open_ended', text: 'How do you shop?', followUp: 'none' }],
  },
];

async function live(title: string): Promise<{ id: string; linkId: string }> {
  const { body } = await withKey('POST', api('create'), { title, studyGuide: GUIDE });
  const launched = await withKey('POST', api(`${body.id}/launch`), { walletId: world().walletId });
  expect(launched.status, JSON.stringify(launched.body)).toBe(200);
  return body;
}

async function interview(linkId: string, lives: string): Promise<Json> {
  const { body } = await send('POST', '/api/interviews', {}, { linkId });
  const answer = async (step: Json, given: Json) =>
    (
      await send(
        'POST',
        `/api/interviews/${body.responseId}/answers`,
        { authorization: `Bearer ${body.token}` },
        { stepId: step.id, answer: given },
      )
    ).body.step;
  const option = body.step.question.options.find(({ text }: Json) => text === lives);
  const step = await answer(body.step, { optionIds: [option.id] });
  return step.kind === 'end' ? step : answer(step, { text: 'By bicycle, on Saturdays.' });
}

test.describe('fieldwork', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is planned in settings, watched on the board, and ends where the panel says', async ({ page }) => {
    const study = await live('Refilling at home');
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/settings`);
    await page.getByRole('button', { name: /Divide by/ }).click();
    await page.getByRole('option', { name: /Who lives with you/ }).click();
    await page.getByRole('textbox', { name: 'Limit of Nobody else' }).fill('1');
    await page.getByRole('button', { name: 'Prolific' }).click();
    const complete = page.getByRole('textbox', { name: 'Complete', exact: true });
    await expect(complete).toHaveValue(/prolific\.com/);
    await complete.fill('http://panel.example/');
    await expect(page.getByText('Addresses must begin with https').first()).toBeVisible();
    await complete.fill('https://panel.example/done?cc=C1X7&r={responseId}');
    await page.getByRole('textbox', { name: 'What participants agree to' }).fill('I take part.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();

    await page.goto(`/studies/${study.id}/fieldwork`);
    await expect(page.getByRole('img', { name: 'Nobody else: 0 of 1 complete, 0 under way' })).toBeVisible();
    await withoutConsent(study.id);
    expect(await interview(study.linkId, 'Nobody else')).toMatchObject({
      outcome: 'complete',
      redirectUrl: expect.stringContaining('https://panel.example/done?cc=C1X7'),
    });
    expect(await interview(study.linkId, 'Nobody else')).toMatchObject({ endReason: 'over_quota' });
    await page.reload();
    await expect(page.getByRole('img', { name: 'Nobody else: 1 of 1 complete, 0 under way' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Group full/ })).toContainText('1');
    await expectAccessible(page);
  });

  test('a participant is taken on after the end, and may stay', async ({ page }) => {
    const study = await live('Taken on');
    const consent = {
      text: 'I take part and may stop at any time.',
      retentionDays: 90,
      privacyUrl: 'https://panel.example/privacy',
    };
    const branding = { name: 'Nordlicht', accent: '#1a5fb4' };
    await patch(study.id, {
      redirects: { complete: 'https://panel.example/done?cc=C1X7' },
      consent,
      branding,
    });
    const served = page.waitForResponse((response) => response.url().includes(`/s/${study.linkId}`));
    await page.goto(`/s/${study.linkId}`);
    expect(await (await served).text()).not.toContain('panel.example/done');
    await expect(page.getByText('Nordlicht')).toBeVisible();
    await expect(page.getByText('Your answers are kept for 90 days.')).toBeVisible();
    const privacy = await page.getByRole('link', { name: 'Privacy notice' }).boundingBox();
    expect(Math.min(privacy?.width ?? 0, privacy?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Begin/ }).click();
    await page.getByText('Children').click();
    const chosen = page.locator('label').filter({ hasText: 'Children' });
    await expect(chosen).toHaveCSS('border-top-color', 'rgb(26, 95, 180)');
    await expectAccessibleInBothLooks(page);
    await page.getByRole('button', { name: /Continue/ }).click();
    await page.getByRole('textbox').fill('By bicycle, on Saturdays.');
    await page.getByRole('button', { name: /Send answer/ }).click();
    await expect(page.getByText(/You are taken there in/)).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByText(/You are taken there in/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute(
      'href',
      'https://panel.example/done?cc=C1X7',
    );
    await expectAccessible(page);
  });

  test('N3: who comes back from there, or loads the end again, is not taken there once more', async ({
    page,
  }) => {
    const study = await live('Taken on once');
    await patch(study.id, { redirects: { complete: 'https://panel.example/done' } });
    await page.route('https://panel.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Thank you from the panel</h1>' }),
    );
    await page.goto(`/s/${study.linkId}`);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await page.getByRole('button', { name: /Begin/ }).click();
    await page.getByText('Children').click();
    await page.getByRole('button', { name: /Continue/ }).click();
    await page.getByRole('textbox').fill('By bicycle, on Saturdays.');
    await page.getByRole('button', { name: /Send answer/ }).click();
    await expect(page.getByText('Thank you from the panel')).toBeVisible({ timeout: 15_000 });
    await page.goBack();
    for (const reloads of [0, 1]) {
      if (reloads) await page.reload();
      await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
      await expect(page.getByText(/You are taken there in/)).toHaveCount(0);
    }
  });
});

async function patch(studyId: string, change: Json): Promise<void> {
  const answer = await fetch(world().url + api(studyId), {
    method: 'PATCH',
    headers: { 'x-api-key': world().apiKey, 'if-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const withoutConsent = (studyId: string) => patch(studyId, { consent: null });
