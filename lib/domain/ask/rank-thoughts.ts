import type { QuestionTerm } from './question-terms';
import type { SaidRow, SaidThought } from './said-thought';

/**
 * A thought and how much of what was asked it speaks of, from 0 to 1. Of “Who had a cancelled train?” a thought about a
 * train says little in a study on trains.
 */
export interface RankedThought extends SaidThought {
  covered: number;
  score: number;
  /** Whether it says at least one of the words, in a form of it or one that is near. */
  saysSome: boolean;
}

/** A word that is near counts for so much of the word itself. */
const NEAR = 0.6;
/** A word of the question that the answer is to, which the answer need not repeat. */
const ASKED = 0.75;
/** A word that was said in another sentence of the same answer. */
const BESIDE = 0.4;
/** A thought speaks of what was asked when it covers so much of it. */
const ENOUGH = 0.5;
const READABLE = { from: 25, to: 260 };

/**
 * All thoughts of these rows by how much of the question they speak of, the best first. What is rare in the study weighs
 * more than what everybody says.
 */
export function rankThoughts(
  thoughts: readonly SaidThought[],
  terms: readonly QuestionTerm[],
  askedWords: (row: SaidRow) => ReadonlySet<string>,
): RankedThought[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  const rarities = raritiesOf(thoughts, terms);
  const wholeByRarity = terms.reduce((sum, { weight }, at) => sum + weight * (rarities[at] ?? 1), 0);
  const inRow = new Map<SaidRow, Set<string>>();
  for (const { row, words } of thoughts) {
    const all = inRow.get(row) ?? new Set<string>();
    for (const word of words) all.add(word);
    inRow.set(row, all);
  }
  const ranked = thoughts.map((thought): RankedThought => {
    const asked = askedWords(thought.row);
    const beside = inRow.get(thought.row) ?? new Set<string>();
    let telling = 0;
    let saysSome = false;
    for (const [index, term] of terms.entries()) {
      const said = strength(thought.words, term);
      if (said > 0) saysSome = true;
      const context = Math.max(ASKED * strength(asked, term), BESIDE * strength(beside, term));
      const strongest = term.weight * Math.max(said, context);
      telling += strongest * (rarities[index] ?? 1);
    }
    const score = telling / whole + fitness(thought) + (saysSome ? 0.2 : 0);
    return { ...thought, covered: telling / wholeByRarity, saysSome, score };
  });
  return ranked.sort((a, b) => b.score - a.score || order(a, b));
}

/** Whether the thought speaks of what was asked, and is not merely nearest to it. */
export function speaksOfIt({ covered }: RankedThought): boolean {
  return covered >= ENOUGH;
}

/** Whether a question of the guide asks it. */
export function isAsked(words: ReadonlySet<string>, terms: readonly QuestionTerm[]): boolean {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const covered = terms.reduce((sum, term) => sum + term.weight * strength(words, term), 0);
  return whole > 0 && covered / whole >= ENOUGH;
}

function strength(words: ReadonlySet<string>, { parts, forms, near }: QuestionTerm): number {
  if (parts.every((part) => words.has(part))) return 1;
  for (const form of forms) if (words.has(form)) return 1;
  for (const form of near) if (words.has(form)) return NEAR;
  return 0;
}

/** From 1 for what nobody or one person says to a third for what everybody says; in a handful of people nothing is rare. */
function raritiesOf(thoughts: readonly SaidThought[], terms: readonly QuestionTerm[]): number[] {
  const people = new Set(thoughts.map(({ row }) => row.responseId)).size;
  return terms.map((term) => {
    const saying = new Set(
      thoughts.filter(({ words }) => strength(words, term) === 1).map(({ row }) => row.responseId),
    ).size;
    return people < 5 ? 1 : 1 - (2 / 3) * Math.max(0, (saying - 1) / people);
  });
}

/** A thought of a readable length goes before a fragment or a page. */
function fitness({ start, end }: SaidThought): number {
  const length = end - start;
  return length >= READABLE.from && length <= READABLE.to ? 0.1 : 0;
}

function order(a: SaidThought, b: SaidThought): number {
  return (
    a.row.readableId - b.row.readableId ||
    (a.row.studyId < b.row.studyId ? -1 : a.row.studyId > b.row.studyId ? 1 : 0) ||
    a.row.responseIndex - b.row.responseIndex ||
    a.start - b.start
  );
}
