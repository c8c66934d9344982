/**
 * `npm run test:names`: compares the names of all tests with those of an earlier revision (test-names.json), so that
 * no check is lost while tests are moved, split or made faster. Says which are gone, added and moved to another file,
 * and ends with 1 when one is gone that test-names-changed.json does not explain. With --write it keeps the names of
 * this tree instead, as those of the commit that is checked out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const KEPT = path.join(root, 'scripts/test-names.json');
/** For each name that is gone on purpose: the name that has its check now, or in brackets why there is none. */
const CHANGED = path.join(root, 'scripts/test-names-changed.json');

/** Files with the names of their tests, as often as a name occurs. @typedef {Record<string, string[]>} Names */

/**
 * What became of the tests of `before`. A name that is in another file now has moved.
 * @param {Names} before
 * @param {Names} now
 * @returns {{gone: string[], added: string[], moved: string[]}} each as `file: name`
 */
export function compare(before, now) {
  const gone = difference(comparable(before), comparable(now));
  const added = difference(comparable(now), comparable(before));
  /** @type {string[]} */
  const moved = [];
  for (const test of gone.slice()) {
    const at = added.findIndex(({ name }) => name === test.name);
    if (at < 0) continue;
    const [found] = added.splice(at, 1);
    gone.splice(gone.indexOf(test), 1);
    moved.push(`${test.file} → ${found?.file}: ${test.name}`);
  }
  const line = (/** @type {{file: string, name: string}} */ { file, name }) => `${file}: ${name}`;
  return { gone: gone.map(line), added: added.map(line), moved };
}

/**
 * Names in which ids, which each run draws, stand for any other, without the decisions and faults that they begin
 * with (`X34: `, `G3, G6: `): a test that is held against one more is the same test.
 * @param {Names} names
 * @returns {Names}
 */
function comparable(names) {
  const shortened = (/** @type {string} */ name) =>
    name
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')
      .replace(/(^| > )[A-Z][0-9]+(, [A-Z][0-9]+)*: /g, '$1');
  return Object.fromEntries(Object.entries(names).map(([file, own]) => [file, own.map(shortened)]));
}

/**
 * What `a` has more often than `b`.
 * @param {Names} a
 * @param {Names} b
 */
function difference(a, b) {
  return Object.entries(a).flatMap(([file, names]) => {
    const others = [...(b[file] ?? [])];
    return names.flatMap((name) => {
      const at = others.indexOf(name);
      if (at >= 0) others.splice(at, 1);
      return at >= 0 ? [] : [{ file, name }];
    });
  });
}

/** @returns {Names} */
function namesOfTree() {
  /** @type {Names} */
  const names = {};
  const add = (/** @type {string} */ file, /** @type {string} */ name) => {
    names[file] = [...(names[file] ?? []), name];
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'test-names-'));
  try {
    const file = path.join(folder, 'vitest.json');
    run('vitest', ['list', `--json=${file}`]);
    for (const test of JSON.parse(readFileSync(file, 'utf8')))
      add(path.relative(root, test.file).split(path.sep).join('/'), test.name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { suites } = JSON.parse(run('playwright', ['test', '--list', '--reporter=json']));
  for (const suite of suites) addSpecs(suite, [], (name) => add(`e2e/${suite.file}`, name));
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @typedef {{title: string, suites?: Suite[], specs: {title: string}[]}} Suite
 * @param {Suite} suite
 * @param {string[]} above
 * @param {(name: string) => void} add
 */
function addSpecs(suite, above, add) {
  for (const { title } of suite.specs) add([...above, title].join(' > '));
  for (const inner of suite.suites ?? []) addSpecs(inner, [...above, inner.title], add);
}

/** @param {string} tool @param {string[]} args */
const run = (tool, args) =>
  execFileSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    // With what `npm test` takes a sample of.
    env: { ...process.env, LONG: '1' },
  });

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

function main() {
  const isWriting = process.argv.includes('--write');
  if (!isWriting && !existsSync(KEPT)) {
    process.stdout.write(
      'No names are kept: check out the commit to compare with, and run this with --write.\n',
    );
    process.exitCode = 1;
    return;
  }
  const tests = namesOfTree();
  if (isWriting) {
    const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
    writeFileSync(KEPT, `${JSON.stringify({ revision: revision.trim(), tests }, null, 1)}\n`);
    return;
  }
  const kept = read(KEPT);
  const { gone, added, moved } = compare(kept.tests, tests);
  /** @type {Record<string, string>} */
  const changed = read(CHANGED);
  const present = new Set(Object.values(comparable(tests)).flat());
  const explained = gone.filter((line) => {
    const now = changed[line.slice(line.indexOf(': ') + 2)];
    return now !== undefined && (now.startsWith('(') || present.has(now));
  });
  const lost = gone.filter((line) => !explained.includes(line));
  const print = (/** @type {string} */ title, /** @type {string[]} */ lines) =>
    process.stdout.write(`${lines.length} ${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  print('added', added);
  print('moved', moved);
  print('changed on purpose', explained);
  print('lost', lost);
  const count = Object.values(tests).flat().length;
  process.stdout.write(
    `${count} tests; ${Object.values(kept.tests).flat().length} in revision ${kept.revision}\n`,
  );
  process.exitCode = lost.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) main();
