import { defineConfig } from '@playwright/test';
import { type BrowserSettings, SLOWDOWN } from './e2e/test';
import { findHeadlessChromium } from './scripts/find-chromium.mjs';

const executablePath = findHeadlessChromium();
if (!executablePath) throw new Error('No Chromium found; `npm test` says how to get one.');
const TIMED = /(interrupted|review-room)\.spec\.ts$/;
const isRoot = process.getuid?.() === 0;

/** Against the production build, started as a user starts it: e2e/global-setup.ts. */
export default defineConfig<BrowserSettings>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  // One server for all and a world for each worker: tests make what they need and take nothing away from others.
  workers: 2,
  // What is measured in milliseconds of picture and sound runs by itself, after the others.
  projects: [
    { name: 'pages', testIgnore: TIMED },
    { name: 'recordings', testMatch: TIMED, workers: 1, dependencies: ['pages'] },
  ],
  // They end what hangs, and say nothing of speed: a machine may be busy.
  timeout: 120_000 * SLOWDOWN,
  expect: { timeout: 15_000 * SLOWDOWN },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // A trace records every act and picture of every test: `--trace on` with the ones that fail.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // What passes through one is out of reach of `page.route`; the test of the participant's offline page allows it.
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A browser without a network would go on looking for its maker's servers.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium refuses to run as root with its sandbox, which is how containers run tests.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
