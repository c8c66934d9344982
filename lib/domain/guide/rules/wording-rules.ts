import type { Block } from '../guide';
import { optionsOf, type Place } from '../guide-index';
import { type GuideProblem, type Path, problem } from '../guide-problem';
import { nameOf } from '../name-of';

/**
 * C8: no two options, rows or concepts read the same: compared exactly, case included, after trimming. Empty texts are
 * left to the problems of unfinished guides.
 */
export function conceptWordingProblems(block: Block, blockIndex: number): GuideProblem[] {
  const titles = (block.conceptSamplingConfig?.concepts ?? []).map((concept) => concept.content.title);
  return repeated(titles).map((index) =>
    problem(
      'C8',
      'concepts-read-the-same',
      [blockIndex, 'conceptSamplingConfig', 'concepts', index, 'content', 'title'],
      'No two concepts of a block have the same title',
      titles[index] ?? '',
    ),
  );
}

/** C8 for an item's options and rows, and the number of items on a max-diff screen. */
export function itemWordingProblems({ item, path }: Place): GuideProblem[] {
  const options = optionsOf(item);
  const texts = options.map((option) => option.text);
  const rows = item.type === 'matrix' ? item.rows.map((row) => row.text) : [];
  const add = (code: string, at: Path, sentence: string, name: string) =>
    problem('C8', code, [...path, ...at], sentence, name);
  const problems = [
    ...repeated(texts).map((index) => {
      const sentence = 'No two options of a question read the same';
      return add('options-read-the-same', ['options', index, 'text'], sentence, texts[index] ?? '');
    }),
    ...repeated(rows).map((index) => {
      const sentence = 'No two rows of a matrix read the same';
      return add('rows-read-the-same', ['rows', index, 'text'], sentence, rows[index] ?? '');
    }),
  ];
  if (item.type === 'max_diff' && (item.itemsPerScreen ?? 0) > options.length) {
    const sentence = 'itemsPerScreen is at most the number of options';
    problems.push(add('items-per-screen-above-options', ['itemsPerScreen'], sentence, nameOf(item)));
  }
  return problems;
}

/** The places whose text occurred before. */
function repeated(texts: string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    const read = text.trim();
    const again = text !== '' && seen.has(read);
    seen.add(read);
    return again ? [index] : [];
  });
}
