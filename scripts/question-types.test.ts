import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { QUESTION_KINDS } from '@/lib/domain/question-types/question-kinds';

const root = path.resolve(import.meta.dirname, '..');
/** What was read for one program is read by the next one too: most of it is the types of packages. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** The compiler's messages about these files of the project, with one more file that is nowhere on the disk. */
function messagesOf(
  files: readonly string[],
  planted: { name: string; text: string },
): Map<string, string[]> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const plantedPath = path.join(root, planted.name);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === plantedPath || fileExists.call(host, file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    if (file === plantedPath) return ts.createSourceFile(file, planted.text, languageVersion, true);
    if (!sources.has(file)) sources.set(file, getSourceFile.call(host, file, languageVersion, ...rest));
    return sources.get(file);
  };
  const roots = [...new Set([...files, planted.name])].map((file) => path.join(root, file));
  const program = ts.createProgram(roots, { ...options, incremental: false }, host);
  return new Map(
    files.map((file) => [
      file,
      program
        .getSemanticDiagnostics(program.getSourceFile(path.join(root, file)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

describe('X40: one module a question type', { timeout: 180_000 }, () => {
  it('a type without one of its parts does not compile', () => {
    const name = 'lib/domain/question-types/planted.ts';
    const parts = Object.keys(QUESTION_KINDS.ranking);
    const kindOf = (left: readonly string[]) => `: QuestionKind<'ranking'> = { ${left.join(', ')} };`;
    const text = [
      "import type { QuestionKind } from './question-kind';",
      "import { ranking } from './ranking';",
      `const { ${parts.join(', ')} } = ranking;`,
      `export const whole${kindOf(parts)}`,
      ...parts.map(
        (part) => `export const without_${part}${kindOf(parts.filter((other) => other !== part))}`,
      ),
    ].join('\n');
    const messages = messagesOf([name], { name, text }).get(name) ?? [];
    expect(parts.length).toBeGreaterThan(8);
    expect(messages).toEqual(parts.map((part) => expect.stringContaining(`Property '${part}' is missing`)));
  });

  // What the compiler asks for first; once the answer and the API's shapes are there, it asks for the controls.
  const PLACES = [
    'lib/domain/question-types/question-kinds.ts',
    'lib/domain/guide/identify-guide.ts',
    'lib/domain/guide/strip-ids.ts',
    'lib/domain/guide/guide-markdown.ts',
    'lib/wire/interview/answer.ts',
    'lib/wire/interview/step.ts',
    'lib/services/demo/closed-answer.ts',
    'components/guide/model/new-parts.ts',
    'components/guide/model/type-words.ts',
    'components/guide/preview/preview-answers.ts',
  ];

  it('a type that is planted does not compile in any place that needs it', () => {
    const messages = messagesOf(PLACES, {
      name: 'lib/domain/planted-type.ts',
      text: [
        "import type { ItemBase } from './guide/guide';",
        "declare module './guide/guide' {",
        "  interface Items { slider: ItemBase & { type: 'slider'; from: number; to: number } }",
        '}',
        "declare module './interview/interview' { interface Answers { slider: { value: number } } }",
        "declare module './question-types/question-kind' {",
        "  interface GivenTo { slider: { type: 'slider'; value: number } }",
        '}',
      ].join('\n'),
    });
    expect(PLACES.filter((place) => (messages.get(place) ?? []).length === 0)).toEqual([]);
  });
});
