import { expectAccessible } from './accessible';
import { recordClips } from './clips';
import { createRecordedResponse, PROCESSED_MS, type RecordedResponse } from './recorded-response';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

const SECONDS = 3;

test.describe('clips', () => {
  let made: RecordedResponse;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(2 * PROCESSED_MS);
    const page = await browser.newPage({ baseURL: world().url });
    const clips = await recordClips(page, SECONDS);
    await page.close();
    made = await createRecordedResponse(clips);
  });

  test('from a selection to a playing clip in two presses, and a reel of three', async ({ page }) => {
    test.setTimeout(2 * PROCESSED_MS);
    await signIn(page, world().researcher);
    await page.goto(made.address);
    const said = page.locator('[data-said]').first();
    for (let count = 0; count < 3; count += 1) {
      await said.click({ clickCount: 3, position: { x: 12, y: 12 } });
      await page
        .getByRole('toolbar', { name: 'Selected words' })
        .getByRole('button', { name: 'Clip' })
        .click();
      const dialog = page.getByRole('dialog', { name: /^New clip/ });
      if (count === 0) {
        await expectAccessible(page);
        // The words of the cut are marked where they are read, too.
        await expect(said.locator('mark')).toHaveText([(await said.textContent()) ?? '']);
        await dialog.getByRole('slider', { name: 'Start of the clip' }).press('ArrowRight');
        await expect(said.locator('mark')).not.toHaveText([(await said.textContent()) ?? '']);
        await dialog.getByRole('slider', { name: 'Start of the clip' }).press('ArrowLeft');
      }
      await dialog.getByRole('textbox', { name: 'Title' }).fill(`Cold ${count + 1}`);
      await dialog.getByRole('button', { name: 'Make clip' }).click();
      await expect(dialog).toBeHidden();
    }
    const findings = page.url().replace(/\/responses\/.*$/, '/findings/clips');
    await page.goto(findings);
    const clips = page.getByRole('region', { name: 'Clips' });
    const rows = clips.getByRole('listitem');
    await expect(rows.getByText(/^0:0\d$/)).toHaveCount(3, { timeout: PROCESSED_MS });
    const preview = page.getByRole('region', { name: 'Preview' });
    for (const name of ['Cold 1', 'Cold 2', 'Cold 3']) {
      await clips.getByRole('button', { name, exact: true }).click();
      await expect(preview.getByRole('heading', { name })).toBeVisible();
      await preview.locator('video').evaluate((video: HTMLVideoElement) => {
        video.muted = true;
        return video.play();
      });
    }
    await page.keyboard.press('j');
    await expect(preview.getByRole('heading', { name: 'Cold 2' })).toBeVisible();
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Cold 3', 'Cold 2', 'Cold 1'])
      await clips
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByRole('button', { name: 'Put into a reel' })
        .click();
    const maker = page.getByRole('region', { name: 'New reel' });
    await maker.getByRole('textbox', { name: 'Title of the reel' }).fill('Cold nights');
    await maker.getByRole('button', { name: 'Title card' }).click();
    await maker
      .getByRole('textbox', { name: 'Words of the card at place 1' })
      .fill('What people do not forget');
    await maker.getByRole('button', { name: 'Move down: Cold 3' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(maker.getByRole('listitem').nth(1)).toContainText('Cold 2');
    await expectAccessible(page);
    await maker.getByRole('button', { name: 'Make reel' }).click();
    const reels = page.getByRole('region', { name: 'Reels' });
    await expect(reels.getByText(/^0:\d\d$/)).toBeVisible({ timeout: PROCESSED_MS });
    await expect(reels).toContainText('3 clips');
    await reels.getByRole('button', { name: 'Cold nights' }).click();
    await expect(preview.getByRole('heading', { name: 'Cold nights' })).toBeVisible();
    await preview.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
  });
});
