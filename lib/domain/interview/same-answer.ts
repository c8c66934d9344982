import type { QuestionType } from '../guide/guide';
import { kindOf } from '../question-types/question-kinds';
import { isSkip } from './answer-kinds';
import type { Answer } from './interview';

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => same(value, b[at]));
}

/** Equal as JSON values, whatever the order of keys. */
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

/** A skip, and anything that is no answer of this type, unchanged. */
function normalised(type: QuestionType, answer: Answer): unknown {
  const kind = kindOf(type);
  return !isSkip(answer) && kind.accepts(answer) ? kind.normalised(answer) : answer;
}

/**
 * Whether `b` is the same answer as `a` to a question of this type: the selections of a multiple_choice and the cells
 * of a matrix are sets, everything else is compared exactly.
 */
export function sameAnswer(type: QuestionType, a: Answer, b: Answer): boolean {
  return same(normalised(type, a), normalised(type, b));
}
