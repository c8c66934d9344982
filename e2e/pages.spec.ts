import { expectAccessible } from './accessible';
import { expect, test } from './test';

/** The browser's own line for an address that answers 404. */
const NOT_FOUND = /^Failed to load resource: the server responded with a status of 404/;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`an unknown address, ${colorScheme}`, () => {
    test.use({ colorScheme, allowedErrors: [NOT_FOUND] });

    test('answers 404 with a page that a person can read', async ({ page }) => {
      const answer = await page.goto('/nowhere/at-all?x=1');
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Not found · Colloquy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText('Check the address');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('is drawn in the colours that the reader prefers, for every eye', async ({ page }) => {
      await page.goto('/nowhere');
      const { ground, text } = await page.evaluate(() => {
        const brush = document.createElement('canvas').getContext('2d');
        /** Red, green and blue together, however the colour is written. */
        const brightness = (color: string): number => {
          if (!brush) throw new Error('no canvas');
          brush.fillStyle = color;
          brush.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
          return red + green + blue;
        };
        return {
          ground: brightness(getComputedStyle(document.documentElement).backgroundColor),
          text: brightness(getComputedStyle(document.body).color),
        };
      });
      expect(ground > text).toBe(colorScheme === 'light');
      await expectAccessible(page);
    });
  });
}

test.describe('every page', () => {
  test.use({ allowedErrors: [NOT_FOUND] });

  test('runs no script but those with the nonce of this very answer', async ({ page }) => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await page.goto('/nowhere');
      const headers = await answer?.allHeaders();
      const nonce = /'nonce-([^']+)'/.exec(headers?.['content-security-policy'] ?? '')?.[1] ?? '';
      expect(nonce).not.toBe('');
      nonces.add(nonce);
      const scripts = (await answer?.text())?.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(2);
  });

  test('asks nobody else for anything', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) elsewhere.push(request.url());
    });
    await page.goto('/nowhere', { waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
  });
});
