import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = [
  'lib/**/*.test.ts',
  'app/**/*.test.ts',
  'components/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'clients/**/*.test.ts',
  'examples/**/*.test.ts',
];

/** Milliseconds that a test may take: in `npm run test:long` hours. They end what hangs, and say nothing of speed. */
const longest = (usual: number) => (process.env.LONG === '1' ? 2 * 3_600_000 : usual);

/** Each takes half a minute or two, mostly of one processor or of waiting. */
const LONGEST = [
  'hostile-files.slow',
  'killed-uploads.slow',
  'join-recordings.slow',
  'media-engine.slow',
  'endpoint-recipe.slow',
  'kill-nine.slow',
  'film.slow',
  'launcher.slow',
  'backup.slow',
  'unruly-models',
  'process-recording',
  'render-film',
  'decide-probe.property',
  'layers',
];
/** Hold the product to seconds of a clock: after the static checks and the build of the pages, which run beside the first. */
const TIMED = ['settle-probe', 'hear-recording'];

/** Named by each project: here it would be run for the projects and once more for all of them. */
const DATABASE = './lib/testing/global-setup.ts';

/** Begins with the longest, so that none of them is still running when all others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const isNamed = (name: string) => moduleId.endsWith(`/${name}.test.ts`);
      if (TIMED.some(isNamed)) return LONGEST.length + 1;
      const at = LONGEST.findIndex(isNamed);
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@colloquy/client': path.resolve(import.meta.dirname, 'clients/typescript/src/index.ts'),
      '@': path.resolve(import.meta.dirname),
    },
  },
  test: {
    setupFiles: './lib/testing/settings.ts',
    pool: 'forks',
    // Test files share a process and its modules, whose import costs more than most tests; settings.ts puts back what
    // a file changed.
    isolate: false,
    // More than processors: many tests wait for a limit to pass.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    testTimeout: longest(180_000),
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: DATABASE,
          setupFiles: ['./lib/testing/quick-passwords.ts'],
          include: tests,
          exclude: ['node_modules/**', 'e2e/**', '**/*.{slow,s3}.test.ts'],
        },
      },
      // Starts the built product, real databases and real signals: apart from the others. The pages are built before,
      // because only one build may run in a folder.
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['**/*.slow.test.ts'],
          exclude: ['node_modules/**'],
          globalSetup: [DATABASE, './lib/testing/build-pages.ts'],
          isolate: true,
          testTimeout: longest(300_000),
          hookTimeout: 300_000,
        },
      },
      // Needs an S3-compatible store: `npm run test:s3` brings one.
      {
        extends: true,
        test: {
          name: 's3',
          globalSetup: DATABASE,
          include: ['**/*.s3.test.ts'],
          exclude: ['node_modules/**'],
          isolate: true,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
