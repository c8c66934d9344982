import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFromText } from '@/lib/domain/guide-from-text/guide-from-text';
import type { SortedQuestion } from '@/lib/domain/guide-from-text/sorted-guide';

interface QuestionList {
  name: string;
  text: string;
  /** A line for each question: its kind, and how many there are to choose from; rows by columns for a matrix. */
  expected: string[];
}

export type ListHalf = 'built' | 'measured' | 'last';

export interface ListFigures {
  lists: number;
  questions: number;
  /** Typed right, and with the right number of answers as well. */
  typed: number;
  whole: number;
  wrong: string[];
}

export function questionLists(half: ListHalf): QuestionList[] {
  const path = join(process.cwd(), `lib/testing/evaluation/fixtures/question-lists-${half}.txt`);
  const parts = readFileSync(path, 'utf8')
    .split(/^=== (.*)\n/m)
    .slice(1);
  return parts.flatMap((name, at) => {
    if (at % 2 === 1) return [];
    const [text = '', expected = ''] = (parts[at + 1] ?? '').split('--- expected\n');
    return [{ name, text, expected: expected.trim().split('\n') }];
  });
}

/** How many questions of plain lists are found and typed as somebody judged by hand. */
export function listFigures(half: ListHalf): ListFigures {
  const figures: ListFigures = { lists: 0, questions: 0, typed: 0, whole: 0, wrong: [] };
  for (const { name, text, expected } of questionLists(half)) {
    const found = guideFromText(text).sections.flatMap(({ questions }) => questions);
    figures.lists += 1;
    for (const [wanted, got] of besideEachOther(expected, found.map(shapeOf))) {
      figures.questions += 1;
      if (wanted?.split(':')[0] === got?.split(':')[0]) figures.typed += 1;
      if (wanted === got) figures.whole += 1;
      else figures.wrong.push(`${name}: ${got ?? 'nothing'} for ${wanted ?? 'nothing'}`);
    }
  }
  return figures;
}

function shapeOf({ kind, options, scale }: SortedQuestion): string {
  if (kind === 'matrix') return `matrix:${options.length}x${scale.length}`;
  return kind === 'open' || kind === 'statement' || kind === 'file' ? kind : `${kind}:${options.length}`;
}

/** Two lists in their order with the fewest differences in kind, so that one that is missing does not count for all after it. */
function besideEachOther(
  wanted: readonly string[],
  found: readonly string[],
): [wanted: string | undefined, found: string | undefined][] {
  const kind = (shape: string | undefined) => shape?.split(':')[0];
  const costs: number[][] = [];
  for (let i = wanted.length; i >= 0; i -= 1) {
    costs[i] = [];
    for (let j = found.length; j >= 0; j -= 1) {
      const same = kind(wanted[i]) === kind(found[j]) ? 0 : 1;
      const both = i < wanted.length && j < found.length ? same + costs[i + 1]![j + 1]! : Number.MAX_VALUE;
      const one = i < wanted.length ? 1 + costs[i + 1]![j]! : Number.MAX_VALUE;
      const other = j < found.length ? 1 + costs[i]![j + 1]! : Number.MAX_VALUE;
      costs[i]![j] = i === wanted.length && j === found.length ? 0 : Math.min(both, one, other);
    }
  }
  const pairs: [string | undefined, string | undefined][] = [];
  for (let i = 0, j = 0; i < wanted.length || j < found.length; ) {
    const left = costs[i]![j]!;
    const same = kind(wanted[i]) === kind(found[j]) ? 0 : 1;
    if (i < wanted.length && j < found.length && left === same + costs[i + 1]![j + 1]!)
      pairs.push([wanted[i++], found[j++]]);
    else if (i < wanted.length && left === 1 + costs[i + 1]![j]!) pairs.push([wanted[i++], undefined]);
    else pairs.push([undefined, found[j++]]);
  }
  return pairs;
}
