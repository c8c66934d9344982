import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { projects: _, ...common } = journeys;

process.env.SEED_RESPONSES ??= '60';

/** `npm run shots`: every screen and state, in both looks and at every width, into the folder `shots`. */
export default defineConfig(common, {
  testDir: 'e2e/shots',
  testMatch: '*.shots.ts',
  timeout: 300_000,
  retries: 0,
  workers: 1,
  use: { ...journeys.use, screenshot: 'off' },
  // `shot` takes the looks and the widths of one: what a picture needs is made twice, not six times.
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
