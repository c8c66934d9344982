/**
 * `npm run unsaid`: makes docs/unsaid.md. A test that pins one of the decisions on what the specification leaves open
 * carries its number in its name, such as 'C3: minSelect does not come alone', 'A2 and A3: …' or 'C1 to C8: …'. A test of a fault
 * that was found in use carries that fault's number (X1 and on) in the same way.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DECISIONS, FAULTS } from './decisions.mjs';

const root = path.resolve(import.meta.dirname, '..');
export const UNSAID = path.join(root, 'docs/unsaid.md');
const TREES = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts'];
/** Tests, and what lib/testing has for several of them. */
const TEST = /\.(test\.tsx?|spec\.ts)$|^lib\/testing\//;

const NUMBER = '[A-PX]\\d{1,2}';
const LIST = new RegExp(`^${NUMBER}(?:(?:,| and| to|, and) ${NUMBER})*(?=: )`);
const ANYWHERE = new RegExp(`\\b${NUMBER}\\b`, 'g');
const TITLES = new Map([...DECISIONS, ...FAULTS]);
const ORDER = [...TITLES.keys()];

/** @typedef {{numbers: string[], promise: string, file: string}} Pin */

/**
 * The numbers that a name carries, and the name without them. Ranges count in the decisions' own order.
 * @param {string} name
 * @returns {{numbers: string[], promise: string}}
 */
export function numbersIn(name) {
  const list = LIST.exec(name)?.[0];
  if (!list) return { numbers: known(name.match(ANYWHERE) ?? []), promise: name };
  const numbers = list.split(/,? and |, /).flatMap((part) => {
    const [from = '', to = from] = part.split(' to ');
    return ORDER.slice(ORDER.indexOf(from), ORDER.indexOf(to) + 1);
  });
  return { numbers: known(numbers), promise: name.slice(list.length + 2) };
}

/** @param {string[]} numbers */
const known = (numbers) => ORDER.filter((number) => numbers.includes(number));

/**
 * What the tests of one file promise about which decisions.
 * @param {string} file
 * @param {string} text
 * @returns {Pin[]}
 */
export function pinsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Pin[]} */
  const pins = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) {
      const cases =
        isTestName(node) || isGroupName(node) ? namesOf(node) : LIST.test(node.text) ? [node.text] : [];
      for (const name of cases) {
        const { numbers, promise } = numbersIn(name);
        if (numbers.length > 0) pins.push({ numbers, promise: readable(promise), file });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pins;
}

/** A table's placeholders say nothing to a reader. @param {string} promise */
const readable = (promise) =>
  promise
    .replaceAll(/%[sdifjo#]|\$\w+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param {ts.StringLiteralLike} node */
const isTestName = (node) => ['it', 'test'].includes(calledWith(node));
/** @param {ts.StringLiteralLike} node */
const isGroupName = (node) => calledWith(node) === 'describe';

/**
 * The function whose first argument this is, by the first word of what is called: `it` of `it.each(cases)(name)`.
 * @param {ts.Node} node
 */
function calledWith(node) {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return '';
  let called = call.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  return ts.isIdentifier(called) ? called.text : '';
}

/**
 * The names that a test has: one, or with 'D1: %s' over a table one for each of its rows, by the row's first text.
 * @param {ts.StringLiteralLike} node
 * @returns {string[]}
 */
function namesOf(node) {
  const call = node.parent;
  if (!ts.isCallExpression(call) || !/(^|: )%s$/.test(node.text)) return [node.text];
  const table = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined;
  const rows = table && rowsOf(table);
  return rows?.map((row) => node.text.replace('%s', () => row)) ?? [node.text];
}

/**
 * @param {ts.Expression} table an array, or the name of one in the same file
 * @returns {string[] | undefined}
 */
function rowsOf(table) {
  const array = ts.isIdentifier(table) ? declared(table) : table;
  if (!array || !ts.isArrayLiteralExpression(array)) return undefined;
  return array.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

/** @param {ts.Identifier} name */
function declared(name) {
  /** @type {ts.Expression | undefined} */
  let found;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text) found ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}

/**
 * docs/unsaid.md of these pins.
 * @param {Pin[]} pins
 * @returns {string}
 */
export function unsaid(pins) {
  const pinned = ORDER.filter((number) => pins.some(({ numbers }) => numbers.includes(number)));
  const open = ORDER.filter((number) => !pinned.includes(number));
  return [
    '# What the specification leaves open, and what holds here',
    '',
    'Where the specification of the public API is silent, the service decides, and a test pins the decision. This page is made from the names of those tests by `npm run unsaid`, so it says nothing that is not tested. Numbers with an X are faults that were found in use, each with the tests that keep it from coming back. Change the tests, never the page.',
    '',
    ...pinned.flatMap((number) => [
      `## ${number} ${TITLES.get(number)}`,
      '',
      '| what holds | test |',
      '|---|---|',
      ...rowsFor(pins.filter(({ numbers }) => numbers.includes(number))),
      '',
    ]),
    '## Not pinned yet',
    '',
    ...(open.length === 0 ? ['Nothing.'] : open.map((number) => `- ${number} ${TITLES.get(number)}`)),
    '',
  ].join('\n');
}

/** @param {Pin[]} pins */
function rowsFor(pins) {
  const rows = pins.map(({ promise, file }) => {
    const cell = promise.replaceAll('|', '\\|').replaceAll('<', '&lt;');
    return `| ${cell} | [${path.basename(file)}](../${encodeURI(file).replaceAll(/[()[\]]/g, escape)}) |`;
  });
  return [...new Set(rows)];
}

/** What this tree's tests pin, in the order of their files. */
export function pinsOfTree() {
  return TREES.filter((tree) => existsSync(path.join(root, tree)))
    .flatMap((tree) =>
      readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(tree, file),
      ),
    )
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => TEST.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
    .flatMap((file) => pinsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

if (process.argv[1] === import.meta.filename) writeFileSync(UNSAID, unsaid(pinsOfTree()));
