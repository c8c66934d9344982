import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

process.env.SEED_RESPONSES ??= '60';

const SCREENS = [
  ['1440', { width: 1440, height: 900 }, false],
  ['390', { width: 390, height: 844 }, true],
] as const;

/** `npm run shots`: every screen and state, light and dark, wide and narrow, into the folder `shots`. */
export default defineConfig(journeys, {
  testDir: 'e2e/shots',
  testMatch: '*.shots.ts',
  timeout: 180_000,
  retries: 0,
  workers: 1,
  use: { ...journeys.use, screenshot: 'off' },
  projects: SCREENS.flatMap(([name, viewport, isPhone]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: colorScheme === 'light' ? name : `${name}-dark`,
      use: { viewport, colorScheme, hasTouch: isPhone, isMobile: isPhone },
    })),
  ),
});
