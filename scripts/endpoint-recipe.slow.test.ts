import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutesOf, patternsBelow } from './api-table.mjs';

/** The README's recipe for an endpoint, followed to the letter in a copy of the sources. */

const root = path.resolve(import.meta.dirname, '..');
let copy: string;

beforeAll(() => {
  // Below the root, where packages are found.
  mkdirSync(path.join(root, '.build'), { recursive: true });
  copy = mkdtempSync(path.join(root, '.build/recipe-'));
  for (const part of [
    'app',
    'clients',
    'examples',
    'lib',
    'scripts',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  ])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  // The tests of the copy share the database that these tests have started.
  symlinkSync(path.join(root, 'data-test'), path.join(copy, 'data-test'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Block {
  file: string;
  text: string;
  /** To be added to what is there. */
  isAddition: boolean;
}

function blocksOf(heading: string): Block[] {
  const section = readFileSync(path.join(root, 'README.md'), 'utf8')
    .split(`### ${heading}\n`)[1]
    ?.split('\n### ')[0];
  return [...(section ?? '').matchAll(/^```ts\n\/\/ (\S+?)(: add)?\n(.*?)^```$/gms)].map(
    ([, file = '', add, text = '']) => ({ file, text, isAddition: add !== undefined }),
  );
}

/** Imports go before the first one that is there, entries before the end of the last list. */
function withAddition(source: string, addition: string): string {
  const lines = addition.trimEnd().split('\n');
  const imports = lines.filter((line) => line.startsWith('import ')).map((line) => `${line}\n`);
  const entries = lines.filter((line) => !line.startsWith('import ')).map((line) => `${line}\n`);
  const withImports =
    imports.length === 0 ? source : source.replace(/^import /m, `${imports.join('')}import `);
  const end = withImports.lastIndexOf('\n];') + 1;
  return `${withImports.slice(0, end)}${entries.join('')}${withImports.slice(end)}`;
}

function follow({ file, text, isAddition }: Block): void {
  const target = path.join(copy, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, isAddition ? withAddition(readFileSync(target, 'utf8'), text) : text);
}

/** What the compiler has to say of these files of the copy. */
function faultsOf(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, copy);
  const at = files.map((file) => path.join(copy, file));
  // What the runner gives to tests is declared where it is set up.
  const program = ts.createProgram([...at, path.join(copy, 'lib/testing/global-setup.ts')], {
    ...options,
    incremental: false,
    paths: { '@/*': [path.join(copy, '*')] },
  });
  return at
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Runs a program in the copy: what it says, and how it ends. */
function run(...program: string[]): Promise<{ code: number | null; said: string }> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, program, {
    cwd: copy,
    env: { NODE_ENV: 'test', PATH, HOME, NO_COLOR: '1', ...(TMPDIR && { TMPDIR }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

describe('X15: the recipe of the README for an endpoint', () => {
  const blocks = blocksOf('Add an endpoint');

  it('has a block for each of its six files', () => {
    expect(blocks.map(({ file, isAddition }) => (isAddition ? `+ ${file}` : file))).toEqual([
      'lib/services/studies/count-questions.ts',
      'lib/wire/v1/question-count.ts',
      'lib/wire/docs/question-count.ts',
      'app/api/public/v1/studies/[studyId]/question-count/route.ts',
      '+ lib/wire/docs/operation-order.ts',
      'app/api/public/v1/studies/[studyId]/question-count/route.test.ts',
    ]);
  });

  it('followed, it compiles and passes what judges routes', async () => {
    for (const block of blocks) follow(block);
    writeFileSync(path.join(copy, 'lib/server/api-routes.ts'), apiRoutesOf(patternsBelow(copy)));
    expect(faultsOf(blocks.map(({ file }) => file))).toEqual([]);
    const types = await run('scripts/run.mjs', 'lib/testing/client-types/main.ts');
    expect(types).toEqual({ code: 0, said: '' });
    const runner = path.join(root, 'node_modules/vitest/vitest.mjs');
    const judges = ['lib/server/api-table', 'lib/http/openapi/open-api', 'client-types', 'question-count'];
    // One process: each would load the whole API for a file or two.
    const one = ['--maxWorkers', '1'];
    const { code, said } = await run(runner, 'run', '--project', 'unit', ...one, ...judges);
    expect(said).toMatch(/question-count\/route\.test\.ts \(\d tests\)/);
    expect(code, said).toBe(0);
  });
});
