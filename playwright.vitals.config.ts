import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { projects: _, ...common } = journeys;

process.env.SEED_RESPONSES ??= '1000';

/** `npm run vitals`: what the pages weigh and how soon they are there, printed and kept in docs/benchmarks.md. */
export default defineConfig(common, {
  testDir: 'e2e/vitals',
  testMatch: '*.vitals.ts',
  timeout: 600_000,
  workers: 1,
  use: { ...journeys.use, screenshot: 'off' },
});
