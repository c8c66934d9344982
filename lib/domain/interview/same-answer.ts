import type { QuestionType } from '../guide/guide';
import { isChoice, isMatrix } from './answer-kinds';
import type { Answer, MatrixAnswer } from './interview';

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => same(value, b[at]));
}

/** Equal as JSON values; the order of keys means nothing. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const fields = new Map(Object.entries(b));
  const entries = Object.entries(a);
  return (
    entries.length === fields.size &&
    entries.every(([key, value]) => fields.has(key) && same(value, fields.get(key)))
  );
}

const sortedCells = (answer: MatrixAnswer) =>
  Object.fromEntries(Object.entries(answer.cells).map(([row, columns]) => [row, [...columns].sort()]));

/** The answer with what is a set in a fixed order. A ranking's order is the answer itself. */
function settled(type: QuestionType, answer: Answer): unknown {
  if (type === 'multiple_choice' && isChoice(answer))
    return { ...answer, optionIds: [...answer.optionIds].sort() };
  if (type === 'matrix' && isMatrix(answer)) return { cells: sortedCells(answer) };
  return answer;
}

/**
 * Whether `b` gives the answer `a` again, to a question of this type: the selections of a multiple_choice and
 * the cells of a matrix are sets, everything else is compared exactly.
 */
export function sameAnswer(type: QuestionType, a: Answer, b: Answer): boolean {
  return same(settled(type, a), settled(type, b));
}
