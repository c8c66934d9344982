import path from 'node:path';
import { defineConfig } from 'vitest/config';

const tests = [
  'lib/**/*.test.ts',
  'app/**/*.test.ts',
  'components/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
];

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    globalSetup: './lib/testing/global-setup.ts',
    setupFiles: './lib/testing/settings.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests,
          exclude: ['node_modules/**', 'e2e/**', '**/*.{slow,s3}.test.ts'],
        },
      },
      // Starts the built product, real databases and real signals: apart, and one file at a time.
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['**/*.slow.test.ts'],
          exclude: ['node_modules/**'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // Needs an S3-compatible store: `npm run test:s3` brings one.
      {
        extends: true,
        test: { name: 's3', include: ['**/*.s3.test.ts'], exclude: ['node_modules/**'], testTimeout: 60_000 },
      },
    ],
  },
});
