/**
 * `npm test`: everything that has to hold, until something does not. Needs nothing but the clone and its packages: the
 * tests bring their own database and server. The last line counts the tests.
 * `npm run check`, with --static: only what looks at the sources without running them.
 * `npm run test:long`, with --long: what `npm test` takes a sample of (lib/testing/rounds.ts), in full.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const TREES = [
  'app',
  'bench',
  'clients',
  'components',
  'e2e',
  'examples/receiver',
  'lib',
  'scripts',
  'proxy.next.ts',
].filter((tree) => existsSync(path.join(root, tree)));
const isLong = process.argv.includes('--long');
const isStatic = process.argv.includes('--static');
/** A stage that takes so long hangs: the longest, in the browser, takes half of it. */
const LONGEST_STAGE = (isLong ? 12 * 60 : 45) * 60_000;
/** Bytes of memory that have to be free for the tests' databases to be kept there; they need a tenth of it. */
const PLENTY = 2 * 2 ** 30;
/** The product's own settings: whoever runs the tests may have some for a server of theirs. */
const SETTINGS =
  /^(PORT|HOST|BASE_URL|DATA_DIR|DATABASE_URL|STORAGE_URL|RECORDING_QUOTA_GB|APP_SECRET|JOBS|RATE_LIMITS|TRUST_PROXY|SIGN_UP|SMTP_URL|MAIL_FROM|DEMO|NODE_ENV|MEDIA_ENGINE|CORS_ORIGINS|LOG_LEVEL|METRICS_TOKEN|(LLM|STT|TTS)_[A-Z_]+)$/;

/** Everything that the tests keep for a while: a place to find again what one of them left running. */
const temporary = mkdtempSync(path.join(tmpdir(), 'colloquy-tests-'));
/** The databases that test files share, one for each tool: a file clones its tool's for itself. */
const databaseFolder = mkdtempSync(path.join(databaseRoot(), 'colloquy-tests-database-'));
// Where root works, databases run as another user, who has to pass through.
chmodSync(temporary, 0o755);
chmodSync(databaseFolder, 0o755);
const report = (/** @type {string} */ name) => path.join(temporary, `${name}.json`);
const vitest = (/** @type {string} */ project, /** @type {string[]} */ more = []) => [
  'vitest',
  'run',
  ...more,
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(project)}`,
];

/** @typedef {{title: string, command: string[], count?: () => Count}} Stage */
/** @type {Stage} */
const FORMAT = { title: 'Format and lint', command: ['biome', 'ci', '.'] };
/**
 * Version 7 takes a third of the time; version 6 beside it has the compiler's API, which others use. Reads what the
 * build says of the pages' types, too, where there is one.
 * @type {Stage}
 */
const TYPES = { title: 'Types', command: ['../typescript-7/bin/tsc', '--noEmit'] };
/** @type {Stage} */
const LAYERS = { title: 'Layers', command: ['depcruise', ...TREES] };
/** @type {Stage} */
const DEAD_CODE = { title: 'Dead code', command: ['knip'] };
/** @type {Stage[]} */
const TESTS = [
  { title: 'Units and API', command: vitest('unit'), count: () => ofVitest('unit') },
  { title: 'Start, stop and other slow ones', command: vitest('slow'), count: () => ofVitest('slow') },
  {
    title: 'End to end in a browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    count: ofPlaywright,
  },
];

/**
 * What the slow tests and the browser start: built beside the units, since it leaves a processor idle half the time.
 * @type {Stage}
 */
const BUILD = { title: 'Pages', command: [process.execPath, 'lib/server/boot.mjs', 'build', '--when-stale'] };

/**
 * What looks at the sources: the types after the build, which leaves them to the compiler that is quicker. One of the
 * units reads the trees' layers by the same rules, and asks whether their imports were followed at all.
 */
const BESIDE_THE_UNITS = [FORMAT, BUILD, TYPES, DEAD_CODE];

/** Only these, with LONG=1: the test files that go on for longer then. @returns {Stage[]} */
const longStages = () => [
  ...['unit', 'slow'].map((project) => ({
    title: `Long rounds: ${project}`,
    command: vitest(project, ['--passWithNoTests', ...filesWithRounds(/\.test\.tsx?$/)]),
    count: () => ofVitest(project),
  })),
  {
    title: 'Long rounds: browser',
    command: ['playwright', 'test', '--reporter=list,json', ...filesWithRounds(/\.spec\.ts$/)],
    count: ofPlaywright,
  },
];

/** One after the other; what a round has several of runs side by side, each in its own order. @type {Stage[][][]} */
const ROUNDS = isLong
  ? longStages().map((stage) => [[stage]])
  : isStatic
    ? [[[FORMAT, TYPES, LAYERS, DEAD_CODE]]]
    : [[BESIDE_THE_UNITS, TESTS.slice(0, 1)], ...TESTS.slice(1).map((stage) => [[stage]])];

/** @typedef {{passed: number, failed: number, skipped: number}} Count */
/** The tools that run, each by the folder of its own that its temporary files are in. @type {Map<string, number>} */
const running = new Map();
/** By a signal, or for its length. */
let cutShort = false;
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => {
    cutShort = true;
    void endRunning();
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const times = [];
let holds = true;
for (const lanes of ROUNDS) {
  // One is watched while it runs; what the others print comes after it.
  const printed = await Promise.all(lanes.map((lane, at) => run(lane, at === lanes.length - 1)));
  process.stdout.write(printed.join(''));
  if (!holds || cutShort) break;
}
for (const folder of [temporary, databaseFolder]) rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${times.join('\n')}\n`);
if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = holds && !cutShort ? 0 : 1;

/**
 * Runs stages one after the other, until one does not hold.
 * @param {Stage[]} stages
 * @param {boolean} isWatched whether to print what they print at once
 * @returns {Promise<string>} what is left to print
 */
async function run(stages, isWatched) {
  let printed = '';
  for (const { title, command, count } of stages) {
    const heading = `\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}\n`;
    if (isWatched) process.stdout.write(heading);
    const begun = performance.now();
    const { status, output } =
      command[0] !== 'playwright' || hasBrowser()
        ? await finished(command, isWatched)
        : { status: 1, output: '' };
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (!isWatched) printed += heading + output;
    times.push(`${status === 0 ? 'holds' : 'FAILS'}  ${seconds.padStart(6)} s  ${title}`);
    const counted = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += counted.passed;
    total.skipped += counted.skipped;
    // Also what fails without a count of its own is a failure.
    total.failed += status === 0 ? counted.failed : Math.max(1, counted.failed);
    if (status !== 0) holds = false;
    if (status !== 0 || cutShort) break;
  }
  return printed;
}

/**
 * Runs one of the project's tools in a process group of its own, of which nothing is left afterwards.
 * @param {string[]} command
 * @param {boolean} isWatched
 * @returns {Promise<{status: number | string | null, output: string}>}
 */
async function finished([tool = '', ...args], isWatched) {
  const environment = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const folder = mkdtempSync(path.join(temporary, 'stage-'));
  chmodSync(folder, 0o755);
  mkdirSync(databaseOf(folder));
  const child = spawn(path.resolve(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    detached: true,
    stdio: isWatched ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(environment),
      TMPDIR: folder,
      TEST_DATABASE_DIR: databaseOf(folder),
      ...(isLong && { LONG: '1' }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  if (child.pid !== undefined) running.set(folder, child.pid);
  const late = setTimeout(() => {
    process.stdout.write(`Not done after ${LONGEST_STAGE / 60_000} minutes.\n`);
    cutShort = true;
    void endRunning();
  }, LONGEST_STAGE);
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  clearTimeout(late);
  await endTool(folder);
  return { status, output };
}

/** Where a tool keeps the database that its test files share. @param {string} folder of its temporary files */
function databaseOf(folder) {
  return path.join(databaseFolder, path.basename(folder));
}

/**
 * Memory where there is plenty. Each test file creates a database of a thousand small files and removes it; ext4 takes
 * longer for every new file while it remembers the ones just removed.
 * @returns {string}
 */
function databaseRoot() {
  const memory = '/dev/shm';
  if (!existsSync(memory) || freemem() < PLENTY) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= PLENTY ? memory : tmpdir();
}

/** The tests that call `rounds`. @param {RegExp} name @returns {string[]} */
function filesWithRounds(name) {
  return TREES.filter((tree) => !tree.endsWith('.ts'))
    .flatMap((tree) =>
      readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(tree, file),
      ),
    )
    .filter(
      (file) => name.test(file) && readFileSync(path.join(root, file), 'utf8').includes('/testing/rounds'),
    );
}

/** Ends everything. */
async function endRunning() {
  await Promise.all([...running.keys()].map(endTool));
}

/**
 * Asks what is left of a running tool to end, then the databases that it started, and ends what does not.
 * @param {string} folder
 */
async function endTool(folder) {
  const pid = running.get(folder);
  if (pid === undefined) return;
  await endAll('SIGTERM', () => (signal(-pid, 0) ? [-pid] : []));
  // To a database: end now, without waiting for who is connected.
  await endAll('SIGINT', () => databases(folder));
}

/**
 * @param {NodeJS.Signals} request
 * @param {() => number[]} alive what is to end: processes, and groups as negative numbers
 */
async function endAll(request, alive) {
  for (const pid of alive()) signal(pid, request);
  for (let waited = 0; waited < 20_000 && alive().length > 0; waited += 100) await sleep(100);
  for (const pid of alive()) signal(pid, 'SIGKILL');
}

/** The databases of a tool that are alive, as far as the system tells. @param {string} folder */
function databases(folder) {
  const places = [folder, databaseOf(folder)].map((place) => path.join(place, path.sep));
  // Who ends in peace leaves this one to other tests that run here, if there are any.
  if (cutShort) places.push(path.join(root, 'data-test', path.sep));
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, flag, folder = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return flag === '-D' && places.some((place) => folder.startsWith(place));
      } catch {
        // It has just ended.
        return false;
      }
    })
    .map(Number);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether there was somebody to take it
 */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Finds a Chromium, or installs one where that is ours to do. */
function hasBrowser() {
  if (findChromium()) return true;
  if (process.env.CHROMIUM) {
    process.stdout.write(`CHROMIUM names ${process.env.CHROMIUM}, which is no program.\n`);
    return false;
  }
  const isRoot = process.getuid?.() === 0;
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (isRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0) {
    process.stdout.write('No Chromium found; installing Debian’s.\n');
    aptGet('update', '-q');
    aptGet('install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
    // Saves time, and is not everywhere.
    aptGet('install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell');
    if (findChromium()) return true;
  }
  process.stdout.write(
    'The end-to-end tests need Chromium or Chrome. Install it (Debian: apt-get install chromium; Fedora: ' +
      'dnf install chromium; macOS: brew install --cask chromium), or name its program in the variable CHROMIUM.\n',
  );
  return false;
}

/**
 * @param {string} name
 * @returns {any}
 */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    // The tool ended before it could report.
    return {};
  }
}

/**
 * @param {string} project
 * @returns {Count}
 */
function ofVitest(project) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(project);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** @returns {Count} */
function ofPlaywright() {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport('playwright').stats ?? {};
  return { passed: expected + flaky, failed: unexpected, skipped };
}
