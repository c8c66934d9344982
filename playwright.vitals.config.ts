import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

process.env.SEED_RESPONSES ??= '1000';

/** `npm run vitals`: what the pages weigh and how soon they are there, printed and kept in docs/benchmarks.md. */
export default defineConfig(journeys, {
  testDir: 'e2e/vitals',
  testMatch: '*.vitals.ts',
  timeout: 600_000,
  workers: 1,
  use: { ...journeys.use, screenshot: 'off' },
});
